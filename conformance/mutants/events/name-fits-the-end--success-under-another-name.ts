import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const successUnderAnotherName: Mutant = {
  id: 'events/name-fits-the-end--success-under-another-name',
  clauses: ['events.completed', 'events.one-outcome'],
  check: 'events/name-fits-the-end',
  mistake: 'Callbacks tell of success under the name that it had before webhooks came.',
  applyTo: (parts) =>
    withPayload(parts, (payload, { channel }, { status_code }) =>
      channel === 'callback' && status_code === 'completed' ? { ...payload, event: 'run.succeeded' } : payload,
    ),
};
