import { requestCheck } from '../../checks/requests/operation.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('deleteGraphWorkflow'), {
  'unused-ones-kept': {
    breaks: ['workflows.soft-delete'],
    mistake: 'A workflow that never ran cannot be archived, thinks whoever archives runs.',
    applyTo: (parts) => withRefusal(parts, 'deleteGraphWorkflow', () => true, 'conflict'),
  },
});
