/** What mutants of signatures need: attempts that leave with another signature, or under another secret. */
import { createHmac } from 'node:crypto';
import type { OutgoingEvent } from '../../../src/engine/sending.ts';
import { exchanged, type Parts } from '../../../src/server/parts.ts';
import type { DeliveryRow } from '../../../src/store/run-rows.ts';

/** Changes each attempt before it leaves. */
export function withSent(parts: Parts, change: (event: OutgoingEvent) => OutgoingEvent): Parts {
  return { ...parts, send: (event) => parts.send(change(event)) };
}

/** Changes the deliveries that the end of a run brings, all of them at once. */
export function withDeliveries(
  parts: Parts,
  change: (deliveries: readonly DeliveryRow[], parts: Parts) => DeliveryRow[] | Promise<DeliveryRow[]>,
): Parts {
  const { deliveries } = parts;
  return {
    ...parts,
    deliveries: exchanged(deliveries, {
      deliveriesOf: async (run) => change(await deliveries.deliveriesOf(run), parts),
    }),
  };
}

/** The attempts that bear a signature leave with another one, made of the body and of the secret of the delivery. */
export function withSignature(parts: Parts, signature: (body: string, secret: string) => string): Parts {
  const secrets = new Map<string, string>();
  const remembering = withDeliveries(parts, (deliveries) => {
    for (const { id, secret } of deliveries) if (secret !== null) secrets.set(id, secret);
    return [...deliveries];
  });
  return withSent(remembering, (event) => {
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
export function hexOf(hash: 'sha1' | 'sha256', secret: string, bytes: string | Uint8Array): string {
  return createHmac(hash, secret).update(bytes).digest('hex');
}
