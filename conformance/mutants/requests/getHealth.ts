import { requestCheck } from '../../checks/requests/operation.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('getHealth'), {
  'not-found': {
    breaks: ['health.probe'],
    mistake: 'The probe lives on another port, which only the orchestrator reaches.',
    applyTo: (parts) => withRefusal(parts, 'getHealth', () => true, 'not_found'),
  },
});
