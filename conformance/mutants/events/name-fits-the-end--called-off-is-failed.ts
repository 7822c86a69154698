import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const calledOffIsFailed: Mutant = {
  id: 'events/name-fits-the-end--called-off-is-failed',
  clauses: ['events.cancelled', 'events.one-outcome'],
  check: 'events/name-fits-the-end',
  mistake: 'Webhooks know success and failure only, and whoever was called off has failed.',
  applyTo: (parts) =>
    withPayload(parts, (payload, { channel }, { status_code }) =>
      channel === 'webhook' && status_code === 'canceled' ? { ...payload, event: 'run.failed' } : payload,
    ),
};
