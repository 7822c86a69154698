import type { Attempt } from '../../../src/contract/types.ts';
import { idAsReceived } from '../../checks/deliveries/id-as-received.ts';
import { mutantsOf } from '../mutant.ts';
import { withItems } from '../other-log.ts';

export const mutants = mutantsOf(idAsReceived, {
  'another-when-repeated': {
    breaks: ['deliveries.id-as-received'],
    mistake: 'A repeat is kept as a new row, whose key the log shows.',
    applyTo: (parts) =>
      withItems(parts, 'listWebhookDeliveries', (items) =>
        items.map((item) => ((item.attempts as unknown[]).length > 1 ? { ...item, id: parts.random.uuid() } : item)),
      ),
  },
  'number-of-the-row': {
    breaks: ['deliveries.id-as-received'],
    mistake: 'The log shows the key of its own row, which is not what payloads name.',
    applyTo: (parts) =>
      withItems(parts, 'listWebhookDeliveries', (items) => items.map((item) => ({ ...item, id: parts.random.uuid() }))),
  },
  'written-down-later': {
    breaks: ['deliveries.id-as-received'],
    mistake:
      'A delivery whose first attempt got no answer is written down by the job that repeats it, under an id that this one draws.',
    applyTo: (parts) =>
      withItems(parts, 'listWebhookDeliveries', (items) =>
        items.map((item) => {
          const [first] = item.attempts as Attempt[];
          return first?.status_code === null ? { ...item, id: parts.random.uuid() } : item;
        }),
      ),
  },
});
