import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const negativeTakenForNone: Mutant = {
  id: 'requests/rateRun--negative-taken-for-none',
  clauses: ['feedback.body'],
  check: 'requests/rateRun',
  mistake: 'That there is a rating is tested by whether it is true.',
  applyTo: (parts) => withRefusal(parts, 'rateRun', (_, { is_positive }) => !is_positive),
};
