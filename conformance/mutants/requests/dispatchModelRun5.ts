import { requestCheck } from '../../checks/requests/operation.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('dispatchModelRun5'), {
  'five-segments-unknown': {
    breaks: ['runs.model-path'],
    mistake: 'The router knows provider, name and two variants, and no path is thought to be longer.',
    applyTo: (parts) => withRefusal(parts, 'dispatchModelRun5', () => true, 'unknown_route'),
  },
});
