import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const versionsOfWorkflowsAsNumbers: Mutant = {
  id: 'schema/getRun--versions-of-workflows-as-numbers',
  clauses: ['versioning.version-fields'],
  check: 'schema/getRun',
  mistake: 'Workflows count their versions, and their runs show the count.',
  applyTo: (parts) =>
    withRecord(parts, 'getRun', (run) =>
      run.graph_workflow_id ? { ...run, target_version: Number(run.target_version) } : run,
    ),
};
