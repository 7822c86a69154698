import { expect, it } from 'vitest';
import type { Scenario } from '../../suite/scenario.ts';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { type WrittenAttempt, type WrittenTrial, writtenWave } from '../../testing/written-wave.support.ts';
import { oneEventForEachEnd } from './one-event-for-each-end.ts';

const callback: Scenario = { channel: 'callback', run: 'succeeds', answers: [] };
const ended = (second: number, status_code = 'completed') => ({
  status_code,
  created_at: '2026-01-05T09:30:00.000Z',
  completed_at: `2026-01-05T09:30:${String(second).padStart(2, '0')}.000Z`,
});

function trial(id: number, more: Partial<WrittenTrial> = {}, attempt: Partial<WrittenAttempt> = {}): WrittenTrial {
  const told = { at_ms: 4_100, delivery_id: `d${id}`, ...attempt };
  return { scenario: callback, run_id: `run-${id}`, record: ended(4), attempts: [told], ...more };
}

/** Each run is read once more, long after its end. */
function outcome(...trials: readonly WrittenTrial[]) {
  const evidence = writtenWave(trials);
  for (const { run } of evidence.notes.wave.trials) run!.reads.at(-1)!.at_ms = 30_000;
  return outcomeOf(oneEventForEachEnd, evidence);
}

const missing = { made: 0, watched_s: 20, witnessed: true };

it('permits one event for each', () => {
  expect(outcome(trial(1), trial(2), trial(3))).toBe('satisfied');
});

it('finds what is lost, mixed up, or told as one', () => {
  const lost = { attempts: [], missing, quiet_ms: 20_000 };
  expect(outcome(trial(1), trial(2), trial(3, lost))).toEqual(['event-not-delivered']);
  expect(outcome(trial(1), trial(2, {}, { run_id: 'run-1' }))).toEqual(['run-id-of-another-run']);
  expect(outcome(trial(1), trial(2, {}, { delivery_id: 'd1' }))).toEqual(['shared-delivery-id']);
  expect(outcome(trial(1), trial(2, {}, { event: 'run.failed' }))).toEqual(['wrong-event']);
});

it('proves nothing where no two ended at the same time', () => {
  expect(outcome(trial(1), trial(2, { record: ended(9) }))).toBe('stopped');
});
