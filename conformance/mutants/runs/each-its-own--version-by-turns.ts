import type { Mutant } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const versionByTurns: Mutant = {
  id: 'runs/each-its-own--version-by-turns',
  clauses: ['runs.target-matches'],
  check: 'runs/each-its-own',
  mistake: 'Runs of one path are spread over two versions of the model, each with an id of its own.',
  applyTo(parts) {
    const ids = new Map<unknown, unknown>();
    let runs = 0;
    return withReadRun(parts, (run) => {
      if (run.model_id === null) return run;
      if (!ids.has(run.id)) ids.set(run.id, (runs++ % 2 === 0 ? run : { model_id: parts.random.uuid() }).model_id);
      return { ...run, model_id: ids.get(run.id) };
    });
  },
};
