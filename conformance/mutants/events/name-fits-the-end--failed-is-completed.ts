import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const failedIsCompleted: Mutant = {
  id: 'events/name-fits-the-end--failed-is-completed',
  clauses: ['events.failed', 'events.one-outcome'],
  check: 'events/name-fits-the-end',
  mistake: 'Callbacks are sent by the queue of finished work, for which every end is a completion.',
  applyTo: (parts) =>
    withPayload(parts, (payload, { channel }, { status_code }) =>
      channel === 'callback' && status_code === 'failed' ? { ...payload, event: 'run.completed' } : payload,
    ),
};
