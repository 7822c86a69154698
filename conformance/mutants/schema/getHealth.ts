import { schemaCheck } from '../../checks/schema/operation.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('getHealth'), {
  null: {
    breaks: ['health.probe'],
    mistake: 'An empty answer is serialized as null.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeReply(request, reply) {
          const wire = dialect.encodeReply(request, reply);
          return request.operation === 'getHealth' ? { ...wire, body: 'null' } : wire;
        },
      })),
  },
  'refused-by-the-other-envelope': {
    breaks: ['errors.validation-envelope'],
    mistake: 'One error handler serves the whole service, and three endpoints owe another envelope.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeProblem: (operation, reply) =>
          dialect.encodeProblem(operation === 'getHealth' ? 'getMe' : operation, reply),
      })),
  },
});
