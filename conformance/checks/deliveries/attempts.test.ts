import { describe, expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices.ts';
import type { Evidence } from '../../suite/evidence.ts';
import type { ReceiverAnswer } from '../../suite/scenario.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { entry, received, writtenLog } from '../../testing/written-log.support.ts';
import type { WrittenWave } from '../../testing/written-wave.support.ts';
import { loggedAttempts } from './attempts.ts';

const id = 'delivery-of-run-1-at-webhook/1';
const of_outcomes = ['success-not-as-status', 'body-of-another-answer', 'status-not-shown', 'success-never-answered'];

/** Of one part of the rules, by their codes. */
function judgedBy(evidence: Evidence, isOfPart: (code: string) => boolean): string | string[] {
  const outcome = outcomeOf(loggedAttempts, evidence);
  if (typeof outcome === 'string') return outcome;
  const found = outcome.filter(isOfPart);
  return found.length > 0 ? found : 'satisfied';
}

const ofFields = (evidence: Evidence) => judgedBy(evidence, (code) => !of_outcomes.includes(code));
const ofOutcomes = (evidence: Evidence) => judgedBy(evidence, (code) => of_outcomes.includes(code));

describe('the fields of an attempt', () => {
  const whole = { status_code: '503', response_time_ms: 12, response_body: 'ok', succeeded: false };

  function outcome(attempt: object, answer: ReceiverAnswer = 503, wave: WrittenWave = {}) {
    const log = [{ id: 'delivery-of-run-1-at-webhook/1', attempts: [attempt] }];
    return ofFields(writtenLog([received([answer])], { ...wave, logs: { 'webhook/1': log } }));
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
    ['an empty body', { ...whole, response_body: '' }, 'no-response-body'],
  ])('an attempt in the log may not show %s', (_, attempt, code) => {
    expect(outcome(attempt)).toEqual([code]);
  });

  it('leaves alone what was not answered, or whose answer is not shown', () => {
    const unanswered = { status_code: null, response_time_ms: null, response_body: null, succeeded: false };
    expect(outcome(unanswered, 'reset')).toBe('satisfied');
    expect(outcome({ ...whole, status_code: 302, response_body: null }, 302)).toBe('satisfied');
    expect(outcome({ ...whole, status_code: 202, response_body: null }, 202)).toBe('satisfied');
    expect(outcome({ status_code: null })).toBe('satisfied');
  });

  it('asks for no body where a tunnel may have answered', () => {
    expect(outcome({ ...whole, response_body: null }, 503, { public: true })).toBe('satisfied');
    expect(outcome({ ...whole, succeeded: null }, 503, { public: true })).toEqual(['no-outcome']);
  });

  it('asks for an announcement where the target says what it is worth', () => {
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
      return ofFields(writtenLog([trial], { logs: { 'webhook/1': log }, facts: { choices } }));
    };
    expect(judged({ next_retry_at }, { next_retry_at })).toBe('satisfied');
    expect(judged({ next_retry_at }, { next_retry_at: null })).toBe('satisfied');
    expect(judged({}, { next_retry_at })).toBe('satisfied');
    expect(judged({}, {})).toEqual(['no-next-retry-at']);
    expect(judged({ next_retry_at: null }, { next_retry_at: null })).toEqual(['no-next-retry-at']);
    expect(judged({}, {}, { is_told: false })).toBe('satisfied');
    expect(judged({}, {}, { made: 2 })).toBe('satisfied');
  });

  /** Attempts that come at once, a second later and three seconds after that, and are answered within 10 ms unless told otherwise. */
  function timed(
    times: readonly unknown[],
    { took_ms = 10, wave = {} }: { took_ms?: number; wave?: WrittenWave } = {},
  ) {
    const attempts = [1_000, 2_000, 5_000].map((at_ms) => ({ at_ms, ended_ms: at_ms + took_ms }));
    const log = [{ id, attempts: times.map((response_time_ms) => ({ ...whole, response_time_ms })) }];
    const trial = received([503, 503, 503], { attempts });
    return ofFields(writtenLog([trial], { ...wave, logs: { 'webhook/1': log } }));
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
      expect(ofFields(writtenLog([trial], wave))).toEqual(expected);
    },
  );
});

describe('the outcome of an attempt', () => {
  const trial = received(['reset', 503, 200]);
  const said = (status_code: unknown, succeeded: unknown) => [{ id, attempts: [{ status_code, succeeded }] }];

  it.each([
    ['as texts', trial, [entry([null, '503', '200'])], 'satisfied'],
    ['as numbers', trial, [entry([null, 503, 200])], 'satisfied'],
    ['in words', received([503]), said('503 Service Unavailable', false), 'satisfied'],
    ['the newest first', trial, [entry([200, 503, null])], 'satisfied'],
    ['of what got no answer as a code of its own', trial, [entry([0, 503, 200])], 'satisfied'],
    ['of what got no answer as 504', trial, [entry([504, 503, 200])], 'satisfied'],
    ['of a cut as a success', received(['cut', 200]), [entry([200, 200])], 'satisfied'],
    ['of a cut as nothing', received(['cut', 200]), [entry([null, 200])], 'satisfied'],
    ['of a redirect as nothing', received([302, 200]), [entry([null, 200])], 'satisfied'],
    ['but not whether it succeeded', received([500]), said(500, undefined), 'satisfied'],
    ['of fewer attempts than came', trial, [entry([200])], 'satisfied'],
    ['of another status', trial, [entry([null, 500, 200])], ['status-not-shown']],
    ['of no status', received([503]), said(null, false), ['status-not-shown']],
    ['of a redirect as a success', received([302]), said(302, true), ['success-not-as-status']],
    ['of a success as a failure', received([200]), said(200, false), ['success-not-as-status']],
    ['of no answer as 200', trial, [entry([200, 503, 200])], ['success-never-answered']],
    ['of no answer as a success', received(['reset']), said(null, true), ['success-never-answered']],
  ] as const)('the log tells the outcome %s', (_, one, log, outcome) => {
    expect(ofOutcomes(writtenLog([one], { logs: { 'webhook/1': log } }))).toEqual(outcome);
  });

  it('whoever was answered late may have given up, and logs no status', () => {
    const late = (lag_ms: number) => received([503], { attempts: [{ at_ms: 0, lag_ms }] });
    const logs = { logs: { 'webhook/1': said(null, false) } };
    expect(ofOutcomes(writtenLog([late(0)], logs))).toEqual(['status-not-shown']);
    expect(ofOutcomes(writtenLog([late(4_900)], logs))).toBe('satisfied');
  });

  it('behind a public URL the status may be of a proxy', () => {
    const wave = (succeeded: boolean) => ({ public: true, logs: { 'webhook/1': said(502, succeeded) } });
    expect(ofOutcomes(writtenLog([received(['reset'])], wave(false)))).toBe('satisfied');
    expect(ofOutcomes(writtenLog([received(['reset'])], wave(true)))).toEqual(['success-not-as-status']);
  });

  it.each([
    ['its own', 503, 'ok (answer 2)', 'satisfied'],
    ['its own, in an object', 503, { text: 'ok (answer 2)' }, 'satisfied'],
    ['what is left of a text', 503, 'ok (answ', 'satisfied'],
    ['a text of nobody’s', 503, 'Service Unavailable', 'satisfied'],
    ['that of the next attempt', 503, 'ok (answer 3)', ['body-of-another-answer']],
    ['that of another delivery', 503, 'ok (answer 4)', ['body-of-another-answer']],
  ] as const)('the text of an answer is %s', (_, status_code, response_body, outcome) => {
    const log = [{ id, attempts: [{ status_code, response_body, succeeded: false }, { status_code: 200 }] }];
    const trials = [received([500, 503, 200]), received([200], { webhook: 'webhook/2' })];
    expect(ofOutcomes(writtenLog(trials, { logs: { 'webhook/1': log } }))).toEqual(outcome);
  });

  it('is not looked at where no entry shows attempts at the place that is known', () => {
    const evidence = writtenLog([trial], { logs: { 'webhook/1': [{ id, attempts: null }] } });
    expect(loggedAttempts.covers?.(evidence)).toEqual([]);
  });
});
