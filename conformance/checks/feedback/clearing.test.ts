import { expect, it } from 'vitest';
import { type ClearingWay, clearing_ways } from '../../models/clearings.ts';
import type { Facts } from '../../suite/evidence.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { ratingsCanBeCleared } from './clearing.ts';

const standing = { id: 'r1', feedback_is_positive: true, feedback_reason: 'on second thoughts' };

function outcome(
  clear: readonly ClearingWay[],
  facts: Partial<Facts> = {},
  reason: string | null = null,
  status = 200,
) {
  const exchanges = clearing_ways.flatMap((way) => {
    const after = clear.includes(way) ? { id: 'r1', feedback_is_positive: null, feedback_reason: reason } : standing;
    return [
      answered(`rate-${way}`, 'rateRun', status, status === 200 ? standing : { code: 'no', message: 'no' }),
      clear.includes(way)
        ? answered(`clear-${way}`, 'rateRun', 200, after)
        : answered(`clear-${way}`, 'rateRun', 422, { code: 'invalid', message: 'no' }),
      answered(`read-${way}`, 'getRun', 200, after),
    ];
  });
  return outcomeOf(ratingsCanBeCleared, written(exchanges, { case: { is_positive: true }, facts }));
}

const declares = (feedback: Facts['choices']['feedback']) => ({ choices: { feedback } });

it('takes any way where none is declared, and the declared one where one is', () => {
  for (const way of clearing_ways) {
    expect(outcome([way])).toBe('satisfied');
    expect(outcome([way], declares({ clearing: way }))).toBe('satisfied');
  }
  expect(outcome([...clearing_ways], declares({ clearing: 'omitted' }))).toBe('satisfied');
  expect(outcome(['null'], {}, 'on second thoughts')).toBe('satisfied');
});

it('tells a declaration that is wrong from a rating that is there for good', () => {
  expect(outcome(['null'], declares({ clearing: 'omitted' }))).toEqual(['clearing-not-as-declared']);
  expect(outcome([], declares({ clearing: 'null' }))).toEqual(['cannot-be-cleared']);
  expect(outcome(['null'], declares({ reason_after_clearing: 'kept' }))).toEqual(['reason-not-as-declared']);
});

it('proves nothing without a declared way, or without a rating', () => {
  expect(outcome([])).toBe('stopped');
  expect(outcome(['null'], declares({ clearing: 'null' }), null, 403)).toBe('stopped');
});
