import type { Mutant } from '../mutant.ts';
import { withSoundBody } from './changed-runs.ts';

export const addressIsDropped: Mutant = {
  id: 'runs/invalid-dispatch-refused--address-is-dropped',
  clauses: ['runs.invalid-dispatch-refused'],
  check: 'runs/invalid-dispatch-refused',
  mistake: 'The callback_url of a workflow run that is no text is left out, and the rest accepted.',
  applyTo: (parts) =>
    withSoundBody(parts, ({ operation, body }) => {
      const { callback_url, ...rest } = (body ?? {}) as { callback_url?: unknown };
      return operation === 'dispatchGraphWorkflowRun' && typeof callback_url === 'object' ? rest : body;
    }),
};
