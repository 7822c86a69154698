import { expect, it } from 'vitest';
import type { Facts } from '../../suite/evidence.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { ratedBeforeEnd } from './before-end.ts';

const early = { feedback_is_positive: false, feedback_reason: 'it looks wrong already' };
const ended = { id: 'r1', status_code: 'completed' };

function outcome(status: number, last: object, declared?: 'allowed' | 'refused', control = 200) {
  const refusal = { code: 'conflict', message: 'The run goes on.' };
  const exchanges = [
    answered('rate', 'rateRun', status, status === 200 ? { id: 'r1', ...early } : refusal, { principal: 'human' }),
    answered('going', 'getRun', 200, { id: 'r1', status_code: 'running' }),
    answered('end/1', 'getRun', 200, last),
    answered('ended', 'getRun', 200, last),
    answered('control', 'rateRun', control, control === 200 ? { ...ended, ...early } : refusal, { principal: 'human' }),
  ];
  const facts: Partial<Facts> = declared ? { choices: { feedback: { before_end: declared } } } : {};
  return outcomeOf(ratedBeforeEnd, written(exchanges, { case: { run: 'succeeds' }, facts }));
}

it('permits either, and holds to what is declared', () => {
  expect([outcome(200, { ...ended, ...early }), outcome(409, ended)]).toEqual(['satisfied', 'satisfied']);
  expect(outcome(409, ended, 'allowed')).toEqual(['not-as-declared']);
  expect(outcome(200, { ...ended, ...early }, 'refused')).toEqual(['not-as-declared']);
});

it('finds a rating that the end takes away', () => {
  expect(outcome(200, ended)).toEqual(['lost-at-the-end']);
});

it('proves nothing of a run that does not end, or that nobody may rate', () => {
  expect(outcome(200, { id: 'r1', status_code: 'running' })).toBe('stopped');
  expect(outcome(403, ended, 'allowed', 403)).toBe('stopped');
});
