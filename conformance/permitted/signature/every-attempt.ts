import type { OutgoingEvent } from '../../../src/engine/sending.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { everyAttemptSigned } from '../../checks/signature/every-attempt.ts';
import { withAttempt } from '../../mutants/changed-events.ts';
import { permittedOf } from '../permitted.ts';
import { toldBut } from '../told-but.ts';

const told = toldBut(['events', 'signature']);

export const permitted = permittedOf(everyAttemptSigned, {
  'http-message-signature': {
    obeys: ['events.signature', 'events.signature-header'],
    what: 'A signature is labelled and stands between colons, in base64.',
    told,
    applyTo: (parts) => withSignature(parts, (hex) => `sig1=:${Buffer.from(hex, 'hex').toString('base64')}:`),
  },
  'named-parameters': {
    obeys: ['events.signature', 'events.signature-each-attempt'],
    what: 'A signature is one of several parameters in quotes.',
    told,
    applyTo: (parts) => withSignature(parts, (hex) => `keyId="webhook",algorithm="hmac-sha256",signature="${hex}"`),
  },
  'parameters-behind-it': {
    obeys: ['events.signature'],
    what: 'A signature is followed by its algorithm.',
    told,
    applyTo: (parts) => withSignature(parts, (hex) => `${hex};alg=hmac-sha256`),
  },
  'with-a-time': {
    obeys: ['events.signature'],
    what: 'The time of sending stands before the signature, which is of the body alone.',
    told,
    applyTo: (parts) => withSignature(parts, (hex) => `t=1767605400,v1=${hex.toUpperCase()}`),
  },
});

function withSignature(parts: Parts, write: (hex: string) => string): Parts {
  return withAttempt(parts, (event: OutgoingEvent) => ({
    ...event,
    headers: Object.fromEntries(
      Object.entries(event.headers).map(([name, value]) => [name, /signature$/i.test(name) ? write(value) : value]),
    ),
  }));
}
