import type { Mutant } from '../mutant.ts';
import { type Run, withReadRun } from './changed-runs.ts';

export const modelByName: Mutant = {
  id: 'runs/embedded-parts--model-by-name',
  clauses: ['runs.embedded-target-matches'],
  check: 'runs/embedded-parts',
  mistake: 'The model to embed is looked up by its name, and its variants have one name.',
  applyTo: (parts) =>
    withReadRun(parts, (run) => (run.model ? { ...run, model: { ...(run.model as Run), id: run.id } } : run)),
};
