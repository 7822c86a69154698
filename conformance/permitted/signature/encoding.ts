import { Refused } from '../../../src/server/refused.ts';
import { signatureEncoding } from '../../checks/signature/encoding.ts';
import { withHandlers } from '../../mutants/changed-parts.ts';
import { withRefusal } from '../../mutants/changed-requests.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(signatureEncoding, {
  'other-signatures': {
    obeys: ['events.signature-encoding', 'webhooks.secret-of-its-own', 'events.signature-key'],
    what: 'A signature has a prefix, is base64 under a key that was decoded, and stands among former ones.',
    choices: {
      events: { signature: { prefix: 'v1,', encoding: 'base64', key: 'whsec', separator: ' ', count: 3 } },
    },
  },
  'secrets-of-letters-and-digits': {
    obeys: ['events.signature-key', 'webhooks.create-body'],
    what: 'A secret with anything but letters, digits and underscores in it is refused, and so is one of more than 64.',
    rests_on: ['events.signature', 'events.webhook_fields'],
    apart: {
      'signature/encoding--other-signatures': 'a secret of theirs is base64 behind a prefix',
      'webhooks/creation-answers--secrets-from-server': 'whoever makes the secrets refuses none',
    },
    applyTo: (parts) =>
      withHandlers(parts, ({ createWebhook }) => ({
        createWebhook(call) {
          const { secret } = call.request.body as { secret?: unknown };
          if (typeof secret === 'string' && !/^\w{1,64}$/.test(secret)) throw new Refused('invalid');
          return createWebhook(call);
        },
      })),
  },
  'secrets-of-forty-characters': {
    obeys: ['webhooks.create-body', 'webhooks.secret-of-its-own'],
    what: 'A secret of more than 40 characters is refused.',
    rests_on: ['events.signature', 'events.webhook_fields'],
    apart: { 'signature/encoding--other-signatures': 'a secret of theirs is longer' },
    applyTo: (parts) =>
      withRefusal(parts, 'createWebhook', (_, { secret }) => typeof secret === 'string' && secret.length > 40),
  },
});
