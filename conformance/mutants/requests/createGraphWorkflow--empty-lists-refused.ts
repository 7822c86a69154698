import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const emptyListsRefused: Mutant = {
  id: 'requests/createGraphWorkflow--empty-lists-refused',
  clauses: ['workflows.create-optional'],
  check: 'requests/createGraphWorkflow',
  mistake: 'A list that is there must hold something, thinks the validator of one of them.',
  applyTo: (parts) =>
    withRefusal(
      parts,
      'createGraphWorkflow',
      (_, { custom_nodes }) => Array.isArray(custom_nodes) && custom_nodes.length === 0,
    ),
};
