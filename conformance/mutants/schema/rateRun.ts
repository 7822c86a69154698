import { schemaCheck } from '../../checks/schema/operation.ts';
import { withProblemsAs } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('rateRun'), {
  'refused-with-details': {
    breaks: ['feedback.error-envelope'],
    mistake: 'An invalid body is refused by the framework, in its own envelope; other refusals are right.',
    applyTo: (parts) => withProblemsAs(parts, 'rateRun', 'getHealth', ({ refusal }) => refusal === 'invalid'),
  },
});
