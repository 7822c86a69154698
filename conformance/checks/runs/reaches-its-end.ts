import { muchLater } from '../../acts/much-later.ts';
import { isKnownEnd, stateOf, unclearWord } from '../../models/run-ends.ts';
import {
  askedRecordsIn,
  offeredRunKinds,
  type PolledRunNotes,
  polledRunNotes,
  polledRuns,
  type RunRecord,
  recordsIn,
} from '../../models/shown-runs.ts';
import { exchangeAt, isRefused, serverError, statusOf } from '../../models/steps.ts';
import { isSet } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { type Tally, uncounted } from '../../suite/tally.ts';

interface Case {
  /** The kind of run, as the target file names it. */
  run: string;
}

/** Words of a target's own are compared with themselves alone; a run may have ended in its first read. */
export const reachesItsEnd = check<Case, PolledRunNotes>({
  id: 'runs/reaches-its-end',
  title: 'A run can be read until it has ended, and stays as it ended',
  how: 'A run of each kind is read until its end and once more later: it must end within the ends_within_s of the target file, no read may be refused after one was answered, and a terminal status_code must be that of every later read, and the output of a completed run and the failure_code of a failed one must be there with it, if they ever are.',
  clauses: ['runs.poll', 'runs.advances-to-terminal', 'runs.terminal-stays', 'runs.read'],
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(offeredRunKinds(facts).map((run) => ({ run }))),
  async run(ctx, { run }) {
    const life = await ctx.polledRun(run);
    const { id } = life;
    await muchLater(ctx);
    await ctx.call('owner', { operation: 'getRun', path: { id } }, 'later');
    return polledRunNotes([life]);
  },
  control(evidence) {
    const seen = askedRecordsIn(readsOf(evidence));
    const last = seen.at(-1);
    if (!last || judgeAll(evidence, uncounted).length > 0) return last ? undefined : 'the run could not be read';
    const error = serverError({ exchanges: readsOf(evidence) });
    if (error !== undefined) return error;
    if (stateOf(last.record) === 'unclear') {
      return { verdict: 'could-not-run', reason: unclearWord(last.record, evidence.facts) };
    }
    if (hasMovedOn(seen.map(({ record }) => record))) {
      return {
        verdict: 'could-not-run',
        reason: `${unclearChange(seen.map(({ record }) => record))}: the target file says which words end a run under records.status_words`,
      };
    }
    return endedInTime(evidence) ? undefined : 'the run ended later than the ends_within_s of the target file says';
  },
  judge: judgeAll,
});

function readsOf(evidence: Evidence<Case, PolledRunNotes>): Exchange[] {
  const later = exchangeAt(evidence, 'later');
  return [...polledRuns(evidence).flatMap(({ reads }) => reads), ...(later ? [later] : [])];
}

function judgeAll(evidence: Evidence<Case, PolledRunNotes>, tally: Tally): Mismatch[] {
  return [
    ...judgeRefused(evidence, tally),
    ...judgeMovedOn(evidence, tally),
    ...judgeResult(evidence, tally),
    ...judgeEnded(evidence, tally),
  ];
}

function judgeRefused(evidence: Evidence<Case, PolledRunNotes>, tally: Tally): Mismatch[] {
  const reads = readsOf(evidence);
  const seen = recordsIn(reads);
  const gone = reads.find(
    (read) => isRefused(read) && tally.compared(seen.some(({ exchange }) => isBefore(exchange, read, reads))),
  );
  if (!gone) return [];
  const had_ended = seen.some(({ exchange, record }) => isBefore(exchange, gone, reads) && stateOf(record) === 'ended');
  const what = had_ended ? 'once it has ended' : 'before it has ended, although it was read before';
  return [
    {
      code: had_ended ? 'gone-after-its-end' : 'gone-before-its-end',
      clause: had_ended ? 'runs.read' : 'runs.poll',
      message: `a run cannot be read ${what}`,
      expected: 'the run',
      actual: statusOf(gone),
      operation: 'getRun',
      exchange: gone.number,
    },
  ];
}

/** A run that was polled for another check keeps its own numbers; the order of the reads is that of the list. */
function isBefore(one: Exchange, other: Exchange, reads: readonly Exchange[]): boolean {
  return reads.indexOf(one) < reads.indexOf(other);
}

function judgeMovedOn(evidence: Evidence<Case, PolledRunNotes>, tally: Tally): Mismatch[] {
  const seen = recordsIn(readsOf(evidence));
  const end = seen.findIndex(({ record }) => isKnownEnd(record.status_code));
  const moved = tally.compared(end < 0)
    ? undefined
    : seen.slice(end).find(({ record }) => differs(seen[end]!.record, record));
  if (!moved) return [];
  return [
    {
      code: 'moved-on',
      clause: 'runs.terminal-stays',
      message: 'the status_code of a run changes after the run has ended',
      expected: seen[end]!.record.status_code,
      actual: moved.record.status_code,
      operation: 'getRun',
      pointer: '/status_code',
      exchange: moved.exchange.number,
    },
  ];
}

/** What tells how a run came out, by its end; logs, costs and metadata may come later. */
const results: Readonly<Record<string, string>> = { completed: 'output', failed: 'failure_code' };

/** Who waits for the end takes what is there with it. Where answers may lag behind, parts of one may. */
function judgeResult(evidence: Evidence<Case, PolledRunNotes>, tally: Tally): Mismatch[] {
  const [end, ...later] = recordsIn(readsOf(evidence)).filter(({ record }) => isKnownEnd(record.status_code));
  const field = results[String(end?.record.status_code)];
  if (!end || field === undefined || evidence.facts.consistency_ms > 0) return [];
  const late = later.find(({ record }) => tally.compared(!isSet(end.record[field]) && isSet(record[field])));
  if (!late) return [];
  return [
    {
      code: 'result-behind-the-end',
      clause: 'runs.terminal-stays',
      message: `a run whose status_code is terminal shows no ${field}, and later it does`,
      expected: `the ${field} as soon as the run has ended`,
      actual: late.record[field],
      operation: 'getRun',
      pointer: `/${field}`,
      exchange: late.exchange.number,
    },
  ];
}

function differs(one: RunRecord, other: RunRecord): boolean {
  return typeof other.status_code === 'string' && one.status_code !== other.status_code;
}

/** The word changed behind the time of an end, between words that nobody declared. */
function hasMovedOn(records: readonly RunRecord[]): boolean {
  const ends = records.filter(({ completed_at }) => typeof completed_at === 'string');
  return ends.some((record) => differs(ends[0]!, record));
}

function unclearChange(records: readonly RunRecord[]): string {
  const words = records.filter(({ completed_at }) => typeof completed_at === 'string').map((one) => one.status_code);
  return `a run with a completed_at went through the words ${[...new Set(words)].join(', ')}`;
}

function endedInTime(evidence: Evidence<Case, PolledRunNotes>): boolean {
  return recordsIn(polledRuns(evidence).flatMap(({ reads }) => reads)).some(
    ({ record }) => stateOf(record) === 'ended',
  );
}

function judgeEnded(evidence: Evidence<Case, PolledRunNotes>, tally: Tally): Mismatch[] {
  const last = recordsIn(readsOf(evidence)).at(-1);
  const is_refused = isRefused(exchangeAt(evidence, 'later'));
  if (!last || is_refused || endedInTime(evidence) || tally.compared(stateOf(last.record) !== 'unfinished')) return [];
  return [
    {
      code: 'never-ends',
      clause: 'runs.advances-to-terminal',
      message: `a run has not ended within the ends_within_s that the target file gives its kind (${evidence.case.run})`,
      expected: 'a terminal status_code',
      actual: last.record.status_code,
      operation: 'getRun',
      pointer: '/status_code',
      exchange: last.exchange.number,
    },
  ];
}
