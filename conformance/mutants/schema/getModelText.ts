import { schemaCheck } from '../../checks/schema/operation.ts';
import { withProblemsAs } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('getModelText'), {
  'refused-by-the-other-envelope': {
    breaks: ['errors.validation-envelope'],
    mistake: 'One error handler serves the whole service, and three endpoints owe another envelope.',
    applyTo: (parts) => withProblemsAs(parts, 'getModelText', 'getMe'),
  },
});
