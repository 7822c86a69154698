import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const webhooksWrapped: Mutant = {
  id: 'events/one-payload-shape--webhooks-wrapped',
  clauses: ['events.one-payload-shape'],
  check: 'events/one-payload-shape',
  mistake: 'Webhooks were built later, after the manner of another service: type and data.',
  applyTo: (parts) =>
    withPayload(parts, (payload, { channel }) =>
      channel === 'webhook' ? { type: payload.event, data: payload, run_id: payload.run_id } : payload,
    ),
};
