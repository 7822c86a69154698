import { schemaCheck } from '../../checks/schema/operation.ts';
import { withWire } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(schemaCheck('listAllDeliveries'), {
  'wrapped-in-data': {
    obeys: ['webhooks.all-deliveries', 'webhooks.deliveries-of-organization'],
    what: 'The deliveries of all webhooks, callbacks among them, stand two names deep, beside a count.',
    choices: {
      events: { callbacks_in_any: 'yes', for: { listAllDeliveries: { delivery_lists: { answer: 'array' } } } },
    },
    untold: ['events.delivery_lists', 'events.callbacks_in_any'],
    applyTo: (parts) =>
      withWire(parts, 'listAllDeliveries', (wire) => ({
        ...wire,
        body: `{"data":{"count":${(JSON.parse(wire.body!) as unknown[]).length},"deliveries":${wire.body}}}`,
      })),
  },
});
