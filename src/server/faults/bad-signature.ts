/** Events with a signature that a careful receiver refuses. */
import { signatureHeader } from '../../engine/header-names.ts';
import type { OutgoingEvent } from '../../engine/sending.ts';
import { sign } from '../../webhooks/sign.ts';
import type { BadSignatureFault } from '../fault-book.ts';
import type { World } from '../parts.ts';

type Choosing = Pick<World, 'choices'>;

export function isSigned(world: Choosing, { headers }: OutgoingEvent): boolean {
  return headers[signatureHeader(world)] !== undefined;
}

/** @param event one that `isSigned` */
export function withBadSignature(world: Choosing, event: OutgoingEvent, how: BadSignatureFault['how']): OutgoingEvent {
  const name = signatureHeader(world);
  const { [name]: signature = '', ...unsigned } = event.headers;
  const signed = (value: string) => ({ ...event, headers: { ...unsigned, [name]: value } });
  switch (how) {
    case 'missing':
      return { ...event, headers: unsigned };
    case 'truncated':
      return signed(signature.slice(0, Math.ceil(signature.length / 2)));
    case 'wrong_key':
      return signed(underWrongKeys(world, event.body));
    case 'other_body':
      // The same JSON in other bytes: a receiver that parses before it verifies would take it.
      return { ...event, body: event.body.replace('{', '{ ') };
  }
}

/** As the world writes its signatures, in everything but the keys. */
function underWrongKeys({ choices }: Choosing, body: string): string {
  const { prefix, encoding, separator, count } = choices.events.signature;
  const keys = Array.from({ length: count }, (_, number) => `no key of any receiver, ${number}`);
  return sign(Buffer.from(body), keys, { prefix, encoding, key: 'utf8', ...(separator !== null && { separator }) });
}
