import { withPayload } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const timeAsANumber: Mutant = {
  id: 'events/one-payload-shape--time-as-a-number',
  clauses: ['events.one-payload-shape'],
  check: 'events/one-payload-shape',
  mistake: 'One of both serializers writes the time in milliseconds.',
  applyTo: (parts) =>
    withPayload(parts, (payload, { channel }) => {
      const delivery = payload.delivery as { created_at: string };
      if (channel !== 'webhook') return payload;
      return { ...payload, delivery: { ...delivery, created_at: Date.parse(delivery.created_at) } };
    }),
};
