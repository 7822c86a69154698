import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const oneModelForAll: Mutant = {
  id: 'runs/target-matches--one-model-for-all',
  clauses: ['runs.target-matches'],
  check: 'runs/target-matches',
  mistake: 'Every run names the model that was put into the catalog first.',
  applyTo(parts) {
    let first: unknown;
    return withReadRun(parts, (run) => {
      first ??= run.model_id;
      return run.model_id === null ? run : { ...run, model_id: first };
    });
  },
};
