import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { nextThenPrevious } from './next-then-previous.ts';

const data = { assets: ['a', 'b', 'c', 'd'].map((id) => ({ id })) };
const page = (step: string, ids: string, next: string | null = `/v1/assets?after=${step}`) =>
  answered(step, 'listAssets', 200, { items: [...ids].map((id) => ({ id })), next, previous: '/v1/assets?before' });

it.each([
  ['the same page', [page('walk/1', 'ab'), page('walk/2', 'cd'), page('back', 'ab')], 'satisfied'],
  ['a part of it', [page('walk/1', 'ab'), page('walk/2', 'cd'), page('back', 'b')], 'satisfied'],
  ['an empty page', [page('walk/1', 'ab'), page('walk/2', 'cd'), page('back', '')], 'satisfied'],
  [
    'the page before an empty one',
    [page('walk/1', 'ab'), page('walk/2', ''), page('walk/3', 'cd'), page('back', 'ab')],
    'satisfied',
  ],
  [
    'where it came from, past an empty page',
    [page('walk/1', 'ab'), page('walk/2', ''), page('walk/3', 'cd'), page('back', 'cd')],
    ['not-backward'],
  ],
  [
    'another page, past an empty page',
    [page('walk/1', 'a'), page('walk/2', 'bc'), page('walk/3', ''), page('walk/4', 'd'), page('back', 'a')],
    ['another-page'],
  ],
  ['what comes next', [page('walk/1', 'ab'), page('walk/2', 'c'), page('back', 'd')], ['not-backward']],
  ['itself', [page('walk/1', 'ab'), page('walk/2', 'cd'), page('back', 'd')], ['not-backward']],
  ['nothing but empty pages', [page('walk/1', 'ab'), page('walk/2', ''), page('walk/3', '')], 'stopped'],
  ['no second page', [page('walk/1', 'ab', null)], ['no-next']],
] as const)('previous leads to %s', (_, exchanges, outcome) => {
  expect(outcomeOf(nextThenPrevious, written(exchanges, { notes: { data } }))).toEqual(outcome);
});
