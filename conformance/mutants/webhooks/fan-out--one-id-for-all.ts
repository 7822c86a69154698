import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const oneIdForAll: Mutant = {
  id: 'webhooks/fan-out--one-id-for-all',
  clauses: ['webhooks.fan-out'],
  check: 'webhooks/fan-out',
  mistake: 'The payload is made once for each event, with one delivery id, and sent to every webhook.',
  applyTo: (parts) => ({
    ...parts,
    deliveries: exchanged(parts.deliveries, {
      async deliveriesOf(run) {
        const made = await parts.deliveries.deliveriesOf(run);
        const first = made.find(({ channel }) => channel === 'webhook');
        return made.map((delivery) =>
          first && delivery.channel === 'webhook' ? { ...delivery, body: first.body } : delivery,
        );
      },
    }),
  }),
};
