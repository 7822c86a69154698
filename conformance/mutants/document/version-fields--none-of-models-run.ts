import type { Mutant } from '../mutant.ts';
import { withReadRun } from '../runs/changed-runs.ts';

export const noneOfModelsRun: Mutant = {
  id: 'document/version-fields--none-of-models-run',
  clauses: ['versioning.version-fields'],
  check: 'document/version-fields',
  mistake: 'The version that was run is written down by the engine of workflows alone.',
  applyTo: (parts) => withReadRun(parts, (run) => (run.model_id === null ? run : { ...run, target_version: null })),
};
