import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const publicAsWord: Mutant = {
  id: 'schema/createGraphWorkflow--public-as-a-word',
  clauses: ['types.graph-workflow-fields'],
  check: 'schema/createGraphWorkflow',
  mistake: 'Who may see a workflow has more than two answers inside.',
  applyTo: (parts) =>
    withRecord(parts, 'createGraphWorkflow', (workflow) => ({ ...workflow, is_public: 'organization' })),
};
