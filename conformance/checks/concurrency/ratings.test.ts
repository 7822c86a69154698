import { expect, it } from 'vitest';
import { roundsOf } from '../../acts/simultaneous.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { ratingsAtOnce } from './ratings.ts';

const acts = [
  { is_positive: true, reason: 'sharp' },
  { is_positive: false, reason: 'too dark' },
];
const shows = (is_positive: boolean | null, reason: string | null) => ({
  id: 'r1',
  feedback_is_positive: is_positive,
  feedback_reason: reason,
});
const standing = shows(true, 'before they all spoke');

/** @param after what the reads show; the last holds for the rounds that follow */
function outcome(statuses: readonly number[], after: readonly object[], said: readonly object[] = acts) {
  const exchanges = roundsOf().flatMap((round) => [
    answered(`alone/${round}`, 'rateRun', 200, standing, { principal: 'human' }),
    ...statuses.map((status, index) => {
      const body = status === 200 ? standing : { code: 'conflict', message: 'no' };
      return answered(`round-${round}/${index + 1}`, 'rateRun', status, body, { principal: 'human' });
    }),
    answered(`after/${round}`, 'getRun', 200, after[Math.min(round, after.length) - 1]),
  ]);
  return outcomeOf(ratingsAtOnce, written(exchanges, { case: { run: 'succeeds', acts: said } }));
}

it('permits either one, a refused one, and any reason of a cleared rating', () => {
  expect(outcome([200, 200], [shows(true, 'sharp'), shows(false, 'too dark')])).toBe('satisfied');
  expect(outcome([200, 200, 409], [shows(true, 'sharp')], [...acts, { is_positive: null }])).toBe('satisfied');
  const clearing = [acts[0]!, { is_positive: null }];
  expect(outcome([200, 200], [shows(null, null), shows(null, 'sharp'), shows(true, 'sharp')], clearing)).toBe(
    'satisfied',
  );
});

it('finds the sign of one with the reason of another, in one round of several', () => {
  expect(outcome([200, 200], [shows(true, 'sharp'), shows(true, 'too dark'), shows(true, 'sharp')])).toEqual([
    'rating-never-sent',
  ]);
  expect(outcome([200, 200], [standing])).toEqual(['rating-never-sent']);
  expect(outcome([200, 409], [shows(false, 'too dark')])).not.toBe('satisfied');
});

it('proves nothing where none was accepted, or one met an error', () => {
  expect(outcome([409, 409], [shows(true, 'sharp')])).toBe('stopped');
  expect(outcome([200, 500], [shows(true, 'sharp')])).toBe('stopped');
});
