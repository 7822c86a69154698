import type { Attempt } from '../../../src/contract/types.ts';
import { deliveryIdsDistinct } from '../../checks/deliveries/ids-distinct.ts';
import { mutantsOf } from '../mutant.ts';
import { withDeliveryIds, withItems } from '../other-log.ts';

export const mutants = mutantsOf(deliveryIdsDistinct, {
  'failures-share': {
    breaks: ['deliveries.ids-distinct'],
    mistake: 'The notices of a failure are made in one go for all webhooks, by a copy that keeps the id.',
    applyTo: (parts) => withDeliveryIds(parts, ({ run_id, event }) => (event === 'run.failed' ? run_id : null)),
  },
  'made-of-the-webhook': {
    breaks: ['deliveries.ids-distinct'],
    mistake: 'The id of a delivery is made of the webhook and the event, so that the next such event has it again.',
    applyTo: (parts) => withDeliveryIds(parts, ({ webhook_id, event }) => (event === 'run.failed' ? webhook_id : null)),
  },
  'once-for-each-attempt': {
    breaks: ['deliveries.ids-distinct'],
    mistake: 'The log is joined with the table of attempts, and shows a delivery once for each failure of it.',
    applyTo: (parts) =>
      withItems(parts, 'listWebhookDeliveries', (items) =>
        items.flatMap((item) => {
          const failures = (item.attempts as Attempt[]).filter(({ succeeded }) => !succeeded);
          return failures.length > 1 ? failures.map(() => item) : [item];
        }),
      ),
  },
});
