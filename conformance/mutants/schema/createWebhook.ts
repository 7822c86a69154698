import { schemaCheck } from '../../checks/schema/operation.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('createWebhook'), {
  'refused-in-its-own-words': {
    breaks: ['errors.envelope-elsewhere'],
    mistake: 'The form of a webhook is checked by a library, whose complaint goes out as it is.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeProblem(operation, reply) {
          const wire = dialect.encodeProblem(operation, reply);
          if (operation !== 'createWebhook' || reply.refusal === 'unauthenticated') return wire;
          return { ...wire, body: JSON.stringify({ error: reply.problem.message }) };
        },
      })),
  },
});
