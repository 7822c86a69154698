import { expect, it } from 'vitest';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { entry, received, writtenLog } from '../../testing/written-log.support.ts';
import { attemptTellsOutcome } from './attempt-tells-outcome.ts';

const id = 'delivery-of-run-1-at-webhook/1';
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
  ['of attempts at an unknown place', trial, [{ id, attempts: null }], 'stopped'],
] as const)('the log tells the outcome %s', (_, one, log, outcome) => {
  expect(outcomeOf(attemptTellsOutcome, writtenLog([one], { logs: { 'webhook/1': log } }))).toEqual(outcome);
});

it('whoever was answered late may have given up, and logs no status', () => {
  const late = (lag_ms: number) => received([503], { attempts: [{ at_ms: 0, lag_ms }] });
  const logs = { logs: { 'webhook/1': said(null, false) } };
  expect(outcomeOf(attemptTellsOutcome, writtenLog([late(0)], logs))).toEqual(['status-not-shown']);
  expect(outcomeOf(attemptTellsOutcome, writtenLog([late(4_900)], logs))).toBe('satisfied');
});

it('behind a public URL the status may be of a proxy', () => {
  const wave = (succeeded: boolean) => ({ public: true, logs: { 'webhook/1': said(502, succeeded) } });
  expect(outcomeOf(attemptTellsOutcome, writtenLog([received(['reset'])], wave(false)))).toBe('satisfied');
  expect(outcomeOf(attemptTellsOutcome, writtenLog([received(['reset'])], wave(true)))).toEqual([
    'success-not-as-status',
  ]);
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
  expect(outcomeOf(attemptTellsOutcome, writtenLog(trials, { logs: { 'webhook/1': log } }))).toEqual(outcome);
});
