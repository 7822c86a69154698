import { expect, it } from 'vitest';
import type { Facts } from '../../suite/evidence.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { chargedWhen } from './charging.ts';

function outcome(balances: readonly [string, string, string], facts: Partial<Facts> = {}, cost: string | null = '0.5') {
  const [before, dispatched, ended] = balances;
  const look = (step: string, balance: string) =>
    answered(step, 'updateBalance', 200, { balance, low_balance_threshold: '20' });
  const exchanges = [
    look('before', before),
    answered('dispatch', 'dispatchModelRun2', 202, { run_id: 'r1', status: 'queued' }),
    look('dispatched', dispatched),
    answered('read/1', 'getRun', 200, { id: 'r1', status_code: 'running' }),
    answered('read/2', 'getRun', 200, { id: 'r1', status_code: 'completed', cost }),
    look('ended', ended),
  ];
  return outcomeOf(chargedWhen, written(exchanges, { facts }));
}

const declares = (when: 'at_end' | 'at_dispatch' | 'never', more: Partial<Facts> = {}) => ({
  choices: { billing: { charging: when } },
  ...more,
});

it('permits everything that nobody declared, and what others may have moved', () => {
  expect(outcome(['10', '10', '9.5'])).toBe('satisfied');
  expect(outcome(['10', '9.5', '9.5'])).toBe('satisfied');
  expect(outcome(['10', '8', '7'], declares('at_end'))).toBe('satisfied');
  expect(outcome(['10', '10', '10'], declares('at_end'))).toBe('satisfied');
  expect(outcome(['10', '10', '10'], declares('never', { steps_time: true }))).toBe('satisfied');
});

it('holds a target to what it declares', () => {
  expect(outcome(['10', '9.5', '9.5'], declares('at_end'))).toEqual(['not-as-declared']);
  expect(outcome(['10', '10', '9.5'], declares('never'))).toEqual(['not-as-declared']);
  expect(outcome(['10', '10', '10'], declares('at_end', { steps_time: true }))).toEqual(['not-as-declared']);
});

it('shows nothing with a run that costs nothing', () => {
  expect(outcome(['10', '10', '10'], {}, null)).toBe('stopped');
});
