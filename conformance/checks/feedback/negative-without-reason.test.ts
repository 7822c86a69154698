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

it('takes a rating with a reason for its control where every rating needs one', () => {
  const refusal = { code: 'invalid', message: 'A reason is missing.' };
  const rated = (step: string, status: number) =>
    answered(step, 'rateRun', status, status === 200 ? { id: 'r1', feedback_reason: 'x' } : refusal);
  const exchanges = [rated('control', 422), rated('with-reason', 200), rated('attempt', 422)];
  const facts: Partial<Facts> = { choices: { feedback: { negative_without_reason: 'allowed' } } };
  expect(outcomeOf(negativeWithoutReason, written(exchanges, { case: { run: 'succeeds' } }))).toBe('satisfied');
  expect(outcomeOf(negativeWithoutReason, written(exchanges, { case: { run: 'succeeds' }, facts }))).toEqual([
    'not-as-declared',
  ]);
});
