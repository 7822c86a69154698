import { withBody } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const callbackObjectDropped: Mutant = {
  id: 'requests/dispatchGraphWorkflowRun--callback-object-dropped',
  clauses: ['runs.invalid-dispatch-refused'],
  check: 'requests/dispatchGraphWorkflowRun',
  mistake: 'A callback address that is no text is dropped without a word.',
  applyTo: (parts) =>
    withBody(parts, 'dispatchGraphWorkflowRun', ({ callback_url, ...body }) =>
      typeof callback_url === 'object' ? body : { ...body, callback_url },
    ),
};
