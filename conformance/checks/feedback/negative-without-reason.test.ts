import { expect, it } from 'vitest';
import type { Facts } from '../../suite/evidence.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { negativeWithoutReason } from './negative-without-reason.ts';

function outcome(status: number, declared?: 'allowed' | 'refused', reason: string | null = null, control = 200) {
  const record = { id: 'r1', feedback_is_positive: true, feedback_reason: reason };
  const refusal = { code: 'invalid', message: 'A reason is missing.' };
  const exchanges = [
    answered('control', 'rateRun', control, control === 200 ? record : refusal, { principal: 'human' }),
    answered('attempt', 'rateRun', status, status === 200 ? record : refusal, { principal: 'human' }),
  ];
  const facts: Partial<Facts> = declared ? { choices: { feedback: { negative_without_reason: declared } } } : {};
  return outcomeOf(negativeWithoutReason, written(exchanges, { case: { run: 'succeeds' }, facts }));
}

it('permits either, and holds to what is declared', () => {
  expect([outcome(200), outcome(422)]).toEqual(['satisfied', 'satisfied']);
  expect([outcome(200, 'allowed'), outcome(422, 'refused')]).toEqual(['satisfied', 'satisfied']);
  expect([outcome(422, 'allowed'), outcome(200, 'refused')]).toEqual([['not-as-declared'], ['not-as-declared']]);
});

it('says nothing where a reason stands from before, or nothing is taken', () => {
  expect(outcome(200, 'refused', 'as it was')).toBe('satisfied');
  expect(outcome(422, 'allowed', null, 403)).toBe('stopped');
});
