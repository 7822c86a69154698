import { targetMatches } from '../../checks/runs/target-matches.ts';
import { mutantsOf } from '../mutant.ts';
import { isEnded, withReadRun } from './changed-runs.ts';

export const mutants = mutantsOf(targetMatches, {
  'deployment-at-the-end': {
    breaks: ['runs.target-matches'],
    mistake: 'Once a run has ended, model_id names the deployment that it ran on.',
    applyTo(parts) {
      const deployments = new Map<unknown, string>();
      return withReadRun(parts, (run) => {
        if (run.model_id === null || !isEnded(run)) return run;
        const model_id = deployments.get(run.model_id) ?? parts.random.uuid();
        deployments.set(run.model_id, model_id);
        return { ...run, model_id };
      });
    },
  },
  'one-model-for-all': {
    breaks: ['runs.target-matches'],
    mistake: 'Every run names the model that was put into the catalog first.',
    applyTo(parts) {
      let first: unknown;
      return withReadRun(parts, (run) => {
        first ??= run.model_id;
        return run.model_id === null ? run : { ...run, model_id: first };
      });
    },
  },
  'workflow-dropped-at-the-end': {
    breaks: ['runs.target-matches'],
    mistake: 'A workflow is put down as the model that was run once its run ends.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => {
        if (run.graph_workflow_id === null || !isEnded(run)) return run;
        return { ...run, model_id: run.graph_workflow_id, graph_workflow_id: null };
      }),
  },
  'workflow-is-its-version': {
    breaks: ['runs.target-matches'],
    mistake: 'A run of a workflow names the version that was run, which has an id of its own.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => (run.graph_workflow_id === null ? run : { ...run, graph_workflow_id: run.id })),
  },
});
