import { callback_operations } from '../../models/event-operations.ts';
import { whyPartUnseen } from '../../models/events.ts';
import { isTerminalRun, showsEnd } from '../../models/run-state.ts';
import type { Trial } from '../../models/trials.ts';
import { waveCheck } from '../../models/wave-check.ts';
import { table } from '../../suite/check.ts';
import type { RunPart, Scenario } from '../../suite/scenario.ts';
import type { WaveEvidence } from '../../suite/wave-note.ts';

/** Of both kinds of runs: one with a `callback_url`, which shows that events name their run, and one without. */
const kinds: readonly RunPart[] = ['succeeds', 'workflow'];
const scenarios = kinds.flatMap((run): Scenario[] => [
  { channel: 'callback', run, answers: [] },
  { channel: 'none', run },
]);

/** After its end a run is watched so long; a callback leaves at once. */
const watched_least_ms = 1_500;

export const callbackOnlyWithUrl = waveCheck({
  id: 'events/callback-only-with-url',
  title: 'A run without a callback_url makes no callback',
  how: 'Runs are dispatched with and without a `callback_url`; what arrives at any callback URL must not tell of one that was given none.',
  clauses: ['callbacks.none-without-url'],
  codes: {
    'called-without-url': {
      clause: 'callbacks.none-without-url',
      message: 'A run that was dispatched without a callback_url was told to the callback_url of another run.',
    },
  },
  since: '0.1.0',
  operations: callback_operations,
  scenarios: () => table(scenarios),
  judge(trials, _evidence, tally) {
    const called = uncalledOf(trials).filter(({ elsewhere }) => tally.compared(elsewhere.length > 0));
    const [first] = called;
    if (!first) return [];
    return tally.broken('called-without-url', {
      expected: 'no callback',
      actual: first.elsewhere.map(({ inbox }) => inbox),
      shown_by: [...called.map(({ index }) => index), ...receiversOf(called, trials)],
    });
  },
  control(trials, evidence, found) {
    if (found.length > 0) return undefined;
    const uncalled = uncalledOf(trials);
    if (uncalled.length === 0) return 'no run was dispatched without a callback_url';
    const open = uncalled.find(({ record }) => !isTerminalRun(record));
    if (open) return `a run without a callback_url did not end while it was watched (${open.record?.status_code})`;
    if (uncalled.some((trial) => watchedFor(trial, evidence) < watched_least_ms))
      return 'a run ended too late to be watched';
    return whyPartUnseen('run_id', trials, evidence.facts);
  },
});

function uncalledOf(trials: readonly Trial[]): Trial[] {
  return trials.filter(({ scenario }) => scenario.channel === 'none');
}

/** The trials at whose URLs it arrived: without them it cannot be shown again. */
function receiversOf(called: readonly Trial[], trials: readonly Trial[]): number[] {
  const inboxes = new Set(called.flatMap(({ elsewhere }) => elsewhere.map(({ inbox }) => inbox)));
  return trials.filter(({ run }) => run.callback !== null && inboxes.has(run.callback)).map(({ index }) => index);
}

/**
 * From the end of a run to the last look at it, by the times of its record and the axis of arrivals; where its record
 * has no such times, from the first look that showed the end.
 */
function watchedFor({ run, record, quiet_ms }: Trial, { exchanges }: Pick<WaveEvidence, 'exchanges'>): number {
  const took_ms = Date.parse(String(record?.completed_at)) - Date.parse(String(record?.created_at));
  const last_ms = run.reads.at(-1)?.at_ms ?? run.dispatched_ms;
  if (!Number.isNaN(took_ms)) return Math.max(quiet_ms, last_ms - run.dispatched_ms - Math.max(0, took_ms));
  const ended = run.reads.find(({ exchange }) => exchanges.some((one) => one.number === exchange && showsEnd(one)));
  return Math.max(quiet_ms, last_ms - (ended?.at_ms ?? last_ms));
}
