import { expect, it } from 'vitest';
import type { Scenario } from '../../suite/scenario.ts';
import { uncounted } from '../../suite/tally.ts';
import type { Missing } from '../../suite/wave-note.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { callbackForBothKinds } from './callback-for-both-kinds.ts';
import { endsAreTold } from './delivered.ts';

const called: Scenario = { channel: 'callback', run: 'succeeds', answers: [] };
const canceled: Scenario = { channel: 'callback', run: 'cancels', answers: [] };
const sent: Scenario = { channel: 'webhook', run: 'cancels', answers: [] };
const of_workflow: Scenario = { channel: 'callback', run: 'workflow', answers: [] };

const told = (scenario: Scenario): WrittenTrial => ({ scenario, attempts: [{ at_ms: 1_500 }] });

/** Nothing came of it. @param read_ms when its record was read, first and last */
function silent(scenario: Scenario, missing: Partial<Missing> = {}, more: Partial<WrittenTrial> = {}): WrittenTrial {
  return { scenario, attempts: [], missing: { made: 0, watched_s: 20, witnessed: false, ...missing }, ...more };
}

/** The evidence with the last read of each run so long after its dispatch. */
function watched(trials: readonly WrittenTrial[], last_ms = 30_000, wave = {}) {
  const evidence = writtenWave(trials, wave);
  for (const { run } of evidence.notes.wave.trials) run!.reads.at(-1)!.at_ms = last_ms;
  return evidence;
}

it('passes where everything was told', () => {
  expect(outcomeOf(endsAreTold, watched([told(called), told(canceled), told(sent)]))).toBe('satisfied');
});

it.each([canceled, sent])('fails for a missing event with a witness: $channel', (scenario) => {
  expect(outcomeOf(endsAreTold, watched([told(called), silent(scenario, { witnessed: true })]))).toEqual([
    'event-not-delivered',
  ]);
});

it('wants to see it again where no witness came, but another callback did', () => {
  const evidence = watched([told(called), silent(canceled)]);
  const [mismatch] = endsAreTold.judge(evidence, uncounted);
  expect(mismatch).toMatchObject({ code: 'event-not-delivered', again: true, shown_by: [1, 0] });
});

it('shows a webhook again beside the callback of the same run', () => {
  const run_id = 'run-of-both';
  const heard: WrittenTrial = { ...told({ ...sent, run: 'succeeds' }), run_id: 'run-of-another' };
  const evidence = watched([{ ...told(canceled), run_id }, silent(sent, {}, { run_id }), heard]);
  expect(endsAreTold.judge(evidence, uncounted)).toMatchObject([
    { clause: 'webhooks.deliver-matching', shown_by: [1, 0, 2] },
  ]);
});

it.each([
  ['nothing at all was heard', [silent(called), silent(canceled)], 30_000],
  ['another webhook was heard, and not this one', [told(called), silent(sent)], 30_000],
  [
    'the run did not end',
    [told(called), silent(canceled, { witnessed: true }, { record: { status_code: 'running' } })],
    30_000,
  ],
  ['the run ended only just now', [told(called), silent(canceled, { witnessed: true })], 6_000],
  [
    'nobody knows when it would come',
    [told(called), silent(canceled, { witnessed: true, unknown: 'not told' })],
    30_000,
  ],
] as const)('proves nothing where %s', (_, trials, last_ms) => {
  expect(outcomeOf(endsAreTold, watched(trials, last_ms))).toBe('stopped');
});

it('proves nothing of a webhook where an event of an unknown run came and the layout is open', () => {
  const evidence = watched([told(called), silent(sent, { witnessed: true })]);
  evidence.notes.wave.foreign = 1;
  expect(outcomeOf(endsAreTold, evidence)).toBe('stopped');
});

it('owes a webhook nothing that it is not subscribed to', () => {
  const scenario: Scenario = { ...sent, events: ['run.failed'] };
  expect(outcomeOf(endsAreTold, watched([told(called), silent(scenario, { witnessed: true })]))).toBe('satisfied');
});

it('tells both kinds of runs apart', () => {
  expect(outcomeOf(callbackForBothKinds, watched([told(called), told(of_workflow)]))).toBe('satisfied');
  expect(outcomeOf(callbackForBothKinds, watched([told(called), silent(of_workflow)]))).toEqual([
    'kind-without-callback',
  ]);
  expect(outcomeOf(callbackForBothKinds, watched([silent(called), told(of_workflow)]))).toEqual([
    'kind-without-callback',
  ]);
  expect(outcomeOf(callbackForBothKinds, watched([silent(called), silent(of_workflow)]))).toBe('stopped');
  expect(outcomeOf(callbackForBothKinds, watched([told(called)]))).toBe('stopped');
});
