import { schemaCheck } from '../../checks/schema/operation.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('deleteAssetFolder'), {
  'refusal-as-a-list': {
    breaks: ['errors.envelope-elsewhere'],
    mistake: 'The delete was written later, by somebody who answers refusals with a list of texts.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeProblem(operation, reply) {
          const wire = dialect.encodeProblem(operation, reply);
          if (operation !== 'deleteAssetFolder' || reply.refusal === 'unauthenticated') return wire;
          return { ...wire, body: JSON.stringify({ errors: [reply.problem.message] }) };
        },
      })),
  },
});
