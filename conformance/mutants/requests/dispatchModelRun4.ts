import { requestCheck } from '../../checks/requests/operation.ts';
import { withBody } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('dispatchModelRun4'), {
  'list-taken-apart': {
    breaks: ['runs.invalid-dispatch-refused'],
    mistake: 'A list of one is taken for the one, as in the batch interface.',
    applyTo: (parts) => withBody(parts, 'dispatchModelRun4', (body) => (Array.isArray(body) ? body[0] : body)),
  },
});
