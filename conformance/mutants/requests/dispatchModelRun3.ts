import { requestCheck } from '../../checks/requests/operation.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('dispatchModelRun3'), {
  'inputs-in-an-envelope': {
    breaks: ['runs.dispatch-inputs'],
    mistake: 'Inputs are expected under a member of their own.',
    applyTo: (parts) => withRefusal(parts, 'dispatchModelRun3', (_, body) => !('input' in body)),
  },
});
