import { of_polled_runs } from '../../acts/poll-runs.ts';
import {
  dispatchedPath,
  isWorkflowDispatch,
  type PolledRunEvidence,
  type PolledRunNotes,
  polledRuns,
  recordsIn,
} from '../../models/shown-runs.ts';
import { isRefused, serverError, statusOf } from '../../models/steps.ts';
import { sameId } from '../../models/values.ts';
import { check } from '../../suite/check.ts';
import type { Evidence, Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** Runs of models and of workflows are read by one operation. */
export const dispatchedRunsRead = check<Record<string, never>, PolledRunNotes>({
  id: 'runs/read',
  title: 'A run is read by the id that its dispatch answered with',
  how: 'One run of each kind is dispatched and read by its id: each read is answered with that run, the first one too where the target file gives no consistency_ms.',
  clauses: ['runs.read', 'runs.dispatch-then-readable', 'runs.read-serves-both-kinds'],
  codes: {
    'not-readable': {
      clause: 'runs.dispatch-then-readable',
      message: 'The id that a dispatch answered with reads no run.',
    },
    'not-readable-at-first': {
      clause: 'runs.dispatch-then-readable',
      message: 'The id that a dispatch answered with reads no run at first.',
    },
    'another-run': { clause: 'runs.read', message: 'A run that was asked for by its id is answered with another one.' },
  },
  since: '0.1.0',
  ...of_polled_runs,
  control(evidence) {
    const polled = polledRuns(evidence);
    if (polled.some(({ reads }) => reads.length > 0))
      return serverError({ exchanges: polled.flatMap(({ reads }) => reads) });
    return 'no dispatched run could be asked for';
  },
  judge(evidence, tally) {
    const polled = polledRuns(evidence);
    return polled.flatMap((run) => [...judgeReadable(run, polled, evidence, tally), ...judgeSame(run, tally)]);
  },
});

function judgeReadable(
  run: PolledRunEvidence,
  polled: readonly PolledRunEvidence[],
  { facts }: Evidence<unknown, PolledRunNotes>,
  tally: Tally,
): Mismatch[] {
  const first = run.reads.find((read) => isRefused(read) && !mayShowLater(run, read, facts));
  if (!first) return [];
  const never = recordsIn(run.reads).length === 0;
  const is_of_workflow = isWorkflowDispatch(run.dispatch);
  const isRead = (kind: boolean) =>
    polled.some((one) => isWorkflowDispatch(one.dispatch) === kind && recordsIn(one.reads).length > 0);
  const other_kind_alone = isRead(!is_of_workflow) && !isRead(is_of_workflow);
  const was_read = recordsIn(run.reads).some(({ exchange }) => tally.compared(exchange.number < first.number));
  // A run that was read before and is refused now has another fault, which other checks find.
  if (was_read) return [];
  const kind = is_of_workflow ? 'a graph workflow' : 'a model';
  return tally.broken(never ? 'not-readable' : 'not-readable-at-first', {
    at: first,
    ...(never && other_kind_alone && { clause: 'runs.read-serves-both-kinds' }),
    message: `the id that the dispatch of ${kind} (${dispatchedPath(run.dispatch)}) answered with reads no run${never ? '' : ' at first'}`,
    expected: 'the run',
    actual: statusOf(first),
  });
}

function mayShowLater({ dispatch }: PolledRunEvidence, read: Exchange, { consistency_ms }: Facts): boolean {
  return read.at_ms - (dispatch.at_ms + dispatch.took_ms) < consistency_ms;
}

function judgeSame({ id, reads }: PolledRunEvidence, tally: Tally): Mismatch[] {
  const other = recordsIn(reads).find(
    ({ record }) => typeof record.id === 'string' && tally.compared(!sameId(record.id, id)),
  );
  if (!other) return [];
  return tally.broken('another-run', { at: other.exchange, expected: id, actual: other.record.id, pointer: '/id' });
}
