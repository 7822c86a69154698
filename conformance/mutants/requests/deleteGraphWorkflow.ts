import { requestCheck } from '../../checks/requests/operation.ts';
import { withLastPath, withoutNotFound, withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('deleteGraphWorkflow'), {
  'unknown-accepted': {
    breaks: ['workflows.unknown-not-deleted'],
    mistake: 'A deletion that meets no row counts as done.',
    applyTo: (parts) => withoutNotFound(parts, 'deleteGraphWorkflow', () => ({ kind: 'empty', success: 'deleted' })),
  },
  'no-id-is-the-last-one': {
    breaks: ['workflows.unknown-not-deleted'],
    mistake: 'An id that cannot be read leaves the variable as the request before it left it.',
    applyTo: (parts) => withLastPath(parts, 'deleteGraphWorkflow'),
  },
  'unused-ones-kept': {
    breaks: ['workflows.soft-delete'],
    mistake: 'A workflow that never ran cannot be archived, thinks whoever archives runs.',
    applyTo: (parts) => withRefusal(parts, 'deleteGraphWorkflow', () => true, 'conflict'),
  },
});
