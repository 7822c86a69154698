import { schemaCheck } from '../../checks/schema/operation.ts';
import { asPage, withProblem, withProblemsAs } from '../changed-wire.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('getModelText'), {
  'refused-by-the-other-envelope': {
    breaks: ['errors.validation-envelope'],
    mistake: 'One error handler serves the whole service, and three endpoints owe another envelope.',
    applyTo: (parts) => withProblemsAs(parts, 'getModelText', 'getMe'),
  },
  'unknown-as-a-page': {
    breaks: ['errors.validation-envelope'],
    mistake: 'An unknown record is answered by the page that the framework has for people.',
    applyTo: (parts) =>
      withProblem(parts, 'getModelText', (wire, { refusal }) => (refusal === 'not_found' ? asPage(wire) : wire)),
  },
});
