import { withBody } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const unnamedAccepted: Mutant = {
  id: 'requests/createGraphWorkflow--unnamed-accepted',
  clauses: ['workflows.create-required'],
  check: 'requests/createGraphWorkflow',
  mistake: 'A workflow without a name is called untitled, as in the editor.',
  applyTo: (parts) => withBody(parts, 'createGraphWorkflow', (body) => ({ name: 'Untitled', ...body })),
};
