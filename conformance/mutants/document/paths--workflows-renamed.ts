import { operationsIn } from '../../../src/contract/operations.ts';
import type { Mutant } from '../mutant.ts';
import { withoutRoutes } from './without-routes.ts';

export const workflowsRenamed: Mutant = {
  id: 'document/paths--workflows-renamed',
  clauses: ['workflows.prefix'],
  check: 'document/paths',
  mistake: 'Graph workflows are served below /v1/workflows.',
  applyTo: (parts) => withoutRoutes(parts, operationsIn('workflow_operations')),
};
