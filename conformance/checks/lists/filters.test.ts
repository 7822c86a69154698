/** The checks that ask for parts of a list by a filter, over the same few items. */
import { expect, it } from 'vitest';
import type { CanonicalQuery, Condition } from '../../../src/choices/canonical.ts';
import type { ChoicesDocument } from '../../../src/choices/choices-document.ts';
import type { SentFilter } from '../../models/filtering.ts';
import type { Check } from '../../suite/check.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { items, pages, read, refusedList } from '../../testing/batch-items.support.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { filters } from './filter.ts';
import { filtersTogether } from './filter-together.ts';
import { operators } from './operators.ts';
import { quoting } from './quoting.ts';

type Item = Record<string, unknown>;
type Lists = ChoicesDocument['lists'];
/** The answer to a filter: items, or a refusal. */
type TestAnswer = readonly Item[] | 'refused' | 500;

const a = { id: 'a', name: 'q01', size_bytes: 5 };
const b = { id: 'b', name: 'q02', size_bytes: 12 };
const c = { id: 'c', name: 'q03', size_bytes: 12 };
const all = [a, b, c];
const foreign = { id: 'z', name: 'q01', size_bytes: 12 };

const page = (step: string, answer: TestAnswer) =>
  typeof answer === 'string' || typeof answer === 'number'
    ? answered(`${step}/1`, 'listAssets', answer === 500 ? 500 : 422, { code: 'x', message: 'y' })
    : answered(`${step}/1`, 'listAssets', 200, { items: answer, next: null });

const eq = (field: string, value: string): Condition => ({ field, operator: 'eq', value });

function judged(
  check: Check,
  answers: Record<string, TestAnswer>,
  more: { case: unknown; notes?: object; lists?: Lists },
) {
  const exchanges = [page('whole', all), ...Object.entries(answers).map(([step, answer]) => page(step, answer))];
  const notes = { own: all.map(({ id }) => id), ...more.notes };
  const { lists = {} } = more;
  const asked = { list: 'listAssets', by: 'owner', ...(more.case as object) };
  return outcomeOf(check, written(exchanges, { case: asked, notes, facts: { choices: { lists } } }));
}

const by_name: SentFilter = { step: 'eq-name-0', conditions: [eq('name', 'q01')] };
const by_size: SentFilter = { step: 'eq-size_bytes-1', conditions: [eq('size_bytes', '12')] };

it.each<[string, TestAnswer, TestAnswer, Lists, string | string[]]>([
  ['just what has the value', [a], [b, c], {}, 'satisfied'],
  ['what others have too', [a, foreign], [b, c, foreign], {}, 'satisfied'],
  ['nothing of a field that is refused', 'refused', [b, c], {}, 'satisfied'],
  ['all, by a field that is ignored', all, [b, c], {}, 'satisfied'],
  ['an item that has another value', [a], [a, b, c], {}, 'satisfied'],
  ['an item that has another value, and not all', [a, b], [b, c], {}, ['non-matching-shown']],
  ['too few', [a], [b], {}, ['matching-missing']],
  ['all, whatever is asked', all, all, {}, ['no-filter']],
  ['nothing but refusals', 'refused', 'refused', {}, ['no-filter']],
  ['all, by a field that is declared', all, [b, c], { queryable_fields: { filter: ['name'] } }, ['not-as-declared']],
  ['all, where unknown fields are refused', all, [b, c], { unknown_filter: 'refused' }, ['not-as-declared']],
  ['an error', 500, [b, c], {}, 'stopped'],
])('a filter shows %s', (_, named, sized, lists, outcome) => {
  const answers = { [by_name.step]: named, [by_size.step]: sized };
  const notes = { asked: [by_name, by_size] };
  expect(judged(filters, answers, { case: {}, notes, lists })).toEqual(outcome);
});

const { filter: by_ref }: CanonicalQuery = { filter: [eq('client_ref', 'a')] };
const first_item = items[0]!;
const by_id = eq('id', 'i0');
const asked_of_batch: SentFilter[] = [
  { step: 'ref', conditions: by_ref as Condition[] },
  { step: 'id', conditions: [by_id] },
];

function ofBatch(exchanges: Exchange[], by = 'owner', lists: Lists = {}, asked = asked_of_batch) {
  const more = { case: { list: 'listBatchItems', by }, notes: { asked }, facts: { choices: { lists } } };
  return outcomeOf(filters, written([...pages('whole', items), ...exchanges], more));
}

const [one, two, three] = items as [Item, Item, Item];
const ref = pages('ref', [one, three]);
const id = pages('id', [one]);
const cut = (shown: readonly Item[]) => [...ref, ...id, ...pages('cut', shown, 1, { filter: by_ref })];

it.each<[string, Exchange[], string | string[]]>([
  ['that item by its id', [...ref, ...id], 'satisfied'],
  ['that item, and its read', [...ref, ...id, read('whole-item', first_item), read('item', first_item)], 'satisfied'],
  ['others too by the id', [...ref, ...pages('id', [one, two])], ['non-matching-shown']],
  ['none by the id', [...ref, ...pages('id', [])], ['matching-missing']],
  ['all by the id', [...ref, ...pages('id', items)], ['filter-without-effect']],
  ['the beginning of all by the id', [...ref, ...pages('id', items, 2).slice(0, 1)], ['filter-without-effect']],
  ['a refusal of the id', [...ref, refusedList('id/1')], ['filter-refused']],
  ['a read that refuses it', [...ref, ...id, read('whole-item', first_item), read('item')], ['refused-on-item']],
  ['an item that is not read at all', [...ref, ...id, read('whole-item'), read('item')], 'satisfied'],
  ['all by another field', [...pages('ref', items), ...id], 'satisfied'],
  [
    'items without the field',
    [...pages('ref', [one, { ...two, client_ref: null }]), ...id],
    ['non-matching-shown', 'matching-missing'],
  ],
  ['small pages as large ones', cut([one, three]), 'satisfied'],
  ['others on page two', cut([one, two, three]), ['filter-lost']],
  ['too few on small pages', cut([one]), ['matching-missing']],
  ['the same on the way back', [...cut([one, three]), ...pages('back', [one])], 'satisfied'],
  ['others on the way back', [...cut([one, three]), ...pages('back', [two])], ['previous-unfiltered']],
  ['others behind first', [...cut([one, three]), ...pages('again', [one, two], 1)], ['first-unfiltered']],
])('a filter of batch items shows %s', (_, exchanges, outcome) => {
  expect(ofBatch(exchanges)).toEqual(outcome);
});

it('leaves open what others are offered, unless the target file says it', () => {
  const asked = asked_of_batch.slice(1);
  const told = { queryable_fields: { filter: 'scalars' } } as const;
  const shown = [[refusedList('id/1')], pages('id', items), pages('id', [{ id: 'i9' }, ...items], 1)];
  expect(shown.map((exchanges) => ofBatch(exchanges, 'human', {}, asked))).toEqual(['stopped', 'stopped', 'stopped']);
  expect(shown.slice(0, 2).map((exchanges) => ofBatch(exchanges, 'human', told, asked))).toEqual([
    ['not-as-declared'],
    ['not-as-declared'],
  ]);
  expect(ofBatch(pages('id', [two]), 'human', {}, asked)).toEqual(['non-matching-shown', 'matching-missing']);
});

const both = [eq('client_ref', 'b'), eq('status_code', 'failed')];
const alone = [...pages('alone-1', [two]), ...pages('alone-2', [two])];

it.each<[string, Exchange[], Lists, string | string[]]>([
  ['what meets them', pages('together', [two]), {}, 'satisfied'],
  ['what meets either', pages('together', [one, two]), {}, 'stopped'],
  [
    'what meets either, and all is declared',
    pages('together', [one, two]),
    { multiple_conditions: 'and' },
    ['one-condition-enough'],
  ],
  ['a refusal', [refusedList('together/1')], {}, ['two-conditions-refused']],
  ['others on page two', [...pages('together', [two]), ...pages('cut', [two, one], 1)], {}, ['filter-lost']],
])('two conditions on a batch show %s', (_, exchanges, lists, outcome) => {
  const parts = both.map(({ field }) => ({ field }));
  const more = { case: { list: 'listBatchItems', by: 'owner', parts }, notes: { conditions: both } };
  const evidence = written([...pages('whole', items), ...alone, ...exchanges], {
    ...more,
    facts: { choices: { lists } },
  });
  expect(outcomeOf(filtersTogether, evidence)).toEqual(outcome);
});

it.each<[string, Exchange[], string | string[]]>([
  ['the one item', [...pages('pair', [one, three]), ...pages('together', [one])], 'satisfied'],
  [
    'what the third leaves out',
    [...pages('pair', [one, three]), ...pages('together', [one, three])],
    ['non-matching-shown'],
  ],
  ['what two of them show', [...pages('pair', items), ...pages('together', [one, three])], 'stopped'],
  ['a refusal', [...pages('pair', [one, three]), refusedList('together/1')], 'stopped'],
])('three conditions on a batch show %s', (_, exchanges, outcome) => {
  const conditions = [eq('client_ref', 'a'), eq('status_code', 'completed'), by_id];
  const parts = conditions.map(({ field }) => ({ field }));
  const each = [...pages('alone-1', [one, three]), ...pages('alone-2', [one, three]), ...pages('alone-3', [one])];
  const more = { case: { list: 'listBatchItems', by: 'owner', parts }, notes: { conditions } };
  expect(outcomeOf(filtersTogether, written([...pages('whole', items), ...each, ...exchanges], more))).toEqual(outcome);
});

const priced = items.map((item, index) => ({ ...item, cost: ['9.75', '12.50', '0'][index] })) as Item[];
const cheaper = [priced[0]!, priced[2]!];

it.each<[string, string, string, Exchange[], string | string[]]>([
  ['a time', 'completed_at', '2026-01-05T09:59:59.000Z', pages('asked', items, 2), 'satisfied'],
  ['a time, none', 'completed_at', '2026-01-05T09:59:59.000Z', pages('asked', []), ['earlier-missing']],
  [
    'a time, a page, and was given up',
    'completed_at',
    '2026-01-05T09:59:59.000Z',
    pages('asked', items, 1).slice(0, 1),
    'stopped',
  ],
  ['an amount', 'cost', '12.5', pages('asked', cheaper), 'satisfied'],
  ['an amount, all items', 'cost', '12.5', pages('asked', priced), 'satisfied'],
  ['an amount, as a text', 'cost', '12.5', pages('asked', cheaper.slice(1)), ['cheaper-missing']],
])('batch items below %s', (_, field, value, exchanges, outcome) => {
  const asked = { step: 'asked', conditions: [{ field, operator: 'lt', value }] };
  const more = { case: { list: 'listBatchItems', by: 'owner', operator: 'lt', field, value: 0 }, notes: { asked } };
  expect(outcomeOf(operators, written([...pages('whole', priced), ...exchanges], more as never))).toEqual(outcome);
});

it.each<[string, TestAnswer, TestAnswer, TestAnswer, Lists, string | string[]]>([
  ['what meets both', [b], [b, c], [b], {}, 'satisfied'],
  ['what meets one', [b], [b, c], [b, c], {}, ['non-matching-shown']],
  ['less than what meets both', [b], [b, c], [], {}, ['matching-missing']],
  ['a refusal', [b], [b, c], 'refused', {}, 'stopped'],
  ['a refusal of what is declared', [b], [b, c], 'refused', { multiple_conditions: 'and' }, ['not-as-declared']],
  ['what one shows that has no effect alone', all, [b, c], [b, c], {}, 'stopped'],
])('two conditions show %s', (_, named, sized, together, lists, outcome) => {
  const answers = { 'alone-1': named, 'alone-2': sized, together };
  const notes = { conditions: [eq('name', 'q02'), eq('size_bytes', '12')] };
  expect(judged(filtersTogether, answers, { case: { parts: [] }, notes, lists })).toEqual(outcome);
});

it.each<[string, TestAnswer, string | string[]]>([
  ['what meets all', [b], 'satisfied'],
  ['what meets the first two', [b, { ...b, id: 'y', name: 'q09' }], ['non-matching-shown']],
])('three conditions show %s', (_, together, outcome) => {
  const answers = { 'alone-1': [b, c], 'alone-2': [b, c], 'alone-3': [b], together };
  const notes = { conditions: [eq('size_bytes', '12'), eq('size_bytes', '12'), eq('name', 'q02')] };
  expect(judged(filtersTogether, answers, { case: { parts: [] }, notes, lists: {} })).toEqual(outcome);
});

const greater: SentFilter = { step: 'asked', conditions: [{ field: 'size_bytes', operator: 'gt', value: '5' }] };

it.each<[string, TestAnswer, Lists, string | string[]]>([
  ['what is greater', [b, c], {}, 'satisfied'],
  ['what is as great too', [...[b, c], { ...a, id: 'y' }], {}, ['non-matching-shown']],
  ['not all that is greater', [b], {}, ['matching-missing']],
  ['all, as if it were not there', all, {}, 'stopped'],
  ['all, by a field that is declared', all, { queryable_fields: { filter: 'scalars' } }, ['non-matching-shown']],
  ['a refusal, where only the operator is declared', 'refused', {}, 'stopped'],
  ['a refusal', 'refused', { queryable_fields: { filter: ['size_bytes'] } }, ['operator-refused']],
])('an operator shows %s', (_, answer, lists, outcome) => {
  const more = { case: { operator: 'gt', field: 'size_bytes', value: 0 }, notes: { asked: greater }, lists };
  expect(judged(operators, { asked: answer }, more)).toEqual(outcome);
});

it.each<[string, TestAnswer, string | string[]]>([
  ['just what has it', [a], 'satisfied'],
  ['what others have too', [a, foreign], 'satisfied'],
  ['nothing', [], ['not-as-declared']],
  ['a name that begins as it does', [a, b], ['not-as-declared']],
  ['a refusal', 'refused', ['not-as-declared']],
  ['all, where the filter has no effect', all, 'stopped'],
])('a name that is quoted shows %s', (_, answer, outcome) => {
  const lists = { quoting: 'backslash' } as const;
  expect(judged(quoting, { whole: all, asked: answer }, { case: { index: 0 }, lists })).toEqual(outcome);
});

it.each<[string, Lists, TestAnswer, string | string[]]>([
  ['no quoting is declared', {}, [], 'stopped'],
  ['a plain name is refused too', { quoting: 'backslash' }, 'refused', 'stopped'],
  ['a plain name is taken', { quoting: 'backslash' }, [], ['not-as-declared']],
])('a quoted name that is refused tells of quoting, or of nothing where %s', (_, lists, plain, outcome) => {
  const answers = { whole: all, asked: 'refused', plain } as const;
  expect(judged(quoting, answers, { case: { index: 0 }, lists })).toEqual(outcome);
});
