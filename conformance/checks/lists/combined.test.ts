import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { combined } from './combined.ts';

type Item = Record<string, unknown>;
const assets = [
  { id: 'a', size_bytes: 5 },
  { id: 'b', size_bytes: 7 },
  { id: 'c', size_bytes: 5 },
  { id: 'd', size_bytes: 7 },
];
const items = (letters: string, more: Item = { name: 'n' }) => [...letters].map((id) => ({ id, ...more }));
const page = (step: string, shown: readonly Item[], next: string | null = null) =>
  answered(step, 'listAssets', 200, { items: shown, next });
const refusal = (step: string) => answered(step, 'listAssets', 422, { code: 'x', message: 'y' });
const on = 'http://target.example/v1/assets?cursor=1';

/** Filtered to the assets of size 5, sorted by falling names, projected to the name. */
function judged(all: ReturnType<typeof page>[], filtered = items('ac')) {
  const exchanges = [page('filtered/1', filtered), page('sorted/1', items('dcba')), page('projected/1', items('abcd'))];
  const evidence = written([...exchanges, ...all], {
    case: { value: 0, sort: { field: 'name', direction: 'desc' }, fields: ['name'], page_size: 1 },
    notes: { data: { assets }, size: 5 },
  });
  return outcomeOf(combined, evidence);
}

it.each([
  ['the parts as they are alone', [page('all/1', items('c'), on), page('all/2', items('a'))], 'satisfied'],
  [
    'in full what a cursor URL leads to',
    [page('all/1', items('c'), on), page('all/2', items('a', { name: 'n', size_bytes: 5 }))],
    'satisfied',
  ],
  ['an item of others between', [page('all/1', items('cx'), on), page('all/2', items('a'))], 'satisfied'],
  ['another order', [page('all/1', items('a'), on), page('all/2', items('c'))], ['out-of-order']],
  ['what the filter leaves out', [page('all/1', items('dca'))], ['non-matching-shown']],
  [
    'what the filter leaves out, on page two',
    [page('all/1', items('c'), on), page('all/2', items('ab'))],
    ['non-matching-shown'],
  ],
  ['too few', [page('all/1', items('c'))], ['item-missing']],
  ['one twice', [page('all/1', items('c'), on), page('all/2', items('ca'))], ['item-repeated']],
  ['more fields', [page('all/1', items('ca', { name: 'n', size_bytes: 5 }))], ['other-fields']],
  ['a refusal', [refusal('all/1')], 'stopped'],
  ['a refusal on page two', [page('all/1', items('c'), on), refusal('all/2')], ['cursor-refused']],
  ['an error', [answered('all/1', 'listAssets', 500)], 'stopped'],
] as const)('all at once shows %s', (_, all, outcome) => {
  expect(judged([...all])).toEqual(outcome);
});

it('does not compare with what a cursor URL of the projected list leads to, since it may drop the projection', () => {
  const data = { assets: assets.slice(0, 1) };
  const evidence = written(
    [
      page('filtered/1', items('a')),
      page('sorted/1', items('a')),
      page('projected/1', items('x'), on),
      page('projected/2', items('a', { name: 'n', size_bytes: 5 })),
      page('all/1', items('a')),
    ],
    {
      case: { value: 0, sort: { field: 'name', direction: 'desc' }, fields: ['name'], page_size: 1 },
      notes: { data, size: 5 },
    },
  );
  expect(outcomeOf(combined, evidence)).toBe('satisfied');
});
