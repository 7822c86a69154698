import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices.ts';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { received, writtenLog } from '../../testing/written-log.support.ts';
import type { WrittenWave } from '../../testing/written-wave.support.ts';
import { attemptFields } from './attempt-fields.ts';

const whole = { status_code: '503', response_time_ms: 12, response_body: 'ok', succeeded: false };

function outcome(attempt: object, answer: ReceiverAnswer = 503, wave: WrittenWave = {}) {
  const log = [{ id: 'delivery-of-run-1-at-webhook/1', attempts: [attempt] }];
  return outcomeOf(attemptFields, writtenLog([received([answer])], { ...wave, logs: { 'webhook/1': log } }));
}

it.each<[string, object, ReceiverAnswer]>([
  ['all that it records', whole, 503],
  ['a fraction of a millisecond', { ...whole, response_time_ms: 0.25 }, 503],
  ['a time as text', { ...whole, response_time_ms: '12' }, 503],
  ['a body as an object', { ...whole, response_body: { text: 'ok' } }, 503],
  ['no body of a 204, which has none', { ...whole, status_code: 204, succeeded: true, response_body: null }, 204],
])('an attempt in the log may show %s', (_, attempt, answer) => {
  expect(outcome(attempt, answer)).toBe('satisfied');
});

it.each<[string, object, string]>([
  ['no outcome', { ...whole, succeeded: undefined }, 'no-outcome'],
  ['null for its outcome', { ...whole, succeeded: null }, 'no-outcome'],
  ['no time', { ...whole, response_time_ms: null }, 'no-response-time'],
  ['a time before it began', { ...whole, response_time_ms: -1 }, 'negative-response-time'],
  ['no body', { ...whole, response_body: undefined }, 'no-response-body'],
])('an attempt in the log may not show %s', (_, attempt, code) => {
  expect(outcome(attempt)).toEqual([code]);
});

it('leaves alone what was not answered, or whose answer is not shown', () => {
  const unanswered = { status_code: null, response_time_ms: null, response_body: null, succeeded: false };
  expect(outcome(unanswered, 'reset')).toBe('stopped');
  expect(outcome({ ...whole, status_code: 302, response_body: null }, 302)).toBe('stopped');
  expect(outcome({ ...whole, status_code: 202, response_body: null }, 202)).toBe('satisfied');
  expect(outcome({ status_code: null })).toBe('stopped');
});

it('asks for no body where a tunnel may have answered', () => {
  expect(outcome({ ...whole, response_body: null }, 503, { public: true })).toBe('satisfied');
  expect(outcome({ ...whole, succeeded: null }, 503, { public: true })).toEqual(['no-outcome']);
});

it('asks for an announcement where the target says what it is worth', () => {
  const id = 'delivery-of-run-1-at-webhook/1';
  const next_retry_at = '2026-01-01T00:00:01.000Z';
  const judged = (before: object, after: object, { made = 1, is_told = true } = {}) => {
    const between = [{ made, items: [{ id, attempts: [{ ...whole, ...before }] }] }];
    const log = [
      {
        id,
        attempts: [
          { ...whole, ...after },
          { ...whole, status_code: 200, succeeded: true },
        ],
      },
    ];
    const choices: ChoicesDocument = is_told ? { events: { next_retry_at: 'estimate' } } : {};
    const trial = received([503, 200], { between });
    return outcomeOf(attemptFields, writtenLog([trial], { logs: { 'webhook/1': log }, facts: { choices } }));
  };
  expect(judged({ next_retry_at }, { next_retry_at })).toBe('satisfied');
  expect(judged({ next_retry_at }, { next_retry_at: null })).toBe('satisfied');
  expect(judged({}, { next_retry_at })).toBe('satisfied');
  expect(judged({}, {})).toEqual(['no-next-retry-at']);
  expect(judged({ next_retry_at: null }, { next_retry_at: null })).toEqual(['no-next-retry-at']);
  expect(judged({}, {}, { is_told: false })).toBe('satisfied');
  expect(judged({}, {}, { made: 2 })).toBe('satisfied');
});

const id = 'delivery-of-run-1-at-webhook/1';

/** Attempts that come at once, a second later and three seconds after that, and are answered within 10 ms unless told otherwise. */
function timed(times: readonly unknown[], { took_ms = 10, wave = {} }: { took_ms?: number; wave?: WrittenWave } = {}) {
  const attempts = [1_000, 2_000, 5_000].map((at_ms) => ({ at_ms, ended_ms: at_ms + took_ms }));
  const log = [{ id, attempts: times.map((response_time_ms) => ({ ...whole, response_time_ms })) }];
  const trial = received([503, 503, 503], { attempts });
  return outcomeOf(attemptFields, writtenLog([trial], { ...wave, logs: { 'webhook/1': log } }));
}

it.each<[string, readonly unknown[], string | string[]]>([
  ['each for itself', [5, 5, 5], 'satisfied'],
  ['with the connection before it, in any order', [400, 3_300, 1_200], 'satisfied'],
  ['as text', ['4', '5', '4000'], ['response-time-too-long']],
  ['since the first attempt', [5, 1_005, 4_005], ['response-time-too-long']],
  ['since the first attempt, the last one first', [4_005, 1_005, 5], ['response-time-too-long']],
  ['in words', ['short', 'short', 'very long'], 'satisfied'],
  ['in part', [5, 4_005], 'satisfied'],
])('attempts in the log may be timed %s', (_, times, expected) => {
  expect(timed(times)).toEqual(expected);
});

it('says nothing of times where a proxy stands between, or a receiver is slow', () => {
  expect(timed([5, 1_005, 4_005], { wave: { public: true } })).toBe('satisfied');
  expect(timed([5, 1_005, 9_000], { took_ms: 900 })).toBe('satisfied');
});

const begun_ms = Date.parse('2026-01-01T00:00:00Z');
const at = (ms: number) => new Date(begun_ms + ms).toISOString();

it.each<[string, unknown, { clock?: 'real' | 'stepped'; quiet_ms?: number }, string | string[]]>([
  ['nothing', null, {}, 'satisfied'],
  ['another that never came', at(17_000), {}, ['announced-retry-not-made']],
  ['another that may still come', at(17_000), { quiet_ms: 20_000 }, 'satisfied'],
  ['one that nobody waited for', at(17_000), { clock: 'real' }, 'satisfied'],
  ['its own time', at(1_000), {}, 'satisfied'],
])(
  'the last of several failed attempts announces %s',
  (_, next_retry_at, { clock = 'stepped', quiet_ms }, expected) => {
    const attempts = [0, 1_000].map((ms, index) => ({
      at_ms: ms,
      target_ms: begun_ms + ms,
      request_id: `request-${index + 1}`,
    }));
    const logged = [at(1_000), next_retry_at].map((next, index) => ({
      ...whole,
      request_id: `request-${index + 1}`,
      next_retry_at: next,
    }));
    const trial = received([503, 503], { attempts, quiet_ms: quiet_ms ?? 300_000 });
    const wave = { clock, logs: { 'webhook/1': [{ id, attempts: logged }] } };
    expect(outcomeOf(attemptFields, writtenLog([trial], wave))).toEqual(expected);
  },
);
