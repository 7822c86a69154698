import { expect, it } from 'vitest';
import type { BatchItem } from '../../models/batch-items.ts';
import { batch_id, items, pages, refusedList } from '../../testing/batch-items.support.ts';
import { outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { batchConditions } from './conditions.ts';

const [first, second, third] = items as [BatchItem, BatchItem, BatchItem];
const whole = pages('all', items);
const eq = (field: string, value: string) => ({ field, operator: 'eq' as const, value });
const conditions = [eq('client_ref', 'a'), eq('batch_id', batch_id), eq('id', 'i0')];
const each = [...pages('one', [first]), ...pages('other', [first])];

it.each([
  ['the one item', [...each, ...pages('three', [first])], 'satisfied'],
  ['what the third leaves out', [...each, ...pages('three', [first, third])], ['condition-lost-among-three']],
  ['a refusal', [...each, refusedList('three/1')], 'stopped'],
  ['where two are either of them', [...pages('one', [first, third]), ...pages('other', items)], 'stopped'],
  ['where the second is refused', [...pages('one', [first]), refusedList('other/1')], 'stopped'],
] as const)('three conditions give %s', (_, exchanges, outcome) => {
  const more = { case: { way: 'three' }, notes: { conditions } };
  expect(outcomeOf(batchConditions, written([...whole, ...exchanges], more))).toEqual(outcome);
});

it.each([
  ['all that lie before it', pages('before', items, 2), 'satisfied'],
  ['nothing', pages('before', []), ['earlier-missing']],
  ['a few', pages('before', [first, second]), ['earlier-missing']],
  ['a page, and was given up', pages('before', items, 1).slice(0, 1), 'stopped'],
] as const)('a time gives %s', (_, exchanges, outcome) => {
  const condition = { field: 'completed_at', operator: 'lt', value: '2026-01-05T09:59:59.000Z' };
  const more = { case: { way: 'time' }, notes: { conditions: [condition] } };
  expect(outcomeOf(batchConditions, written([...whole, ...exchanges], more as never))).toEqual(outcome);
});

const priced = items.map((item, index) => ({ ...item, cost: ['9.75', '12.50', '0', null][index % 4] })) as BatchItem[];
const cheaper = priced.filter(({ cost }) => cost === '9.75' || cost === '0');

it.each([
  ['what costs less', pages('before', cheaper), 'satisfied'],
  ['all items', pages('before', priced), 'satisfied'],
  ['what comes before it as a text', pages('before', cheaper.slice(1)), ['cheaper-missing']],
] as const)('an amount gives %s', (_, exchanges, outcome) => {
  const condition = { field: 'cost', operator: 'lt', value: '12.5' };
  const more = { case: { way: 'amount' }, notes: { conditions: [condition] } };
  const evidence = written([...pages('all', priced), ...exchanges], more as never);
  expect(outcomeOf(batchConditions, evidence)).toEqual(outcome);
});
