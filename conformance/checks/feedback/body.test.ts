import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { feedbackBody } from './body.ts';

const standing = { id: 'r1', feedback_is_positive: true, feedback_reason: 'as it was asked for' };
const refusal = {
  code: 'invalid',
  message: 'is_positive must be true or false.',
  errors: [{ pointer: '/is_positive' }],
};

function outcome(sends: string, status: number, after: object = standing, body: unknown = refusal, control = 200) {
  const exchanges = [
    answered('control', 'rateRun', control, control === 200 ? standing : refusal, { principal: 'human' }),
    answered('before', 'getRun', 200, standing),
    answered('attempt', 'rateRun', status, status === 200 ? standing : body, { principal: 'human' }),
    answered('after', 'getRun', 200, after),
  ];
  return outcomeOf(feedbackBody, written(exchanges, { case: { sends } }));
}

it('lets valid ratings be taken and invalid ones refused', () => {
  expect(outcome('a positive rating with a reason', 200, { ...standing, feedback_reason: 'sharp' })).toBe('satisfied');
  expect(outcome('an object for is_positive', 422)).toBe('satisfied');
  expect(outcome('an object for reason', 400)).toBe('satisfied');
});

it('finds the opposite', () => {
  expect(outcome('a negative rating with a reason', 422)).toEqual(['valid-refused']);
  expect(outcome('an object for reason', 200)).toEqual(['invalid-accepted']);
  expect(outcome('an object for reason', 422, { ...standing, feedback_reason: '{}' })).toEqual([
    'refused-and-recorded',
  ]);
  expect(outcome('an object for reason', 422, standing, { detail: [] })).toEqual(['no-envelope']);
});

it('proves nothing where nothing is taken', () => {
  expect(outcome('an object for reason', 422, standing, refusal, 403)).toBe('stopped');
});
