import { schemaCheck } from '../../checks/schema/operation.ts';
import { withWire } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(schemaCheck('createWebhook'), {
  'location-alone': {
    obeys: ['webhooks.subscription'],
    what: 'The answer to a creation is a Location and no body.',
    applyTo: (parts) =>
      withWire(parts, 'createWebhook', (_, reply) => ({
        status: 201,
        headers: { location: `/v1/webhooks/${reply.kind === 'record' ? String(reply.record.id) : ''}` },
      })),
  },
});
