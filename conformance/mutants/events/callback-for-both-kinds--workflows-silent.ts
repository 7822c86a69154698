import { withDeliveries } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const workflowsSilent: Mutant = {
  id: 'events/callback-for-both-kinds--workflows-silent',
  clauses: ['callbacks.both-kinds'],
  check: 'events/callback-for-both-kinds',
  mistake: 'The dispatch of a workflow takes a callback_url, and its end forgets it.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries, { model_id }) =>
      deliveries.filter(({ channel }) => channel === 'webhook' || model_id !== null),
    ),
};
