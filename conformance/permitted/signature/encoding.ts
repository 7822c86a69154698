import { signatureEncoding } from '../../checks/signature/encoding.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(signatureEncoding, {
  'other-signatures': {
    obeys: ['events.signature-encoding', 'webhooks.secret-of-its-own', 'events.signature-key'],
    what: 'A signature has a prefix, is base64 under a key that was decoded, and stands among former ones.',
    choices: {
      events: { signature: { prefix: 'v1,', encoding: 'base64', key: 'whsec', separator: ' ', count: 3 } },
    },
  },
});
