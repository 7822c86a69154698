import { expect, it } from 'vitest';
import type { BatchItem } from '../../models/batch-items.ts';
import { items, pages, refusedList } from '../../testing/batch-items.support.ts';
import { outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { batchFiltered } from './filtered.ts';

const [first, second, third] = items as [BatchItem, BatchItem, BatchItem];
const whole = pages('all', items);
const one = { case: { field: 'client_ref' }, notes: { values: ['a'] } };
const state = { case: { field: 'status_code' }, notes: { values: ['completed'] } };
const done = pages('filtered', [first, third]);
const failed = { filter: [{ field: 'status_code', operator: 'eq' as const, value: 'failed' }] };
const both = { case: { field: 'client_ref', and: 'status_code' }, notes: { values: ['b', 'failed'] } };
const alone = [...pages('alone-client_ref', [second]), ...pages('alone-status_code', [second])];

it.each([
  ['the matching ones', [...pages('filtered', [first, third], 1)], one, 'satisfied'],
  ['in another order', [...pages('filtered', [third, first])], one, 'satisfied'],
  ['a filter that is ignored', [...pages('filtered', items)], one, 'stopped'],
  ['others among them', [...pages('filtered', [first, second])], one, ['non-matching-shown']],
  ['others from page two on', [...pages('filtered', [first, second, third], 1)].slice(0, 2), one, 'stopped'],
  ['others on page two', [...pages('filtered', [first, second], 1)], one, ['filter-lost']],
  [
    'the same from first of the last page',
    [...pages('filtered', [first, third], 1), ...pages('again', [first, third], 1)],
    one,
    'satisfied',
  ],
  [
    'others from there',
    [...pages('filtered', [first, third], 1), ...pages('again', [first, second, third], 1)],
    one,
    ['first-unfiltered'],
  ],
  ['a match too few', [...pages('filtered', [first])], one, ['matching-missing']],
  ['those of another word', [...done, ...pages('other-1', [second], 10, failed)], state, 'satisfied'],
  ['another word refused', [...done, refusedList('other-1/1', failed)], state, 'satisfied'],
  ['none of another word', [...done, ...pages('other-1', [], 10, failed)], state, ['matching-missing']],
  ['all of them for another word', [...done, ...pages('other-1', items, 10, failed)], state, ['non-matching-shown']],
  ['two conditions', [...alone, ...pages('both', [second])], both, 'satisfied'],
  ['either of two conditions', [...alone, ...pages('both', [first, second])], both, 'satisfied'],
  ['two conditions refused', [...alone, refusedList('both/1')], both, ['two-conditions-refused']],
] as const)('%s', (_, exchanges, more, outcome) => {
  expect(outcomeOf(batchFiltered, written([...whole, ...exchanges], more))).toEqual(outcome);
});

it('holds a target to the fields, and to the meaning of several conditions, that it declares', () => {
  const fields = { choices: { lists: { queryable_fields: { filter: ['client_ref'] } } } };
  const ignored = written([...whole, ...pages('filtered', items)], { ...one, facts: fields });
  expect(outcomeOf(batchFiltered, ignored)).toEqual(['non-matching-shown']);
  const and = { choices: { lists: { multiple_conditions: 'and' as const } } };
  const either = written([...whole, ...alone, ...pages('both', [first, second])], { ...both, facts: and });
  expect(outcomeOf(batchFiltered, either)).toEqual(['one-condition-enough']);
});
