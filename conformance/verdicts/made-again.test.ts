import { expect, it } from 'vitest';
import type { Exchange } from '../suite/exchange.ts';
import { answered } from '../testing/written-evidence.support.ts';
import { failed } from '../testing/written-report.support.ts';
import { whyNotMadeAgain } from './made-again.ts';

const list = (...items: object[]) => ({ items, first: null, next: null, previous: null });
const page = (step: string, ...items: object[]) => answered(step, 'listAssets', 200, list(...items));
const watched = { seen_in: { check: 'lists/b', case: null } };

it.each<[string, before: Exchange, more: object, now: Exchange[], why: string | undefined]>([
  [
    'the place is there',
    page('walk/1', { id: 'a' }),
    { pointer: '/items/0/id' },
    [page('walk/1', { id: 'b' })],
    undefined,
  ],
  [
    'any item will do',
    page('walk/1', {}, { id: 1 }),
    { pointer: '/items/1/id' },
    [page('walk/1', { id: 'b' })],
    undefined,
  ],
  [
    'a wrong member is gone',
    page('walk/1', { x: 1 }),
    { pointer: '/items/0/x' },
    [page('walk/1', { id: 'b' })],
    undefined,
  ],
  [
    'the list is empty',
    page('walk/1', { id: 'a' }),
    { pointer: '/items/0/id' },
    [page('walk/1')],
    'listAssets shows nothing at /items/0/id any more',
  ],
  [
    'the whole list is empty',
    page('walk/1', { id: 'a' }),
    { pointer: '/items' },
    [page('walk/1')],
    'listAssets shows nothing at /items any more',
  ],
  ['an empty list is filled', page('walk/1'), { pointer: '/items' }, [page('walk/1', { id: 'b' })], undefined],
  ['no place is named', page('walk/1', { id: 'a' }), {}, [page('walk/1')], undefined],
  [
    'the step is another',
    page('walk/1', { id: 'a' }),
    {},
    [page('back/1', { id: 'a' })],
    'listAssets was not answered at this step (walk/1)',
  ],
  [
    'the caller is another',
    page('walk/1', { id: 'a' }),
    {},
    [{ ...page('walk/1'), principal: 'human' }],
    'listAssets was not answered at this step (walk/1)',
  ],
  [
    'numbers and ids in a step are others',
    page('until-11111111-0000-4000-8000-000000000001/2'),
    {},
    [page('until-22222222-0000-4000-8000-000000000001/3')],
    undefined,
  ],
  [
    'a check of its own is refused now',
    page('attempt', { id: 'a' }),
    { pointer: '/items' },
    [answered('attempt', 'listAssets', 403)],
    undefined,
  ],
  [
    'an answer of another check is refused now',
    page('walk/1', { id: 'a' }),
    { ...watched, pointer: '/items/0/id' },
    [answered('walk/1', 'listAssets', 403)],
    'listAssets answered 403, and 200 before',
  ],
  [
    'an error of the server is none any more',
    answered('walk/1', 'listAssets', 500),
    watched,
    [page('walk/1')],
    undefined,
  ],
  ['nothing was asked', page('walk/1', { id: 'a' }), {}, [], 'listAssets was not answered at this step (walk/1)'],
])('%s', (_, before, more, now, why) => {
  const failure = failed('lists/a', { exchanges: [{ ...before, number: 7 }], exchange: 7, ...more });
  expect(whyNotMadeAgain(failure, now)).toBe(why);
});

it('of what no exchange shows, nothing can be missed', () => {
  expect(whyNotMadeAgain(failed('retry/a'), [])).toBeUndefined();
});
