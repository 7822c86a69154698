import { withBody } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const noNumberIsNought: Mutant = {
  id: 'requests/updateBalance--what-is-no-number-is-nought',
  clauses: ['billing.invalid-refused'],
  check: 'requests/updateBalance',
  mistake: 'What is no number is taken for nought.',
  applyTo: (parts) =>
    withBody(parts, 'updateBalance', (body) =>
      typeof body.low_balance_threshold === 'object' ? { ...body, low_balance_threshold: 0 } : body,
    ),
};
