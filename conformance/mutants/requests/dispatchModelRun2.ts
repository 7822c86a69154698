import { requestCheck } from '../../checks/requests/operation.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('dispatchModelRun2'), {
  'list-crashes': {
    breaks: ['errors.no-server-error'],
    mistake: 'Members of the body are read before anybody asks whether it is an object, and the server answers 500.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeProblem(operation, reply) {
          const encoded = dialect.encodeProblem(operation, reply);
          return operation === 'dispatchModelRun2' && reply.refusal === 'invalid'
            ? { ...encoded, status: 500 }
            : encoded;
        },
      })),
  },
});
