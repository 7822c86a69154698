import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const fiveSegmentsUnknown: Mutant = {
  id: 'requests/dispatchModelRun5--five-segments-unknown',
  clauses: ['runs.model-path'],
  check: 'requests/dispatchModelRun5',
  mistake: 'The router knows provider, name and two variants, and no path is thought to be longer.',
  applyTo: (parts) => withRefusal(parts, 'dispatchModelRun5', () => true, 'unknown_route'),
};
