import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const webhooksTellOfErrors: Mutant = {
  id: 'events/name-fits-the-end--webhooks-tell-of-errors',
  clauses: ['events.failed'],
  check: 'events/name-fits-the-end',
  mistake: 'Webhooks tell of a failed run under the name of the topic that alerts are sent on.',
  applyTo: (parts) =>
    withPayload(parts, (payload, { channel }, { status_code }) =>
      channel === 'webhook' && status_code === 'failed' ? { ...payload, event: 'run.error' } : payload,
    ),
};
