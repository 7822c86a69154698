import { withDeliveries } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const toldByTheLastNodeToo: Mutant = {
  id: 'retry/callback-not-on-2xx--by-the-last-node-too',
  clauses: ['callbacks.once'],
  check: 'retry/callback-not-on-2xx',
  mistake: 'The last node of a workflow and the workflow itself both make a callback when they are done.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries, { model_id }) =>
      deliveries.flatMap((delivery) => {
        if (delivery.channel !== 'callback' || model_id !== null) return [delivery];
        const id = parts.random.uuid();
        return [delivery, { ...delivery, id, body: delivery.body.replaceAll(delivery.id, id) }];
      }),
    ),
};
