import { schemaCheck } from '../../checks/schema/operation.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { withWire } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(schemaCheck('createWebhook'), {
  'location-alone': {
    obeys: ['webhooks.subscription'],
    what: 'The answer to a creation is a Location and no body.',
    choices: { events: { webhook_fields: { secret_from: 'request' } } },
    applyTo: (parts) =>
      withWire(parts, 'createWebhook', (_, reply) => ({
        status: 201,
        headers: { location: `/v1/webhooks/${reply.kind === 'record' ? String(reply.record.id) : ''}` },
      })),
  },
  'in-other-types': {
    obeys: ['webhooks.subscription'],
    what: 'The answer to a creation shows each event as an object and its times otherwise, and not the secret.',
    choices: { events: { webhook_fields: { secret_from: 'request' } } },
    applyTo: (parts) =>
      withRecord(parts, 'createWebhook', ({ secret: _, event_types, ...webhook }) => ({
        ...webhook,
        event_types: (event_types as string[]).map((code) => ({ code, is_on: true })),
        created_by: { name: 'a key' },
        created_at: 1_767_225_600,
        updated_at: null,
      })),
  },
});
