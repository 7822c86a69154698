import type { Mutant } from '../mutant.ts';
import { withItems } from '../other-log.ts';

export const failuresWithoutAnId: Mutant = {
  id: 'deliveries/one-for-each-match--failures-without-an-id',
  clauses: ['deliveries.one-for-each-match'],
  check: 'deliveries/one-for-each-match',
  mistake: 'Events of failed runs are logged by another part, which gives its entries no id.',
  applyTo(parts) {
    const changed = (items: readonly Record<string, unknown>[]) =>
      items.map((item) => (item.event === 'run.failed' ? { ...item, id: null } : item));
    return withItems(withItems(parts, 'listWebhookDeliveries', changed), 'listAllDeliveries', changed);
  },
};
