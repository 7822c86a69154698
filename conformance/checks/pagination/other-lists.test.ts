import { expect, it } from 'vitest';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { otherLists } from './other-lists.ts';

const url = (of: string) => `http://target.example/v1/asset-types?${of}`;
const page = (step: string, names: string, next?: string, previous?: string) =>
  answered(step, 'listAssetTypes', 200, {
    items: [...names].map((name) => ({ name })),
    first: url('first'),
    next: next === undefined ? null : url(next),
    previous: previous === undefined ? null : url(previous),
  });
const refusal = (step: string) => answered(step, 'listAssetTypes', 422, { code: 'x', message: 'y' });

/** A list of `abcde`, or what it was before and after, in pages of two. */
function judged(exchanges: readonly Exchange[], before = 'abcde', after = before) {
  const all = [page('before/1', before), ...exchanges, page('after/1', after)];
  return outcomeOf(otherLists, written(all, { case: { operation: 'listAssetTypes', page_size: 2 } }));
}

const walk = [page('walk/1', 'ab', '2'), page('walk/2', 'cd', '3', '1'), page('walk/3', 'e', undefined, '2')];
const back = [page('back/2', 'cd', '3', '1'), page('back/3', 'ab', '2')];
const first = page('first', 'ab', '2');

it.each<[string, Exchange[], string | string[]]>([
  ['the same there and back', [...walk, ...back, first], 'satisfied'],
  [
    'short and empty pages',
    [
      page('walk/1', 'a', '2'),
      page('walk/2', '', '3', '1'),
      page('walk/3', 'bc', '4', '2'),
      page('walk/4', 'de', undefined, '3'),
      page('back/2', 'bc', '4', '2'),
      page('back/3', '', '3', '1'),
      page('back/4', 'a', '2'),
    ],
    'satisfied',
  ],
  [
    'the way back in another size',
    [...walk, page('back/2', 'd', '3', '1'), page('back/3', 'abc', '2'), first],
    'satisfied',
  ],
  ['too few', [page('walk/1', 'ab', '2'), page('walk/2', 'd')], ['item-missing']],
  ['one twice', [page('walk/1', 'ab', '2'), page('walk/2', 'bc', '3'), page('walk/3', 'de')], ['item-repeated']],
  ['the same page for ever', [page('walk/1', 'ab', '2'), page('walk/2', 'cde', '2')], ['walk-loops']],
  ['no second page', [page('walk/1', 'ab', '2'), refusal('walk/2')], ['cursor-refused']],
  [
    'too large a page',
    [page('walk/1', 'abc', '2'), page('walk/2', 'de', undefined, '1'), page('back/2', 'abc', '2')],
    ['page-too-large'],
  ],
  ['fewer on the way back', [...walk, page('back/2', 'cd', '3', '1'), page('back/3', 'a')], ['item-missing']],
  ['another page on the way back', [...walk, page('back/2', 'ab', '3', '1'), page('back/3', 'cd')], ['another-page']],
  ['another first page', [...walk, ...back, page('first', 'cd')], ['not-the-first-page']],
  ['nothing on an error', [...walk, answered('back/2', 'listAssetTypes', 503)], 'stopped'],
])('a list shows %s', (_, exchanges, outcome) => {
  expect(judged(exchanges)).toEqual(outcome);
});

it('does not owe what came or went meanwhile', () => {
  const changed = [page('walk/1', 'ab', '2'), page('walk/2', 'de', undefined, '1'), page('back/2', 'nab', '2')];
  expect(judged(changed, 'abcde', 'nabde')).toBe('satisfied');
});

it('shows nothing where it is empty', () => {
  expect(judged([page('walk/1', '')], '')).toBe('stopped');
});
