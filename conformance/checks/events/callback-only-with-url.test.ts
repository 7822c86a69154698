import { expect, it } from 'vitest';
import type { Scenario } from '../../suite/scenario.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { callbackOnlyWithUrl } from './callback-only-with-url.ts';

const called: WrittenTrial = {
  scenario: { channel: 'callback', run: 'succeeds', answers: [] },
  attempts: [{ at_ms: 1_500 }],
};
const without: Scenario = { channel: 'none', run: 'succeeds' };
const outcome = (trials: readonly WrittenTrial[]) => outcomeOf(callbackOnlyWithUrl, writtenWave(trials));

it('passes where nobody was told', () => {
  expect(outcome([called, { scenario: without, attempts: [] }])).toBe('satisfied');
});

it('passes where the end of a run has a word and no time', () => {
  const record = { status_code: 'completed', completed_at: null };
  expect(outcome([called, { scenario: without, attempts: [], record }])).toBe('satisfied');
});

it('fails for an event at the URL of another run', () => {
  expect(outcome([called, { scenario: without, attempts: [], elsewhere: [{ at_ms: 1_600 }] }])).toEqual([
    'called-without-url',
  ]);
});

it.each([
  ['no run was without a URL', [called]],
  [
    'the run did not end',
    [called, { scenario: without, attempts: [], record: { status_code: 'running', completed_at: null } }],
  ],
  ['the run was not watched', [called, { scenario: without, attempts: [], quiet_ms: 100 }]],
  [
    'no callback came at all',
    [
      { ...called, attempts: [] },
      { scenario: without, attempts: [] },
    ],
  ],
  [
    'events do not say of which run they tell',
    [
      { ...called, attempts: [{ at_ms: 1_500, run_id: undefined }] },
      { scenario: without, attempts: [] },
    ],
  ],
] as const)('proves nothing where %s', (_, trials) => {
  expect(outcome(trials as readonly WrittenTrial[])).toBe('stopped');
});
