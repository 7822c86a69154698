import { describe, expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices.ts';
import { answered } from '../../testing/written-evidence.support.ts';
import {
  completed_at,
  done,
  outcomeOfRuns,
  running,
  waiting,
  writtenRuns,
} from '../../testing/written-runs.support.ts';
import { malformedCallback } from './callback-url.ts';
import { dispatchResponse } from './dispatch-response.ts';
import { embedsShown } from './embeds-shown.ts';
import { statusWords } from './status-words.ts';

const declaring = (choices: ChoicesDocument) => ({ facts: { choices } });
const ended = (status_code: string) => ({ ...done, status_code });

describe('words of a run', () => {
  const reads = [waiting, { status_code: 'busy' }, ended('fine'), ended('fine')];
  const words = { running: ['busy'], completed: ['fine', 'good'] };

  it('are its own, and observed', () => {
    expect(outcomeOfRuns(statusWords, [{ reads }])).toBe('satisfied');
    const value = { running: ['busy'], completed: ['fine'] };
    expect(statusWords.observe?.(writtenRuns([{ reads }]))).toEqual([
      { choice: 'records.status_words', operation: 'getRun', value },
    ]);
  });

  it('are those that are declared', () => {
    expect(outcomeOfRuns(statusWords, [{ reads }], [], declaring({ records: { status_words: words } }))).toBe(
      'satisfied',
    );
    const others = { records: { status_words: { ...words, completed: ['good'] } } };
    expect(outcomeOfRuns(statusWords, [{ reads }], [], declaring(others))).toEqual(['not-as-declared']);
  });

  it('are not judged where nobody said how a run of this kind ends', () => {
    const others = { records: { status_words: { ...words, completed: ['good'] } } };
    expect(outcomeOfRuns(statusWords, [{ name: 'stumbles', reads }], [], declaring(others))).toBe('satisfied');
    expect(outcomeOfRuns(statusWords, [{ reads: [waiting, { status_code: 'parked' }] }])).toBe('stopped');
  });

  it('may be none but the stated ones', () => {
    expect(outcomeOfRuns(statusWords, [{ name: 'cancels', reads: [waiting, { status_code: 'canceled' }] }])).toBe(
      'stopped',
    );
  });
});

describe('what belongs to a run', () => {
  const whole = { ...done, logs: [], model: { id: 'model-of-succeeds' } };
  const always = declaring({ records: { run_embeds: 'always' } });
  const on_request = declaring({ records: { run_embeds: 'on_request' } });

  it.each([
    ['shown', [{ reads: [whole] }], always, 'satisfied'],
    ['left out', [{ reads: [done] }], on_request, 'satisfied'],
    ['left out by one', [{ reads: [whole] }, { name: 'fails', reads: [done] }], always, 'satisfied'],
    ['left out by all', [{ reads: [done] }], always, ['not-as-declared']],
    ['shown by all', [{ reads: [whole] }], on_request, ['not-as-declared']],
    ['shown as empty lists', [{ reads: [{ ...done, logs: [], node_runs: [] }] }], on_request, 'satisfied'],
    ['shown as objects without members', [{ reads: [{ ...done, model: {}, logs: [] }] }], on_request, 'satisfied'],
    ['shown as one that is empty', [{ reads: [{ ...done, logs: [] }] }], always, 'satisfied'],
    ['unread', [{ reads: [404] }], always, 'stopped'],
  ])('may be %s', (_, polled, about, expected) => {
    expect(outcomeOfRuns(embedsShown, polled, [], about)).toEqual(expected);
  });
});

describe('the answer to a dispatch', () => {
  const at_once = { runs: { dispatch_response: { id: '/run_id', status: '/status', answers: 'at_once' } } } as const;
  const long_done = { ...done, completed_at: '2026-01-05T09:30:02.000Z' };
  const told = (status: string) => ({ answer: { run_id: 'run-of-succeeds', status } });

  it('is observed', () => {
    const value = { id: '/run_id', status: '/status', body: 'only', answers: 'at_once' };
    const observed = [{ choice: 'runs.dispatch_response', operation: 'dispatchModelRun2', value }];
    expect(dispatchResponse.observe?.(writtenRuns([{}]))).toEqual(observed);
  });

  it.each([
    ['queued', [{}], 'satisfied'],
    [
      'ended within a moment',
      [{ ...told('completed'), reads: [{ ...done, completed_at: '2026-01-05T09:30:00.400Z' }] }],
      'satisfied',
    ],
    ['ended long after', [{ ...told('completed'), reads: [long_done] }], ['answers-not-as-declared']],
    ['now ended, now not', [{ ...told('completed'), reads: [long_done] }, { name: 'fails' }], 'satisfied'],
    ['without a status', [{ answer: { run_id: 'run-of-succeeds' } }], ['status-not-as-declared']],
    ['none', [], 'stopped'],
  ])('is held to what is declared: %s', (_, polled, expected) => {
    expect(outcomeOfRuns(dispatchResponse, polled, [], declaring(at_once))).toEqual(expected);
  });

  it('may hold the run where that is declared', () => {
    const body = (value: 'only' | 'run') => declaring({ runs: { dispatch_response: { body: value } } });
    const answer = { id: 'run-of-succeeds', status_code: 'queued', input: {}, created_at: completed_at };
    expect(outcomeOfRuns(dispatchResponse, [{ answer }], [], body('run'))).toBe('satisfied');
    expect(outcomeOfRuns(dispatchResponse, [{ answer }], [], body('only'))).toEqual(['body-not-as-declared']);
    expect(outcomeOfRuns(dispatchResponse, [{}], [], body('run'))).toEqual(['body-not-as-declared']);
    expect(
      outcomeOfRuns(dispatchResponse, [{}], [], declaring({ runs: { dispatch_response: { answers: 'ended' } } })),
    ).toEqual(['answers-not-as-declared']);
  });
});

describe('a callback_url that is no URL', () => {
  const attempt = (status: number) =>
    answered('attempt', 'dispatchModelRun2', status, status < 300 ? { run_id: 'r2', status: 'queued' } : undefined);
  const outcome = (status: number, malformed?: 'refused' | 'ignored') =>
    outcomeOfRuns(malformedCallback, [{ reads: [running] }], [attempt(status)], {
      case: { run: 'succeeds' },
      ...declaring(malformed ? { runs: { callback_url: { malformed } } } : {}),
    });

  it.each([
    ['refused', 422, undefined, 'satisfied'],
    ['taken', 202, undefined, 'satisfied'],
    ['refused as declared', 400, 'refused', 'satisfied'],
    ['taken against what is declared', 202, 'refused', ['not-as-declared']],
    ['refused against what is declared', 422, 'ignored', ['not-as-declared']],
    ['an error', 500, 'refused', 'stopped'],
  ] as const)('may be %s', (_, status, malformed, expected) => {
    expect(outcome(status, malformed)).toEqual(expected);
  });
});
