import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices-document.ts';
import type { PagedList } from '../../models/paged-lists.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { backwardWalk } from './backward-walk.ts';

const page = (step: string, names: string, next: string | null = null, previous: string | null = null) =>
  answered(step, 'listAssetTypes', 200, {
    items: [...names].map((name) => ({ name })),
    first: '/v1/asset-types?p=1',
    next: next && `/v1/asset-types?p=${next}`,
    previous: previous && `/v1/asset-types?p=${previous}`,
  });
const refusal = (step: string) => answered(step, 'listAssetTypes', 422, { code: 'x', message: 'y' });

function judged(
  exchanges: readonly Exchange[],
  { list = 'listAssetTypes', ...lists }: ChoicesDocument['lists'] & { list?: PagedList } = {},
) {
  const input = { list, by: 'owner', page_size: 2, forward: 1, sort: null };
  return outcomeOf(backwardWalk, written(exchanges, { case: input, facts: { choices: { lists } } }));
}

const forward = [page('forward/1', 'ab', '2'), page('forward/2', 'cd', '3', '1'), page('forward/3', 'ef', null, '2')];
const previous = page('previous', 'ab', '2');
const back = [page('back/2', 'cd', '3', '1'), page('back/3', 'ab', '2')];
/** One that is judged by its last page alone. */
const two = [page('forward/1', 'ab', '2'), page('forward/2', 'cd', null, '1')];
const past_empty = [page('forward/1', 'ab', '2'), page('forward/2', '', '3', '1'), page('forward/3', 'cd', null, '2')];

it.each<[string, Exchange[], string | string[]]>([
  ['back as one came', [...forward, previous, ...back], 'satisfied'],
  ['larger pages, turned round', [...forward, page('previous', 'ba'), page('back/2', 'dcba', '3')], 'satisfied'],
  ['a part of the page before', [...two, page('back/2', 'b', '2', '0'), page('back/3', 'a')], 'satisfied'],
  ['an empty page between', [...two, page('back/2', '', null, '0'), page('back/3', 'ab', '2')], 'satisfied'],
  ['the page before an empty one', [...past_empty, page('back/2', 'ab', '2')], 'satisfied'],
  ['where one came from, past an empty page', [...past_empty, page('back/2', 'cd')], ['not-backward']],
  [
    'another page, past an empty page',
    [
      ...[page('forward/1', 'a', '2'), page('forward/2', 'bc', '3', '1'), page('forward/3', '', '4', '2')],
      ...[page('forward/4', 'd', null, '3'), page('previous', 'a'), page('back/2', 'a')],
    ],
    ['another-page'],
  ],
  ['forth again', [...forward, ...back, page('forth/2', 'fe')], 'satisfied'],
  ['forth again in smaller pages', [...forward, ...back, page('forth/2', 'e', '4'), page('forth/3', 'f')], 'satisfied'],
  ['forth past an empty page', [...forward, ...back, page('forth/2', '', '4'), page('forth/3', 'ef')], 'satisfied'],
  ['forth past an item', [...forward, ...back, page('forth/2', 'f')], ['not-forth-again']],
  [
    'forth to where one is',
    [...forward, ...back, page('forth/2', 'cd', '3'), page('forth/3', 'ef')],
    ['not-forth-again'],
  ],
  ['forth to nothing', [...forward, ...back, page('forth/2', '')], ['not-forth-again']],
  ['forth to a refusal', [...forward, ...back, refusal('forth/2')], ['not-forth-again']],
  ['no way forth', [...two, page('back/2', 'ab')], ['not-forth-again']],
  ['what comes next', [...forward, page('previous', 'ef'), ...back], ['not-backward']],
  ['itself', [...two, page('back/2', 'cd')], ['not-backward']],
  ['the start from wherever one is', [...forward, previous, page('back/2', 'ab')], ['another-page']],
  ['a refusal before the last page', [...forward, refusal('previous'), ...back], ['another-page']],
  ['nowhere', [page('forward/1', 'ab', '2'), page('forward/2', 'cd')], ['no-previous']],
  ['nowhere from the middle', [forward[0]!, page('forward/2', 'cd', '3'), forward[2]!, ...back], ['no-previous']],
  ['fewer on the way back', [...forward, previous, page('back/2', 'd', null, '1'), back[1]!], ['item-missing']],
  ['one twice', [...forward, previous, page('back/2', 'cde', null, '1'), back[1]!], ['item-repeated']],
  ['a page of before', [...forward, previous, page('back/2', 'cd', '3', '2')], ['walk-loops', 'item-missing']],
  ['a refusal on the way', [...forward, previous, back[0]!, refusal('back/3')], ['cursor-refused']],
  ['a way back that is given up', [...forward, previous, back[0]!], 'stopped'],
  ['a way forward that is refused', [...forward.slice(0, 2), refusal('forward/3')], 'stopped'],
  ['a list that is one page', [page('forward/1', 'ab'), page('cursorless', 'ab')], 'stopped'],
  ['an error on the way', [...forward, previous, answered('back/2', 'listAssetTypes', 503)], 'stopped'],
])('previous leads to %s', (_, exchanges, outcome) => {
  expect(judged(exchanges)).toEqual(outcome);
});

it('finds another page where the text gives no flag to go backward by', () => {
  expect(judged([...forward, page('previous', 'ef'), ...back].map(ofEvents), { list: 'listEventTypes' })).toEqual([
    'another-page',
  ]);
  const whole = { ...ofEvents(page('forward/1', 'ab')) };
  whole.decoded!.page!.first = null;
  expect(judged([whole], { list: 'listEventTypes' })).toBe('stopped');
});

function ofEvents(exchange: Exchange): Exchange {
  const items = exchange.decoded!.page!.items.map(({ name }) => ({ code: name }));
  const decoded = { ...exchange.decoded!, page: { ...exchange.decoded!.page!, items } };
  return { ...exchange, request: { ...exchange.request, operation: 'listEventTypes' }, decoded };
}

const there_and_back = [...forward, previous, ...back];

it.each<[string, Exchange[], ChoicesDocument['lists'], string | string[]]>([
  [
    'as declared',
    [...there_and_back, page('cursorless', 'ef')],
    { backward_order: 'list_order', backward_without_cursor: 'last_page' },
    'satisfied',
  ],
  ['in another order, undeclared', [...two, page('back/2', 'ba', '2')], {}, 'satisfied'],
  ['in another order', [...two, page('back/2', 'ba', '2')], { backward_order: 'list_order' }, ['not-as-declared']],
  [
    'one item at a time, which has no order',
    [page('forward/1', 'a', '2'), page('forward/2', 'b', null, '1'), page('back/2', 'a', '2')],
    { backward_order: 'reversed' },
    'satisfied',
  ],
  [
    'from the start without a cursor',
    [...there_and_back, page('cursorless', 'ab')],
    { backward_without_cursor: 'last_page' },
    ['not-as-declared'],
  ],
  [
    'not at all without one',
    [...there_and_back, refusal('cursorless')],
    { backward_without_cursor: 'last_page' },
    ['not-as-declared'],
  ],
])('goes backward %s', (_, exchanges, lists, outcome) => {
  expect(judged(exchanges, lists)).toEqual(outcome);
});
