import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const known = ['pagination/ties', 'pagination/envelope', 'pagination.ties-kept', 'lists.quoting'];

it.each([
  ['a letter too few', 'pagination/tie', ['pagination/ties']],
  ['another letter', 'lists.quotimg', ['lists.quoting']],
  ['a part of it', 'envelope', ['pagination/envelope']],
  ['in capitals', 'LISTS.QUOTING', ['lists.quoting']],
  ['nothing like it', 'zzzzzz', []],
])('%s', (_, word, want) => {
  expect(nearest(word, known).slice(0, want.length || 1)).toEqual(want);
});
