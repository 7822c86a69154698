import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const inputsInAnEnvelope: Mutant = {
  id: 'requests/dispatchModelRun3--inputs-in-an-envelope',
  clauses: ['runs.dispatch-inputs'],
  check: 'requests/dispatchModelRun3',
  mistake: 'Inputs are expected under a member of their own.',
  applyTo: (parts) => withRefusal(parts, 'dispatchModelRun3', (_, body) => !('input' in body)),
};
