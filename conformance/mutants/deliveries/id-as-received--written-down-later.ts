import type { Attempt } from '../../../src/contract/types.ts';
import type { Mutant } from '../mutant.ts';
import { withItems } from '../other-log.ts';

export const writtenDownLater: Mutant = {
  id: 'deliveries/id-as-received--written-down-later',
  clauses: ['deliveries.id-as-received'],
  check: 'deliveries/id-as-received',
  mistake:
    'A delivery whose first attempt got no answer is written down by the job that repeats it, under an id that this one draws.',
  applyTo: (parts) =>
    withItems(parts, 'listWebhookDeliveries', (items) =>
      items.map((item) => {
        const [first] = item.attempts as Attempt[];
        return first?.status_code === null ? { ...item, id: parts.random.uuid() } : item;
      }),
    ),
};
