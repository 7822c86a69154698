import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const fractionsRefused: Mutant = {
  id: 'requests/updateBalance--fractions-refused',
  clauses: ['billing.update'],
  check: 'requests/updateBalance',
  mistake: 'The threshold is taken for an amount in whole credits.',
  applyTo: (parts) =>
    withRefusal(parts, 'updateBalance', (_, { low_balance_threshold }) => !Number.isInteger(low_balance_threshold)),
};
