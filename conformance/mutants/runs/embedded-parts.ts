import { embeddedParts } from '../../checks/runs/embedded-parts.ts';
import { withMembers } from '../changed-members.ts';
import { mutantsOf } from '../mutant.ts';
import { type Run, withReadRun } from './changed-runs.ts';

export const mutants = mutantsOf(embeddedParts, {
  'log-of-another-run': {
    breaks: ['runs.embedded-target-matches'],
    mistake: 'The last entry of the log is read from the row before.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => {
        const logs = run.logs as Run[];
        const last = logs.length > 1 ? [{ ...logs.at(-1), run_id: parts.random.uuid() }] : logs.slice(-1);
        return { ...run, logs: [...logs.slice(0, -1), ...last] };
      }),
  },
  'model-by-name': {
    breaks: ['runs.embedded-target-matches'],
    mistake: 'The model to embed is looked up by its name, and its variants have one name.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => (run.model ? { ...run, model: { ...(run.model as Run), id: run.id } } : run)),
  },
  'node-runs-of-the-first-node': {
    breaks: ['runs.embedded-target-matches'],
    mistake: 'Node runs behind the first one name the node run before them as their run.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => {
        const nodes = run.node_runs as Run[];
        return {
          ...run,
          node_runs: nodes.map((node, index) => (index === 0 ? node : { ...node, run_id: nodes[0]!.id })),
        };
      }),
  },
  'outputs-of-another-version': {
    breaks: ['runs.embedded-target-matches'],
    mistake: 'The outputs of the workflow within a run come from the version that was run, and name that one.',
    applyTo: (parts) =>
      withReadRun(parts, (run) =>
        withMembers(run, 'graph_workflow', (workflow) => ({
          ...workflow,
          outputs: (workflow.outputs as Run[]).map((output) => ({ ...output, graph_workflow_id: run.id })),
        })),
      ),
  },
  'workflow-under-its-version': {
    breaks: ['runs.embedded-target-matches'],
    mistake:
      'The workflow within a run is the version that was run, under the id of that version, which its parts name.',
    applyTo: (parts) =>
      withReadRun(parts, (run) =>
        withMembers(run, 'graph_workflow', (workflow) => {
          const lists = Object.entries(workflow).flatMap(([name, list]) =>
            Array.isArray(list) ? [[name, list.map((part: Run) => ({ ...part, graph_workflow_id: run.id }))]] : [],
          );
          return { ...workflow, ...Object.fromEntries(lists), id: run.id };
        }),
      ),
  },
});
