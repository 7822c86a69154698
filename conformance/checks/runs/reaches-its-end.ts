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
import type { Tally } from '../../suite/tally.ts';

interface Case {
  /** The kind of run, as the target file names it. */
  run: string;
}

/** Words of a target's own are compared with themselves alone; a run may have ended in its first read. */
export const reachesItsEnd = check<Case, PolledRunNotes>({
  id: 'runs/reaches-its-end',
  title: 'A run can be read until it has ended, and stays as it ended',
  how: 'A run of each kind is read to its end and once more later: it ends within its ends_within_s, no read is refused, and its terminal status_code and result stay.',
  clauses: ['runs.poll', 'runs.advances-to-terminal', 'runs.terminal-stays', 'runs.read'],
  codes: {
    'gone-before-its-end': {
      clause: 'runs.poll',
      message: 'A run cannot be read before it has ended, although it was read before.',
    },
    'gone-after-its-end': { clause: 'runs.read', message: 'A run cannot be read once it has ended.' },
    'terminal-status-changed': {
      clause: 'runs.terminal-stays',
      message: 'The status_code of a run changes after the run has ended.',
    },
    'result-behind-the-end': {
      clause: 'runs.terminal-stays',
      message: 'A run whose status_code is terminal shows no output or failure_code, and later it does.',
    },
    'never-ends': {
      clause: 'runs.advances-to-terminal',
      message: 'A run has not ended within the ends_within_s that the target file gives its kind.',
    },
  },
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: (facts) => table(offeredRunKinds(facts).map((run) => ({ run }))),
  async run(ctx, { run }) {
    const life = await ctx.runs.polled(run);
    const { id } = life;
    await muchLater(ctx);
    await ctx.call('owner', { operation: 'getRun', path: { id } }, 'later');
    return polledRunNotes([life]);
  },
  control(evidence, found) {
    const records = askedRecordsIn(readsOf(evidence)).map(({ record }) => record);
    const last = records.at(-1);
    if (!last || found.length > 0) return last ? undefined : 'the run could not be read';
    const error = serverError({ exchanges: readsOf(evidence) });
    if (error !== undefined) return error;
    const reason = stateOf(last) === 'unclear' ? unclearWord(last, evidence.facts) : unclearChange(records);
    if (reason !== undefined) return { verdict: 'could-not-run', reason };
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
    ...judgeStatusStays(evidence, tally),
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
  const code = had_ended ? 'gone-after-its-end' : 'gone-before-its-end';
  return tally.broken(code, { at: gone, expected: 'the run', actual: statusOf(gone) });
}

/** A run that was polled for another check keeps its own numbers; the order of the reads is that of the list. */
function isBefore(one: Exchange, other: Exchange, reads: readonly Exchange[]): boolean {
  return reads.indexOf(one) < reads.indexOf(other);
}

function judgeStatusStays(evidence: Evidence<Case, PolledRunNotes>, tally: Tally): Mismatch[] {
  const seen = recordsIn(readsOf(evidence));
  const end = seen.findIndex(({ record }) => isKnownEnd(record.status_code));
  const moved = tally.compared(end < 0)
    ? undefined
    : seen.slice(end).find(({ record }) => differs(seen[end]!.record, record));
  if (!moved) return [];
  return tally.broken('terminal-status-changed', {
    at: moved.exchange,
    expected: seen[end]!.record.status_code,
    actual: moved.record.status_code,
    pointer: '/status_code',
  });
}

/** Fields that tell how a run came out, by its end; logs, costs and metadata may come later. */
const results: Readonly<Record<string, string>> = { completed: 'output', failed: 'failure_code' };

/** Clients take the result as soon as they see the end. Answers that may lag behind may do so in parts. */
function judgeResult(evidence: Evidence<Case, PolledRunNotes>, tally: Tally): Mismatch[] {
  const [end, ...later] = recordsIn(readsOf(evidence)).filter(({ record }) => isKnownEnd(record.status_code));
  const field = results[String(end?.record.status_code)];
  if (!end || field === undefined || evidence.facts.consistency_ms > 0) return [];
  const late = later.find(({ record }) => tally.compared(!isSet(end.record[field]) && isSet(record[field])));
  if (!late) return [];
  return tally.broken('result-behind-the-end', {
    at: late.exchange,
    expected: `the ${field} as soon as the run has ended`,
    actual: late.record[field],
    pointer: `/${field}`,
  });
}

function differs(one: RunRecord, other: RunRecord): boolean {
  return typeof other.status_code === 'string' && one.status_code !== other.status_code;
}

/** Words that nobody declared and that changed after the time of the end; undefined where none did. */
function unclearChange(records: readonly RunRecord[]): string | undefined {
  const ends = records.filter(({ completed_at }) => typeof completed_at === 'string');
  if (!ends.some((record) => differs(ends[0]!, record))) return undefined;
  const words = [...new Set(ends.map(({ status_code }) => status_code))].join(', ');
  return `a run with a completed_at went through the words ${words}: the target file says which words end a run under records.status_words`;
}

function endedInTime(evidence: Evidence<Case, PolledRunNotes>): boolean {
  const reads = polledRuns(evidence).flatMap((one) => one.reads);
  return recordsIn(reads).some(({ record }) => stateOf(record) === 'ended');
}

function judgeEnded(evidence: Evidence<Case, PolledRunNotes>, tally: Tally): Mismatch[] {
  const last = recordsIn(readsOf(evidence)).at(-1);
  const is_refused = isRefused(exchangeAt(evidence, 'later'));
  if (!last || is_refused || endedInTime(evidence)) return [];
  return tally.holds(stateOf(last.record) !== 'unfinished', 'never-ends', {
    at: last.exchange,
    message: `a run has not ended within the ends_within_s that the target file gives its kind (${evidence.case.run})`,
    expected: 'a terminal status_code',
    actual: last.record.status_code,
    pointer: '/status_code',
  });
}
