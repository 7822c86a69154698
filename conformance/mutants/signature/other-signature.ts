/** Attempts that leave with another signature, or under another secret. */
import { createHmac } from 'node:crypto';
import type { OutgoingEvent } from '../../../src/engine/sending.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { withAttempt, withDeliveries } from '../changed-events.ts';

/** Signatures are made otherwise of the body and of the secret. */
export function withSignature(parts: Parts, signature: (body: string, secret: string) => string): Parts {
  const secrets = new Map<string, string>();
  const remembering = withDeliveries(parts, (deliveries) => {
    for (const { id, secret } of deliveries) if (secret !== null) secrets.set(id, secret);
    return [...deliveries];
  });
  return withAttempt(remembering, (event) => {
    const secret = secrets.entries().find(([id]) => event.body.includes(id))?.[1];
    return secret === undefined ? event : withHeader(event, () => signature(event.body, secret));
  });
}

/** Changes the value of the signature's header; undefined takes the header away. */
export function withHeader(event: OutgoingEvent, change: (value: string) => string | undefined): OutgoingEvent {
  const headers = Object.entries(event.headers).flatMap(([name, value]) => {
    const changed = name.endsWith('signature') ? change(value) : value;
    return changed === undefined ? [] : [[name, changed]];
  });
  return { ...event, headers: Object.fromEntries(headers) };
}

/** As the reference writes a signature. */
export function hexOf(hash: 'sha1' | 'sha256', secret: string | Uint8Array, bytes: string | Uint8Array): string {
  return createHmac(hash, secret).update(bytes).digest('hex');
}
