import { of_polled_runs } from '../../acts/poll-runs.ts';
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
import { check } from '../../suite/check.ts';
import type { Facts, Mismatch } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import type { Tally } from '../../suite/tally.ts';

/** Two paths may lead to one model, but not all of so many. */
const several_paths = 3;
const clause = 'runs.target-matches';

/** Nothing tells the id of a model beforehand: runs are compared with each other, and with the id of the workflow. */
export const targetMatches = check<Record<string, never>, PolledRunNotes>({
  id: 'runs/target-matches',
  title: 'A run names the model or workflow that was dispatched',
  how: 'A run of each kind is dispatched and read: it names its model or workflow, the same in each read; not all paths are one model.',
  clauses: [clause],
  codes: {
    'target-of-other-kind': {
      clause,
      message: 'The run of a model names a graph workflow, or that of a graph workflow a model.',
    },
    'target-changed': { clause, message: 'A run names another model or graph workflow in a later read.' },
    'other-workflow': { clause, message: 'A run names another graph workflow than the one that was dispatched.' },
    'one-model-for-all': { clause, message: 'Runs of several paths all name one and the same model.' },
  },
  since: '0.1.0',
  ...of_polled_runs,
  control(evidence) {
    if (polledRuns(evidence).some((run) => namedIn(run).length > 0)) return undefined;
    return serverError(evidence) ?? 'no run that could be read names a model or a workflow';
  },
  judge(evidence, tally) {
    const polled = polledRuns(evidence);
    return [
      ...polled.flatMap((one) => judgeKind(one, tally)),
      ...polled.flatMap((one) => judgeSteady(one, tally)),
      ...judgeWorkflow(polled, evidence.facts, tally),
      ...judgeModels(polled, tally),
    ];
  },
});

interface Named {
  exchange: Exchange;
  field: 'model_id' | 'graph_workflow_id';
  id: unknown;
}

/** Each model or workflow that a read of the run names. */
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

function shownBy({ field, exchange, id }: Named, expected: unknown) {
  return { at: exchange, expected, actual: id, pointer: `/${field}` };
}

function judgeKind(run: PolledRunEvidence, tally: Tally): Mismatch[] {
  const field = fieldOf(run);
  const other = namedIn(run).find((one) => tally.compared(one.field !== field));
  if (!other) return [];
  const message = `the run of ${dispatchedPath(run.dispatch)} has ${other.field} set`;
  return tally.broken('target-of-other-kind', { message, ...shownBy(other, `${field} alone`) });
}

function judgeSteady(run: PolledRunEvidence, tally: Tally): Mismatch[] {
  const named = namedIn(run).filter(({ field }) => field === fieldOf(run));
  const other = named.find(({ id }) => tally.compared(!sameId(id, named[0]!.id)));
  return other ? tally.broken('target-changed', shownBy(other, named[0]!.id)) : [];
}

function judgeWorkflow(polled: readonly PolledRunEvidence[], { fixtures }: Facts, tally: Tally): Mismatch[] {
  const id = fixtures?.workflow?.id;
  if (id === undefined) return [];
  return polled.flatMap((run) => {
    const named = isWorkflowDispatch(run.dispatch) ? namedIn(run) : [];
    const other = named.find((one) => one.field === 'graph_workflow_id' && tally.compared(!sameId(one.id, id)));
    return other ? tally.broken('other-workflow', shownBy(other, id)) : [];
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
  return tally.broken('one-model-for-all', { message, ...shownBy(one.named, 'the ids of several models') });
}
