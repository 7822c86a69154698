import type { Mutant } from '../mutant.ts';
import { isEnded, withReadRun } from './changed-runs.ts';

export const deploymentAtTheEnd: Mutant = {
  id: 'runs/target-matches--deployment-at-the-end',
  clauses: ['runs.target-matches'],
  check: 'runs/target-matches',
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
};
