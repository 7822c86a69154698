import { withBody } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const objectTakenForTrue: Mutant = {
  id: 'requests/rateRun--object-taken-for-true',
  clauses: ['feedback.body'],
  check: 'requests/rateRun',
  mistake: 'The language takes every object for true.',
  applyTo: (parts) => withBody(parts, 'rateRun', (body) => ({ ...body, is_positive: Boolean(body.is_positive) })),
};
