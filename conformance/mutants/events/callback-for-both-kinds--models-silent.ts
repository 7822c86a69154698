import { withDeliveries } from '../changed-events.ts';
import type { Mutant } from '../mutant.ts';

export const modelsSilent: Mutant = {
  id: 'events/callback-for-both-kinds--models-silent',
  clauses: ['callbacks.both-kinds'],
  check: 'events/callback-for-both-kinds',
  mistake: 'Callbacks moved into the engine of workflows, and a run of a model does not go through it.',
  applyTo: (parts) =>
    withDeliveries(parts, (deliveries, { graph_workflow_id }) =>
      deliveries.filter(({ channel }) => channel === 'webhook' || graph_workflow_id !== null),
    ),
};
