import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const workflowsFinish: Mutant = {
  id: 'events/name-fits-the-end--workflows-finish',
  clauses: ['events.completed'],
  check: 'events/name-fits-the-end',
  mistake: 'The engine of workflows has a word of its own for success, and nobody translates it.',
  applyTo: (parts) =>
    withPayload(parts, (payload, _, { status_code, model_id }) =>
      status_code === 'completed' && model_id === null ? { ...payload, event: 'run.finished' } : payload,
    ),
};
