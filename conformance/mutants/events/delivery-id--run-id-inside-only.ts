import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const runIdInsideOnly: Mutant = {
  id: 'events/delivery-id--run-id-inside-only',
  clauses: ['events.delivery-id'],
  check: 'events/delivery-id',
  mistake: 'Webhook deliveries hold the whole run, so that somebody struck its id beside it.',
  applyTo: (parts) =>
    withPayload(parts, (payload, { channel }) => {
      const { run_id, ...others } = payload;
      return channel === 'webhook' ? others : payload;
    }),
};
