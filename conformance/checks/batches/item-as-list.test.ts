import { expect, it } from 'vitest';
import type { BatchItem } from '../../models/batch-items.ts';
import type { Facts } from '../../suite/evidence.ts';
import { items, pages, read, refusedList } from '../../testing/batch-items.support.ts';
import { outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { batchItemAsList } from './item-as-list.ts';

const [first, second] = items as [BatchItem, BatchItem];
const whole = [...pages('all', items), read('control', first)];
const listed = pages('list', [first]);

it.each([
  ['plain', 'the same', [...listed, read('read', first)], 'satisfied'],
  [
    'plain',
    'the same behind an empty page',
    [...pages('list', []), ...[{ ...listed[0]!, step: 'list/2' }], read('read', first)],
    'satisfied',
  ],
  ['fields', 'a projection that the list passes over', [...listed, read('read')], 'satisfied'],
  [
    'fields',
    'a projection of which the list passes over a part',
    [...pages('list', [{ id: first.id }]), read('read')],
    'satisfied',
  ],
  [
    'fields',
    'a projection that the read refuses',
    [...pages('list', [{ id: first.id, status_code: first.status_code }]), read('read')],
    ['read-refused'],
  ],
  [
    'plain',
    'times cut to whole seconds',
    [
      ...pages('list', [{ ...first, started_at: '2026-01-04T10:00:00' }]),
      read('read', { ...first, started_at: '2026-01-04T10:00:00.200Z' }),
    ],
    'satisfied',
  ],
  ['another-id', 'an item that is kept out', [...listed, read('read')], 'satisfied'],
  ['plain', 'an id filter that is refused', [refusedList('list/1'), read('read', first)], 'satisfied'],
  ['plain', 'a list without the item', [...pages('list', []), read('read', first)], ['list-empty']],
  ['embed', 'a query that the read refuses', [...listed, read('read')], ['read-refused']],
  [
    'embed',
    'a run in the list alone',
    [...pages('list', [{ ...first, run: { id: 'r0' } }]), read('read', first)],
    ['read-unlike-list'],
  ],
  ['plain', 'another cost', [...listed, read('read', { ...first, cost: '7' })], ['read-unlike-list']],
  ['another-id', 'an item in spite of the filter', [...listed, read('read', first)], ['filtered-out-and-read']],
  ['unknown-id', 'another item in spite of the filter', [...listed, read('read', second)], ['filtered-out-and-read']],
] as const)('%s: %s', (way, _, exchanges, outcome) => {
  const evidence = written([...whole, ...exchanges], { case: { way }, notes: { id: 'i0' } });
  expect(outcomeOf(batchItemAsList, evidence)).toEqual(outcome);
});

it('proves nothing where the item is not read without a query', () => {
  const evidence = written([...pages('all', items), read('control'), ...listed, read('read')], {
    case: { way: 'plain' },
    notes: { id: 'i0' },
  });
  expect(outcomeOf(batchItemAsList, evidence)).toBe('stopped');
});

it('does not project where the target file leaves a field out of either operation', () => {
  const ways = (choices: object) => {
    const source = batchItemAsList.cases({ choices } as Facts);
    return source.kind === 'table' ? source.table.map((row) => (row as { way: string }).way) : [];
  };
  const only = (project: string[]) => ({ lists: { for: { getBatchItem: { queryable_fields: { project } } } } });
  expect(ways({})).toContain('fields');
  expect(ways(only(['id', 'status_code']))).toContain('fields');
  expect(ways(only(['id']))).not.toContain('fields');
});
