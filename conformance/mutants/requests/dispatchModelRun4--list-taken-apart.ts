import { withBody } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const dispatchListTakenApart: Mutant = {
  id: 'requests/dispatchModelRun4--list-taken-apart',
  clauses: ['runs.invalid-dispatch-refused'],
  check: 'requests/dispatchModelRun4',
  mistake: 'A list of one is taken for the one, as in the batch interface.',
  applyTo: (parts) => withBody(parts, 'dispatchModelRun4', (body) => (Array.isArray(body) ? body[0] : body)),
};
