import { isObject } from '../../../src/json/is-object.ts';
import { type RunRecord, type ShownRun, whereShown } from '../../models/shown-runs.ts';
import { isSet, sameId } from '../../models/values.ts';
import type { Mismatch } from '../../suite/evidence.ts';
import { shownRunCheck } from './shown-run-check.ts';

/** Records within a run, the field of theirs that names something, and the field of the run that names the same. */
const parts = [
  { member: 'model', names: 'id', of_run: 'model_id' },
  { member: 'graph_workflow', names: 'id', of_run: 'graph_workflow_id' },
  { member: 'node_runs', names: 'run_id', of_run: 'id' },
  { member: 'logs', names: 'run_id', of_run: 'id' },
] as const;

/** What is not embedded, or does not tell what it belongs to, is not judged. */
export const embeddedParts = shownRunCheck({
  id: 'runs/embedded-parts',
  title: 'The model, workflow, node runs and log within a run are its own',
  how: 'Where a run holds its model or graph_workflow, their id must be that of model_id or graph_workflow_id; the run_id of each node run and log entry must be the id of the run. A target may embed none of them.',
  clauses: ['runs.embedded-target-matches'],
  shows: ({ run }) => pairsIn(run).length > 0,
  unseen: 'no answer shows a run with its model, workflow, node runs or log, as the specification permits',
  judge: (shown, tally) =>
    pairsIn(shown.run)
      .filter(({ expected, actual }) => tally.compared(!sameId(expected, actual)))
      .map((pair) => foreign(shown, pair)),
});

interface Pair {
  member: (typeof parts)[number]['member'];
  /** Where it stands in the run. */
  place: string;
  expected: unknown;
  actual: unknown;
}

function pairsIn(run: RunRecord): Pair[] {
  return parts.flatMap(({ member, names, of_run }) => {
    const held = run[member];
    const all = Array.isArray(held) ? (held as unknown[]) : [held];
    return all.flatMap((one, index): Pair[] => {
      if (!isObject(one) || !isSet(one[names]) || !isSet(run[of_run])) return [];
      const place = Array.isArray(held) ? `${member}/${index}/${names}` : `${member}/${names}`;
      return [{ member, place, expected: run[of_run], actual: one[names] }];
    });
  });
}

const faults = {
  model: { code: 'foreign-model', message: 'the model within a run is another than its model_id names' },
  graph_workflow: {
    code: 'foreign-graph-workflow',
    message: 'the graph workflow within a run is another than its graph_workflow_id names',
  },
  node_runs: { code: 'foreign-node-runs', message: 'a node run within a run names another run' },
  logs: { code: 'foreign-logs', message: 'a log entry within a run names another run' },
} as const;

function foreign(shown: ShownRun, { member, place, expected, actual }: Pair): Mismatch {
  const where = whereShown(shown, place);
  return { ...faults[member], clause: 'runs.embedded-target-matches', expected, actual, ...where };
}
