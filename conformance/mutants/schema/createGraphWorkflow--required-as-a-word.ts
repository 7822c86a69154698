import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const requiredAsWord: Mutant = {
  id: 'schema/createGraphWorkflow--required-as-a-word',
  clauses: ['types.graph-input-fields'],
  check: 'schema/createGraphWorkflow',
  mistake: 'Flags of inputs are shown as they came from the form.',
  applyTo: (parts) =>
    withRecord(parts, 'createGraphWorkflow', (workflow) =>
      withMembers(workflow, 'inputs', (input) => ({ ...input, is_required: 'yes' })),
    ),
};
