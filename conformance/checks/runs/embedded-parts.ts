import { isObject } from '../../../src/json/is-object.ts';
import { type RunRecord, whereShown } from '../../models/shown-runs.ts';
import { isSet, sameId } from '../../models/values.ts';
import { workflowsNamedIn } from '../../models/workflow-parts.ts';
import { shownRunCheck } from './shown-run-check.ts';

/** Records within a run, the field of theirs that names something, and the field of the run that names the same. */
const parts = [
  { code: 'foreign-model', member: 'model', names: 'id', of_run: 'model_id' },
  { code: 'foreign-graph-workflow', member: 'graph_workflow', names: 'id', of_run: 'graph_workflow_id' },
  { code: 'foreign-node-runs', member: 'node_runs', names: 'run_id', of_run: 'id' },
  { code: 'foreign-logs', member: 'logs', names: 'run_id', of_run: 'id' },
] as const;

const clause = 'runs.embedded-target-matches';

/** Parts that are not embedded, or do not tell what they belong to, are not judged. */
export const embeddedParts = shownRunCheck({
  id: 'runs/embedded-parts',
  title: 'The model, workflow, node runs and log within a run are its own',
  how: 'In every run shown, an embedded model or workflow has the id that the run names; node runs and logs name the run, and parts of a workflow that.',
  clauses: [clause],
  codes: {
    'foreign-model': { clause, message: 'The model within a run is another than its model_id names.' },
    'foreign-graph-workflow': {
      clause,
      message: 'The graph workflow within a run is another than its graph_workflow_id names.',
    },
    'foreign-parts': { clause, message: 'An input, output or GPU model of the workflow within a run names another.' },
    'foreign-node-runs': { clause, message: 'A node run within a run names another run.' },
    'foreign-logs': { clause, message: 'A log entry within a run names another run.' },
  },
  shows: ({ run }) => pairsIn(run).length > 0,
  unseen: 'no answer shows a run with its model, workflow, node runs or log, as the specification permits',
  judge: (shown, tally) =>
    pairsIn(shown.run).flatMap(({ code, place, expected, actual }) =>
      tally.holds(sameId(expected, actual), code, { expected, actual, ...whereShown(shown, place) }),
    ),
});

interface Pair {
  code: (typeof parts)[number]['code'] | 'foreign-parts';
  /** Its place in the run. */
  place: string;
  expected: unknown;
  actual: unknown;
}

function pairsIn(run: RunRecord): Pair[] {
  return [...ownPairs(run), ...pairsOfWorkflow(run.graph_workflow)];
}

function pairsOfWorkflow(workflow: unknown): Pair[] {
  if (!isObject(workflow) || !isSet(workflow.id)) return [];
  return workflowsNamedIn(workflow).map(({ place, named }) => {
    return { code: 'foreign-parts', place: `graph_workflow/${place}`, expected: workflow.id, actual: named };
  });
}

function ownPairs(run: RunRecord): Pair[] {
  return parts.flatMap(({ code, member, names, of_run }) => {
    const held = run[member];
    const all = Array.isArray(held) ? (held as unknown[]) : [held];
    return all.flatMap((one, index): Pair[] => {
      if (!isObject(one) || !isSet(one[names]) || !isSet(run[of_run])) return [];
      const place = Array.isArray(held) ? `${member}/${index}/${names}` : `${member}/${names}`;
      return [{ code, place, expected: run[of_run], actual: one[names] }];
    });
  });
}
