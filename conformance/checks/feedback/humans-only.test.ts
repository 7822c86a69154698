import { expect, it } from 'vitest';
import type { Facts } from '../../suite/evidence.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { humansOnly } from './humans-only.ts';

const standing = { id: 'r1', feedback_is_positive: false, feedback_reason: 'by a person' };
const refusal = { code: 'human_required', message: 'Only people rate runs.' };

function outcome(status: number, body: unknown, after: object = standing, facts: Partial<Facts> = {}, control = 200) {
  const exchanges = [
    answered('control', 'rateRun', control, control === 200 ? standing : refusal, { principal: 'human' }),
    answered('before', 'getRun', 200, standing),
    answered('attempt', 'rateRun', status, body),
    answered('after', 'getRun', 200, after),
  ];
  return outcomeOf(humansOnly, written(exchanges, { case: { by: 'owner', run: 'succeeds', act: 'praises' }, facts }));
}

it.each([401, 403, 404, 409])('lets a key be refused with %d', (status) => {
  expect(outcome(status, refusal)).toBe('satisfied');
});

it('lets a gateway refuse in its own words', () => {
  expect(outcome(401, 'no')).toBe('satisfied');
});

it('finds a key that may rate, a refusal that records, and one without an envelope', () => {
  expect(outcome(200, { ...standing, feedback_is_positive: true })).toEqual(['rated-by-key']);
  expect(outcome(403, refusal, { ...standing, feedback_is_positive: true })).toEqual(['refused-and-recorded']);
  expect(outcome(403, { error: 'no' })).toEqual(['no-envelope']);
});

it('holds a target to the status that it declares', () => {
  const facts = { choices: { codes: { api_key_on_feedback: 404 as const } } };
  expect(outcome(403, refusal, standing, facts)).toEqual(['not-as-declared']);
  expect(outcome(404, refusal, standing, facts)).toBe('satisfied');
});

it('proves nothing where a person is refused too', () => {
  expect(outcome(403, refusal, standing, {}, 403)).toBe('stopped');
});
