import { schemaCheck } from '../../checks/schema/operation.ts';
import { withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('rateRun'), {
  'refused-with-details': {
    breaks: ['feedback.error-envelope'],
    mistake: 'What does not validate is refused by the framework, in its own envelope; other refusals are right.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        encodeProblem: (operation, reply) =>
          dialect.encodeProblem(
            operation === 'rateRun' && reply.refusal === 'invalid' ? 'getHealth' : operation,
            reply,
          ),
      })),
  },
});
