import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, type WrittenWave, writtenWave } from '../../testing/written-wave.support.ts';
import { nextRetryKept } from './next-retry-kept.ts';

/** By the target's clock. */
const began_ms = Date.parse('2026-01-01T00:00:00.000Z');
const time = (at_ms: number) => new Date(began_ms + at_ms).toISOString();

/** Three attempts, at these times, of which the target steps the clock. */
const stepped = (...times: number[]): WrittenTrial => ({
  scenario: { channel: 'webhook', answers: [503, 503] },
  attempts: times.map((at_ms) => ({ at_ms, target_ms: began_ms + at_ms })),
});
const real = (...times: number[]): WrittenTrial => ({
  scenario: { channel: 'webhook', answers: [503, 503] },
  attempts: times.map((at_ms) => ({ at_ms })),
  record: { id: 'run-1', status_code: 'completed', created_at: time(7) },
});

const announcing = (attempts: unknown[], wave: WrittenWave = {}): WrittenWave => ({
  ...wave,
  facts: { choices: { events: { next_retry_at: 'binding' } } },
  logs: { 'webhook/1': [{ id: 'delivery-of-run-1-at-webhook/1', attempts }] },
});
const says = (...nexts: unknown[]) => nexts.map((next_retry_at) => ({ next_retry_at }));
const judged = (trial: WrittenTrial, wave: WrittenWave) => outcomeOf(nextRetryKept, writtenWave([trial], wave));

it.each([
  ['to the millisecond', says(time(1_007), time(3_007), null)],
  ['an earlier one', says(time(500), time(1_300), null)],
  ['by less than the tolerance', says(time(1_047), time(3_047), null)],
  ['in a log that lists the last attempt first', says(null, time(3_007), time(1_007))],
  ['of which one is not shown', says(null, time(3_007), null)],
  ['in whole seconds, rounded up', says(time(2_000), time(4_000), null)],
])('permits a time that is kept: %s', (_, attempts) => {
  expect(judged(stepped(0, 1_007, 3_007), announcing(attempts))).toBe('satisfied');
});

it('fails an attempt before its time', () => {
  expect(judged(stepped(0, 1_007, 3_007), announcing(says(time(61_007), time(63_007), null)))).toEqual([
    'earlier-than-announced',
  ]);
  expect(judged(stepped(0, 1_007, 3_007), announcing(says(time(1_007), time(5_007), null)))).toEqual([
    'earlier-than-announced',
  ]);
});

it('knows a UUID in upper case again', () => {
  const id = '0b54f2a4-8a5e-4c3e-9d7e-6a1c2f3b4d5e';
  const trial = stepped(0, 1_007, 3_007);
  const attempts = trial.attempts.map((attempt) => ({ ...attempt, delivery_id: id }));
  const log = {
    ...announcing([]),
    logs: { 'webhook/1': [{ id: id.toUpperCase(), attempts: says(time(61_007), time(63_007), null) }] },
  };
  expect(judged({ ...trial, attempts }, log)).toEqual(['earlier-than-announced']);
});

it('takes the order from ids or times where the log has them', () => {
  const byId = [
    { request_id: 'request-3', next_retry_at: null },
    { request_id: 'request-1', next_retry_at: time(5_007) },
    { request_id: 'request-2', next_retry_at: time(3_007) },
  ];
  expect(judged(stepped(0, 1_007, 3_007), announcing(byId))).toEqual(['earlier-than-announced']);
  const byTime = [
    { created_at: time(3_007), next_retry_at: null },
    { created_at: time(1_007), next_retry_at: time(3_007) },
    { created_at: time(0), next_retry_at: time(1_007) },
  ];
  expect(judged(stepped(0, 1_007, 3_007), announcing(byTime))).toBe('satisfied');
});

it('reckons on a real clock from when the run was made', () => {
  expect(judged(real(0, 1_000, 3_000), announcing(says(time(1_007), time(3_007), null)))).toBe('satisfied');
  // Several clocks, and a sender that lags.
  expect(judged(real(0, 1_000, 3_000), announcing(says(time(1_150), time(3_150), null)))).toBe('satisfied');
  expect(judged(real(0, 1_000, 3_000), announcing(says(time(61_003), time(63_003), null)))).toEqual([
    'earlier-than-announced',
  ]);
  const logged = [
    { created_at: time(0), next_retry_at: time(61_003) },
    { created_at: time(61_010), next_retry_at: time(63_003) },
    { created_at: time(63_010), next_retry_at: null },
  ];
  expect(judged(real(0, 1_000, 3_000), announcing(logged))).toBe('satisfied');
});

it.each([
  ['a log that announces nothing', stepped(0, 1_007, 3_007), announcing(says(null, null, null))],
  ['times without a zone', stepped(0, 1_007, 3_007), announcing(says('2026-01-01 00:01:00', 'soon', null))],
  ['a log of fewer attempts', stepped(0, 1_007, 3_007), announcing(says(time(61_007), null))],
  ['no log', stepped(0, 1_007, 3_007), {}],
  ['one attempt', stepped(0), announcing(says(time(61_007)))],
])('says nothing of %s', (_, trial, wave) => {
  expect(judged(trial, wave)).toBe('stopped');
});
