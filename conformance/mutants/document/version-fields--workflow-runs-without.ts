import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const workflowRunsWithoutVersion: Mutant = {
  id: 'document/version-fields--workflow-runs-without',
  clauses: ['versioning.version-fields'],
  check: 'document/version-fields',
  mistake: 'The version is taken from the catalog of models, in which no workflow is.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) => (run.model_id === null ? { ...run, target_version: null } : run)),
};
