import type { Mutant } from '../mutant.ts';
import { withItems } from '../other-log.ts';

export const anotherWhenRepeated: Mutant = {
  id: 'deliveries/id-as-received--another-when-repeated',
  clauses: ['deliveries.id-as-received'],
  check: 'deliveries/id-as-received',
  mistake: 'A repeat is kept as a new row, whose key the log shows.',
  applyTo: (parts) =>
    withItems(parts, 'listWebhookDeliveries', (items) =>
      items.map((item) => ((item.attempts as unknown[]).length > 1 ? { ...item, id: parts.random.uuid() } : item)),
    ),
};
