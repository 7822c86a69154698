import { idAsReceived } from '../../checks/deliveries/id-as-received.ts';
import { withItems } from '../../mutants/other-log.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(idAsReceived, {
  'ids-in-capitals': {
    obeys: ['deliveries.id-as-received', 'deliveries.ids-distinct', 'deliveries.one-for-each-match'],
    what: 'The logs write the ids of deliveries with capital letters, and payloads do not.',
    applyTo(parts) {
      const inCapitals = (items: readonly Record<string, unknown>[]) =>
        items.map((item) => ('id' in item ? { ...item, id: String(item.id).toUpperCase() } : item));
      return withItems(withItems(parts, 'listWebhookDeliveries', inCapitals), 'listAllDeliveries', inCapitals);
    },
  },
});
