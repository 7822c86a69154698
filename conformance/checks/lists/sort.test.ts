import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices-document.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { sorts } from './sort.ts';

type Lists = ChoicesDocument['lists'];
/** Names in the order shown, in the rising and the falling list; the size of each is the place of its letter. */
type Shown = readonly [rising: string, falling: string] | 'refused';

const pages = (field: string, shown: Shown) =>
  (['asc', 'desc'] as const).map((direction, index) => {
    const step = `${field}-${direction}/1`;
    if (shown === 'refused') return answered(step, 'listAssets', 422, { code: 'x', message: 'y' });
    const items = [...shown[index]!].map((name) => ({ id: `id-${name}`, name, size_bytes: sizes[name] }));
    return answered(step, 'listAssets', 200, { items, next: null });
  });
const sizes: Record<string, number | null> = { a: 9, b: 10, c: 100, d: 100, n: null, Z: 1 };

function judged(by_name: Shown, by_size: Shown, lists: Lists = {}, narrowed = false) {
  const exchanges = [...pages('name', by_name), ...pages('size_bytes', by_size)];
  const evidence = written(exchanges, {
    case: { operation: 'listAssets', narrowed },
    facts: { choices: { lists } },
  });
  return outcomeOf(sorts, evidence);
}

const sorted = ['abcd', 'dcba'] as const;
const unsorted = ['cabd', 'cabd'] as const;

it.each<[string, Shown, Shown, Lists, string | string[]]>([
  ['rises and falls', sorted, sorted, {}, 'satisfied'],
  ['may have ties in any order', sorted, ['abdc', 'dcba'], {}, 'satisfied'],
  ['may have items without a value at either end', sorted, ['nabc', 'ncba'], {}, 'satisfied'],
  ['may tie where its two ends overlap', sorted, ['acd', 'cdZ'], {}, 'satisfied'],
  ['may have capital letters anywhere', ['aZbcd', 'dcbaZ'], sorted, {}, 'satisfied'],
  ['may refuse a field', 'refused', sorted, {}, 'satisfied'],
  ['may ignore a field', unsorted, sorted, {}, 'satisfied'],
  ['may not rise and fall in another order', sorted, ['bacd', 'dcba'], {}, ['out-of-order']],
  ['may not turn numbers into text', sorted, ['bcda', 'adcb'], {}, ['out-of-order', 'out-of-order']],
  ['may not be sorted by nothing', unsorted, 'refused', {}, ['no-sort']],
  [
    'may not ignore a field that is declared',
    unsorted,
    sorted,
    { queryable_fields: { sort: ['name'] } },
    ['not-as-declared'],
  ],
  [
    'may not ignore a field where others are refused',
    unsorted,
    sorted,
    { unknown_sort: 'refused' },
    ['not-as-declared'],
  ],
  ['shows nothing by one item', ['a', 'a'], ['a', 'a'], {}, 'stopped'],
])('a sorted list %s', (_, by_name, by_size, lists, outcome) => {
  expect(judged(by_name, by_size, lists)).toEqual(outcome);
});

it('may refuse every sort beside a filter', () => {
  expect(judged('refused', 'refused', {}, true)).toBe('satisfied');
  expect(judged('refused', 'refused')).toEqual(['no-sort']);
});
