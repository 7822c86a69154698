import { logEntries } from '../../checks/deliveries/entries.ts';
import { withItems } from '../../mutants/other-log.ts';
import { withRequestIds } from '../../mutants/other-request-ids.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(logEntries, {
  'ids-in-capitals': {
    obeys: ['deliveries.id-as-received', 'deliveries.ids-distinct', 'deliveries.one-for-each-match'],
    what: 'The logs write the ids of deliveries with capital letters, and payloads do not.',
    applyTo(parts) {
      const inCapitals = (items: readonly Record<string, unknown>[]) =>
        items.map((item) => ('id' in item ? { ...item, id: String(item.id).toUpperCase() } : item));
      return withItems(withItems(parts, 'listWebhookDeliveries', inCapitals), 'listAllDeliveries', inCapitals);
    },
  },
  'no-uuid': {
    obeys: ['events.request-id-in-log', 'events.request-id-correlates'],
    what: 'A request id is no UUID, but base64 with slashes and quotes around it.',
    choices: { events: { request_id: 'attempt' } },
    applyTo: (parts) => withRequestIds(parts, (own) => `"${Buffer.from(`?${own}?>`).toString('base64')}/"`),
  },
});
