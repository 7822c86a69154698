import { schemaCheck } from '../../checks/schema/operation.ts';
import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(schemaCheck('listAllDeliveries'), {
  'success-of-repeats-as-number': {
    breaks: ['types.attempt-fields'],
    mistake: 'Attempts after the first are written by the retrier, which has no booleans.',
    applyTo: (parts) =>
      withRecord(parts, 'listAllDeliveries', (delivery) =>
        withMembers(delivery, 'attempts', (attempt, index) =>
          index === 0 ? attempt : { ...attempt, succeeded: Number(attempt.succeeded) },
        ),
      ),
  },
});
