import { describe, expect, it } from 'vitest';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import { uncounted } from '../../suite/tally.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenAttempt, writtenWave } from '../../testing/written-wave.support.ts';
import { callbackWaits } from './callback-waits.ts';

const called = (answers: readonly ReceiverAnswer[], attempts: readonly WrittenAttempt[]) => ({
  scenario: { channel: 'callback' as const, answers },
  attempts,
});
/** A callback that comes again so long after it met this answer, and once more two seconds later. */
const again = (gap_ms: number, answer: ReceiverAnswer = 500, more: Partial<WrittenAttempt> = {}) =>
  called([answer, 500], [{ at_ms: 100, ...more }, { at_ms: 100 + gap_ms }, { at_ms: 2_100 + gap_ms }]);

describe.each(['real', 'stepped'] as const)('on a clock that is %s', (clock) => {
  it.each([
    ['the wait as it is stated', [again(1_000)], 'satisfied'],
    ['a wait that is a little shorter', [again(955)], 'satisfied'],
    [
      'a wait that is much longer',
      [again(5_000), again(1_000), again(30_000)],
      clock === 'real' ? 'satisfied' : ['late-second-attempt'],
    ],
    ['one late attempt among others', [again(1_000), again(1_003), again(30_000)], 'satisfied'],
    ['one early attempt among others', [again(1_000), again(300), again(1_001)], 'satisfied'],
    ['most of them early', [again(940), again(300), again(1_001)], ['early-second-attempt']],
    ['no wait at all', [again(0)], ['early-second-attempt']],
    ['no wait behind a reset', [again(1_000), again(1_000), again(20, 'reset')], ['early-second-attempt']],
    ['an early repeat of what was taken, which is no wait', [again(1_000), again(10, 200)], 'satisfied'],
    ['a wait behind an attempt that was kept waiting', [again(1_000), again(20, 'hang')], 'satisfied'],
    ['none that came again', [called([200], [{ at_ms: 0 }])], 'stopped'],
  ] as const)('%s', (_, trials, outcome) => {
    expect(outcomeOf(callbackWaits, writtenWave(trials, { clock }))).toEqual(outcome);
  });
});

it('takes the lag of the receiver off, where that can have any part in it', () => {
  const trials = [again(800, 500, { lag_ms: 200 })];
  expect(outcomeOf(callbackWaits, writtenWave(trials, { clock: 'real' }))).toBe('satisfied');
  expect(outcomeOf(callbackWaits, writtenWave(trials, { clock: 'stepped' }))).toEqual(['early-second-attempt']);
});

it('finds a wrong wait on a stepped clock where reads lag too: that clock goes on to what is due, and no further', () => {
  const facts = { consistency_ms: 2_000, steps_time: true as const };
  const on = (gap_ms: number) => outcomeOf(callbackWaits, writtenWave([again(gap_ms)], { clock: 'stepped', facts }));
  expect(on(1_000)).toBe('satisfied');
  expect(on(500)).toEqual(['early-second-attempt']);
  expect(on(1_250)).toBe('satisfied');
  expect(on(1_500)).toEqual(['late-second-attempt']);
  expect(on(2_000)).toEqual(['late-second-attempt']);
});

it('takes off what the answer before took, from whose end a sender may count', () => {
  const trial = called([500, 500], [{ at_ms: 0, ended_ms: 400 }, { at_ms: 1_400 }, { at_ms: 3_400 }]);
  expect(outcomeOf(callbackWaits, writtenWave([trial], { clock: 'stepped' }))).toBe('satisfied');
});

it('does not take off what the later attempt was kept waiting for, which makes a wait longer', () => {
  const trial = called([500, 500], [{ at_ms: 0 }, { at_ms: 800, lag_ms: 900 }, { at_ms: 2_800 }]);
  expect(outcomeOf(callbackWaits, writtenWave([trial]))).toEqual(['early-second-attempt']);
});

it('says nothing where the receiver kept each attempt waiting for as long as the wait', () => {
  const trials = [again(20, 500, { lag_ms: 1_000 }), again(800, 500, { lag_ms: 1_200 })];
  expect(outcomeOf(callbackWaits, writtenWave(trials))).toBe('stopped');
});

it('takes for the lag of one what another was told of that came at the same time', () => {
  const beside = called([200], [{ at_ms: 90, lag_ms: 300 }]);
  expect(outcomeOf(callbackWaits, writtenWave([again(750), beside]))).toBe('satisfied');
});

it('judges nothing by what an HTTP library may have sent again', () => {
  const equal = { digest: 'equal', request_id: 'equal' };
  const repeated = called(
    ['reset'],
    [
      { at_ms: 0, ...equal },
      { at_ms: 300, ...equal },
    ],
  );
  expect(outcomeOf(callbackWaits, writtenWave([repeated]))).toBe('stopped');
  expect(outcomeOf(callbackWaits, writtenWave([repeated, again(1_000)]))).toBe('satisfied');
});

it('does not hold behind a public URL, where the first attempt may have been long under way', () => {
  expect(outcomeOf(callbackWaits, writtenWave([again(300)], { public: true }))).toBe('stopped');
  expect(outcomeOf(callbackWaits, writtenWave([again(1_000)], { public: true }))).toBe('satisfied');
});

it('names those that are early, and asks for a second wave where load may have made them so', () => {
  const trials = [again(1_000), again(500), again(400)];
  const [mismatch] = callbackWaits.judge(writtenWave(trials, { clock: 'real' }), uncounted);
  expect(mismatch).toMatchObject({ shown_by: [1, 2], again: true });
  expect(callbackWaits.judge(writtenWave(trials, { clock: 'stepped' }), uncounted)[0]).not.toHaveProperty('again');
});

const timed = (answers: readonly ReceiverAnswer[], times_ms: readonly number[]) =>
  called(
    answers,
    times_ms.map((at_ms) => ({ at_ms })),
  );

describe('the wait before the third attempt', () => {
  it.each([
    ['the wait as it is stated', [timed([500, 500], [0, 1_000, 3_000])], 'satisfied'],
    ['a longer one', [timed([500, 500], [0, 1_000, 9_000])], 'satisfied'],
    ['the stated one behind a first that was too short', [timed([500, 500], [0, 10, 2_010])], ['early-second-attempt']],
    ['the same wait twice', [timed([500, 500], [0, 1_000, 2_000])], ['early-third-attempt']],
    [
      'a wait that is shorter behind a reset',
      [timed([500, 500], [0, 1_000, 3_000]), timed([500, 'reset'], [0, 1_000, 2_000])],
      ['early-third-attempt'],
    ],
    [
      'a wait behind a first attempt that was kept waiting',
      [timed(['hang', 500], [0, 6_000, 7_000]), timed([500, 500], [0, 1_000, 3_000])],
      'satisfied',
    ],
    ['none that came three times', [timed([500], [0, 1_000])], 'stopped'],
  ] as const)('%s', (_, trials, outcome) => {
    expect(outcomeOf(callbackWaits, writtenWave(trials))).toEqual(outcome);
  });

  it('says nothing of a wait that passes by the lateness of the receiver alone', () => {
    const late = (times_ms: readonly number[], lag_ms: number) => ({
      scenario: { channel: 'callback' as const, answers: [500, 500] },
      attempts: times_ms.map((at_ms, place) => ({ at_ms, ...(place === 1 && { lag_ms }) })),
    });
    const judged = (times_ms: readonly number[], lag_ms: number) =>
      outcomeOf(callbackWaits, writtenWave([late(times_ms, lag_ms)]));
    expect(judged([0, 1_000, 2_000], 1_500)).toBe('stopped');
    expect(judged([0, 1_000, 2_700], 1_500)).toBe('satisfied');
    expect(judged([0, 1_000, 3_000], 1_500)).toBe('satisfied');
  });
});
