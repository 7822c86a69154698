import { withMembers } from '../changed-members.ts';
import type { Mutant } from '../mutant.ts';
import { withReadRun } from '../runs/changed-runs.ts';

export const workflowsHaveNone: Mutant = {
  id: 'document/version-fields--workflows-have-none',
  clauses: ['versioning.version-fields'],
  check: 'document/version-fields',
  mistake: 'Workflows are counted by their last change, and the field of their version is never filled.',
  applyTo: (parts) =>
    withReadRun(parts, (run) => withMembers(run, 'graph_workflow', (workflow) => ({ ...workflow, version: null }))),
};
