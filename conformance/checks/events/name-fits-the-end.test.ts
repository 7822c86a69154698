import { expect, it } from 'vitest';
import type { RunPart } from '../../suite/scenario.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenTrial, type WrittenWave, writtenWave } from '../../testing/written-wave.support.ts';
import { nameFitsTheEnd } from './name-fits-the-end.ts';

const ends_at = { created_at: '2026-01-01T00:00:00.000Z', completed_at: '2026-01-01T00:00:01.000Z' };

function told(run: RunPart, event?: string, status_code?: string): WrittenTrial {
  return {
    scenario: { channel: 'callback', run, answers: [] },
    attempts: [{ at_ms: 1_500, ...(event !== undefined && { event }) }],
    ...(status_code !== undefined && { record: { status_code, ...ends_at } }),
  };
}

const outcome = (trials: readonly WrittenTrial[], wave: WrittenWave = {}) =>
  outcomeOf(nameFitsTheEnd, writtenWave(trials, wave));
const told_layout: WrittenWave = { facts: { choices: { events: { payload_layout: { event: '/event' } } } } };

it('passes for each end and its event', () => {
  expect(outcome([told('succeeds'), told('fails'), told('cancels'), told('workflow')])).toBe('satisfied');
});

it.each<[string, WrittenTrial]>([
  ['a run of a failing model that did not fail', told('fails', 'run.completed', 'completed')],
  ['a run that had ended before it was called off', told('cancels', 'run.completed', 'completed')],
  ["a word of the target's own", told('succeeds', 'run.completed', 'succeeded')],
  [
    "a word of the target's own for a run that was not called off in time",
    told('cancels', 'run.completed', 'succeeded'),
  ],
])('permits %s', (_, trial) => {
  expect(outcome([told('workflow'), trial])).toBe('satisfied');
});

it.each<[string, WrittenTrial, string]>([
  ['run.completed of a failed run', told('fails', 'run.completed'), 'wrong-event'],
  ['the spelling of the status', told('cancels', 'run.canceled'), 'wrong-event'],
  ['run.failed of a workflow that ended well', told('workflow', 'run.failed'), 'wrong-event'],
  ["run.failed where the word is the target's own", told('succeeds', 'run.failed', 'succeeded'), 'wrong-event'],
  ['the spelling of the event', told('cancels', 'run.cancelled', 'cancelled'), 'wrong-status'],
  ['another word for a run that was called off', told('cancels', 'run.cancelled', 'aborted'), 'wrong-status'],
])('fails for %s', (_, trial, code) => {
  expect(outcome([trial])).toEqual([code]);
});

it('fails for two events of one run', () => {
  const trials = [told('succeeds'), told('succeeds', 'run.failed')];
  const both = trials.map((trial) => ({ ...trial, run_id: 'one' }));
  expect(outcome(both)).toEqual(['wrong-event', 'several-events']);
});

it('does not take what stands at the usual place for the event where nobody declared it', () => {
  expect(outcome([told('succeeds', 'delivery')])).toBe('stopped');
  expect(outcome([told('succeeds', 'delivery')], told_layout)).toEqual(['wrong-event']);
});

it('proves nothing where it is not certain how the run ended', () => {
  expect(outcome([told('fails', 'run.completed', 'done'), told('succeeds', 'run.completed', 'done')])).toBe('stopped');
  expect(outcome([])).toBe('stopped');
});
