import { gzipSync } from 'node:zlib';
import type { OutgoingEvent } from '../../../src/engine/sending.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { everyAttemptSigned } from '../../checks/signature/every-attempt.ts';
import { withAttempt } from '../../mutants/changed-events.ts';
import { hexOf, withSignature as withSignatureOf } from '../../mutants/signature/other-signature.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(everyAttemptSigned, {
  compressed: {
    obeys: ['events.signature', 'events.signature-each-attempt'],
    what: 'An event leaves compressed and says so in its head; what is signed is the body as it leaves.',
    alone: 'whatever else changes a body wants it as text',
    applyTo(parts) {
      const packed = withAttempt(parts, (event) => ({
        ...event,
        headers: { ...event.headers, 'content-encoding': 'gzip' },
        // The sender takes bytes too.
        body: gzipSync(event.body) as Uint8Array as unknown as string,
      }));
      return withSignatureOf(packed, (body, secret) => hexOf('sha256', secret, gzipSync(body)));
    },
  },
  'http-message-signature': {
    obeys: ['events.signature', 'events.signature-header'],
    what: 'A signature is labelled and stands between colons, in base64.',
    untold: ['events.signature'],
    applyTo: (parts) => withSignature(parts, (hex) => `sig1=:${Buffer.from(hex, 'hex').toString('base64')}:`),
  },
  'named-parameters': {
    obeys: ['events.signature', 'events.signature-each-attempt'],
    what: 'A signature is one of several parameters in quotes.',
    untold: ['events.signature'],
    applyTo: (parts) => withSignature(parts, (hex) => `keyId="webhook",algorithm="hmac-sha256",signature="${hex}"`),
  },
  'parameters-behind-it': {
    obeys: ['events.signature'],
    what: 'A signature is followed by its algorithm.',
    untold: ['events.signature'],
    applyTo: (parts) => withSignature(parts, (hex) => `${hex};alg=hmac-sha256`),
  },
  'with-a-time': {
    obeys: ['events.signature'],
    what: 'The time of sending stands before the signature, which is of the body alone.',
    untold: ['events.signature'],
    applyTo: (parts) => withSignature(parts, (hex) => `t=1767605400,v1=${hex.toUpperCase()}`),
  },
});

function withSignature(parts: Parts, write: (hex: string) => string): Parts {
  return withAttempt(parts, (event: OutgoingEvent) => ({
    ...event,
    headers: Object.fromEntries(
      // A header may hold nothing, for want of a secret.
      Object.entries(event.headers).map(([name, value]) => [
        name,
        /signature$/i.test(name) && value.trim() !== '' ? write(value) : value,
      ]),
    ),
  }));
}
