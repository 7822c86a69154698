import type { Attempt } from '../../../src/contract/types.ts';
import type { Mutant } from '../mutant.ts';
import { withItems } from '../other-log.ts';

export const onceForEachAttempt: Mutant = {
  id: 'deliveries/ids-distinct--once-for-each-attempt',
  clauses: ['deliveries.ids-distinct'],
  check: 'deliveries/ids-distinct',
  mistake: 'The log is joined with the table of attempts, and shows a delivery once for each failure of it.',
  applyTo: (parts) =>
    withItems(parts, 'listWebhookDeliveries', (items) =>
      items.flatMap((item) => {
        const failures = (item.attempts as Attempt[]).filter(({ succeeded }) => !succeeded);
        return failures.length > 1 ? failures.map(() => item) : [item];
      }),
    ),
};
