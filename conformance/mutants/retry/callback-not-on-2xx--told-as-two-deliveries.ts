import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const toldAsTwoDeliveries: Mutant = {
  id: 'retry/callback-not-on-2xx--told-as-two-deliveries',
  clauses: ['callbacks.once'],
  check: 'retry/callback-not-on-2xx',
  mistake: 'The change of status and the end of the run both make a callback, each with an id of its own.',
  applyTo(parts) {
    const { deliveries } = parts;
    return {
      ...parts,
      deliveries: exchanged(deliveries, {
        async deliveriesOf(run) {
          const made = await deliveries.deliveriesOf(run);
          return made.flatMap((delivery) => {
            if (delivery.channel !== 'callback') return [delivery];
            const id = parts.random.uuid();
            return [delivery, { ...delivery, id, body: delivery.body.replaceAll(delivery.id, id) }];
          });
        },
      }),
    };
  },
};
