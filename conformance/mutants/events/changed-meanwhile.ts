import { changedMeanwhile } from '../../checks/events/changed-meanwhile.ts';
import { withDeliveries } from '../changed-events.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(changedMeanwhile, {
  'deleted-workflows-call-nobody': {
    breaks: ['events.matching-delivered'],
    mistake: 'The end of a run looks its workflow up among the live ones, and stops where it finds none.',
    applyTo: (parts) =>
      withDeliveries(parts, async (deliveries, { graph_workflow_id }) => {
        const workflow = await parts.store.workflow(graph_workflow_id ?? '');
        return workflow?.record.deleted_at ? [] : [...deliveries];
      }),
  },
  'subscriptions-of-the-dispatch': {
    breaks: ['webhooks.deliver-matching'],
    mistake: 'The receivers are written into the job when it is queued, and later webhooks are not in it.',
    applyTo: (parts) =>
      withDeliveries(parts, async (deliveries, { created_at }) => {
        const webhooks = await Promise.all(deliveries.map(({ webhook_id }) => parts.store.webhook(webhook_id ?? '')));
        return deliveries.filter((_, index) => (webhooks[index]?.record.created_at ?? '') <= created_at);
      }),
  },
});
