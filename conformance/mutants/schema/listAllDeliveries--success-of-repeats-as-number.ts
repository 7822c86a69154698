import { withMembers } from '../changed-members.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const successOfRepeatsAsNumber: Mutant = {
  id: 'schema/listAllDeliveries--success-of-repeats-as-number',
  clauses: ['types.attempt-fields'],
  check: 'schema/listAllDeliveries',
  mistake: 'Attempts after the first are written by the retrier, which has no booleans.',
  applyTo: (parts) =>
    withRecord(parts, 'listAllDeliveries', (delivery) =>
      withMembers(delivery, 'attempts', (attempt, index) =>
        index === 0 ? attempt : { ...attempt, succeeded: Number(attempt.succeeded) },
      ),
    ),
};
