import { pollAllRuns } from '../../acts/poll-runs.ts';
import {
  dispatchedPath,
  isWorkflowDispatch,
  type PolledRunEvidence,
  type PolledRunNotes,
  polledRuns,
  recordsIn,
} from '../../models/shown-runs.ts';
import { serverError } from '../../models/steps.ts';
import { isSet, sameId } from '../../models/values.ts';
import { check, table } from '../../suite/check.ts';
import type { Evidence, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** Two paths may lead to one model; that all of so many do, nobody would call names of different models. */
const several_paths = 3;
const clause = 'runs.target-matches';

/**
 * Which id a model has, nothing tells beforehand: runs are compared with each other, and with the workflow's own id.
 */
export const targetMatches = check<Record<string, never>, PolledRunNotes>({
  id: 'runs/target-matches',
  title: 'A run names the model or workflow that was dispatched',
  how: 'A run of each kind is dispatched and read: that of a model must name a model, that of a workflow the workflow of the target file; and not all paths name the same model.',
  clauses: [clause],
  since: '0.1.0',
  operations: ['getRun'],
  needs: { principals: ['owner'], writes: true },
  cases: () => table([{}]),
  run: pollAllRuns,
  control(evidence) {
    if (polledRuns(evidence).some((run) => namedIn(run).length > 0)) return undefined;
    return serverError(evidence) ?? 'no run that could be read names a model or a workflow';
  },
  judge(evidence, tally) {
    const polled = polledRuns(evidence);
    return [
      ...polled.flatMap((one) => judgeKind(one, tally)),
      ...polled.flatMap((one) => judgeSteady(one, tally)),
      ...judgeWorkflow(polled, evidence, tally),
      ...judgeModels(polled, tally),
    ];
  },
});

interface Named {
  exchange: Exchange;
  field: 'model_id' | 'graph_workflow_id';
  id: unknown;
}

/** What the reads of a run name, each once. */
function namedIn({ reads }: PolledRunEvidence): Named[] {
  return recordsIn(reads).flatMap(({ exchange, record }) =>
    (['model_id', 'graph_workflow_id'] as const)
      .filter((field) => isSet(record[field]))
      .map((field) => ({ exchange, field, id: record[field] })),
  );
}

function fieldOf({ dispatch }: PolledRunEvidence): Named['field'] {
  return isWorkflowDispatch(dispatch) ? 'graph_workflow_id' : 'model_id';
}

type Code = 'other-kind' | 'target-changes' | 'other-workflow' | 'one-model-for-all';

function mismatch(code: Code, message: string, { field, exchange, id }: Named, expected: unknown): Mismatch {
  const where = { operation: 'getRun' as const, pointer: `/${field}`, exchange: exchange.number };
  return { code, clause, message, expected, actual: id, ...where };
}

function judgeKind(run: PolledRunEvidence, tally: Tally): Mismatch[] {
  const field = fieldOf(run);
  const other = namedIn(run).find((one) => tally.compared(one.field !== field));
  if (!other) return [];
  const path = dispatchedPath(run.dispatch);
  return [mismatch('other-kind', `the run of ${path} has ${other.field} set`, other, `${field} alone`)];
}

function judgeSteady(run: PolledRunEvidence, tally: Tally): Mismatch[] {
  const named = namedIn(run).filter(({ field }) => field === fieldOf(run));
  const other = named.find(({ id }) => tally.compared(!sameId(id, named[0]!.id)));
  if (!other) return [];
  return [mismatch('target-changes', `a run names another ${other.field} in a later read`, other, named[0]!.id)];
}

function judgeWorkflow(
  polled: readonly PolledRunEvidence[],
  { facts }: Evidence<unknown, PolledRunNotes>,
  tally: Tally,
): Mismatch[] {
  const { id } = facts.fixtures?.workflow ?? {};
  if (id === undefined) return [];
  return polled
    .filter(({ dispatch }) => isWorkflowDispatch(dispatch))
    .flatMap((run) => {
      const other = namedIn(run).find(
        (one) => one.field === 'graph_workflow_id' && tally.compared(!sameId(one.id, id)),
      );
      return other
        ? [mismatch('other-workflow', 'a run names another graph workflow than was dispatched', other, id)]
        : [];
    });
}

function judgeModels(polled: readonly PolledRunEvidence[], tally: Tally): Mismatch[] {
  const runs = polled
    .filter(({ dispatch }) => !isWorkflowDispatch(dispatch))
    .flatMap((run) => {
      const named = namedIn(run).find(({ field }) => field === 'model_id');
      return named ? [{ path: dispatchedPath(run.dispatch), named }] : [];
    });
  const paths = new Set(runs.map(({ path }) => path)).size;
  const [one] = runs;
  if (!one || paths < several_paths || runs.some(({ named }) => tally.compared(!sameId(named.id, one.named.id))))
    return [];
  const message = `runs of ${paths} paths all name one and the same model`;
  return [mismatch('one-model-for-all', message, one.named, 'the ids of several models')];
}
