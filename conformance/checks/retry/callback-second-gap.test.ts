import { expect, it } from 'vitest';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { writtenWave } from '../../testing/written-wave.support.ts';
import { callbackSecondGap } from './callback-second-gap.ts';

const called = (answers: readonly ReceiverAnswer[], times_ms: readonly number[]) => ({
  scenario: { channel: 'callback' as const, answers },
  attempts: times_ms.map((at_ms) => ({ at_ms })),
});

it.each([
  ['the wait as it is stated', [called([500, 500], [0, 1_000, 3_000])], 'satisfied'],
  ['a longer one', [called([500, 500], [0, 1_000, 9_000])], 'satisfied'],
  ['the stated one behind a first that was too short', [called([500, 500], [0, 10, 2_010])], 'satisfied'],
  ['the same wait twice', [called([500, 500], [0, 1_000, 2_000])], ['early-third-attempt']],
  [
    'a wait that is shorter behind a reset',
    [called([500, 500], [0, 1_000, 3_000]), called([500, 'reset'], [0, 1_000, 2_000])],
    ['early-third-attempt'],
  ],
  [
    'a wait behind a first attempt that was kept waiting',
    [called(['hang', 500], [0, 6_000, 7_000]), called([500, 500], [0, 1_000, 3_000])],
    'satisfied',
  ],
  ['none that came three times', [called([500], [0, 1_000])], 'stopped'],
] as const)('%s', (_, trials, outcome) => {
  expect(outcomeOf(callbackSecondGap, writtenWave(trials))).toEqual(outcome);
});

it('says nothing of a wait that passes by the lateness of the receiver alone', () => {
  const late = (times_ms: readonly number[], lag_ms: number) => ({
    scenario: { channel: 'callback' as const, answers: [500, 500] },
    attempts: times_ms.map((at_ms) => ({ at_ms, lag_ms })),
  });
  const judged = (times_ms: readonly number[], lag_ms: number) =>
    outcomeOf(callbackSecondGap, writtenWave([late(times_ms, lag_ms)]));
  expect(judged([0, 1_000, 2_000], 1_500)).toBe('stopped');
  expect(judged([0, 1_000, 2_700], 1_500)).toBe('satisfied');
  expect(judged([0, 1_000, 3_000], 1_500)).toBe('satisfied');
});
