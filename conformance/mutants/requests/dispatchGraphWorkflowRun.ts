import { requestCheck } from '../../checks/requests/operation.ts';
import { withLastPath, withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';
import { withOwner } from '../workflows/other-owners.ts';

export const mutants = mutantsOf(requestCheck('dispatchGraphWorkflowRun'), {
  'no-name-is-the-last-one': {
    breaks: ['workflows.dispatch-path'],
    mistake: 'A name that cannot be read leaves the variable as the request before it left it.',
    applyTo: (parts) => withLastPath(parts, 'dispatchGraphWorkflowRun'),
  },
  'inputs-in-an-envelope': {
    breaks: ['workflows.dispatch-body'],
    mistake: 'Inputs of workflows are expected under a member of their own, unlike those of models.',
    applyTo: (parts) => withRefusal(parts, 'dispatchGraphWorkflowRun', (_, body) => !('inputs' in body)),
  },
  'owner-for-show': {
    breaks: ['workflows.dispatch-path'],
    mistake:
      'The owner in the path makes it read well; the slug alone is looked up, in the organization of the caller.',
    applyTo: (parts) => withOwner(parts, (_, own) => own.slug),
  },
});
