import type { Mutant } from '../mutant.ts';
import { withItems } from '../other-log.ts';

export const numberOfTheRow: Mutant = {
  id: 'deliveries/id-as-received--number-of-the-row',
  clauses: ['deliveries.id-as-received'],
  check: 'deliveries/id-as-received',
  mistake: 'The log shows the key of its own row, which is not what payloads name.',
  applyTo: (parts) =>
    withItems(parts, 'listWebhookDeliveries', (items) => items.map((item) => ({ ...item, id: parts.random.uuid() }))),
};
