import { requestCheck } from '../../checks/requests/operation.ts';
import { withLastPath } from '../changed-requests.ts';
import { withProblem } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('dispatchModelRun2'), {
  'no-name-is-the-last-one': {
    breaks: ['runs.model-path'],
    mistake: 'A name that cannot be read leaves the variable as the request before it left it.',
    applyTo: (parts) => withLastPath(parts, 'dispatchModelRun2'),
  },
  'list-crashes': {
    breaks: ['errors.no-server-error'],
    mistake: 'Members of the body are read before anybody asks whether it is an object, and the server answers 500.',
    applyTo: (parts) =>
      withProblem(parts, 'dispatchModelRun2', (wire, reply) =>
        reply.refusal === 'invalid' ? { ...wire, status: 500 } : wire,
      ),
  },
});
