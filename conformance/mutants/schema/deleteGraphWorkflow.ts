import { schemaCheck } from '../../checks/schema/operation.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('deleteGraphWorkflow'), {
  'refused-in-its-own-words': {
    breaks: ['errors.envelope-elsewhere'],
    mistake: 'Workflows came from another team, whose refusals have a form of their own.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeProblem(operation, reply) {
          const wire = dialect.encodeProblem(operation, reply);
          if (operation !== 'deleteGraphWorkflow' || reply.refusal === 'unauthenticated') return wire;
          return { ...wire, body: JSON.stringify({ error: reply.problem.message }) };
        },
      })),
  },
});
