/** The headers that go with an event: whose they are, and the signature of the very bytes that are sent. */
import { sign } from '../webhooks/sign.ts';
import { newSecret, secretInForm } from '../webhooks/spell-secret.ts';
import type { EventManner } from './event-manners.ts';
import { derive, type Random } from './random.ts';

/** User agent of every request that this server sends of its own accord. */
export const sender_agent = 'model-run-kit';

export interface Signing {
  body: string;
  /** Null sends it unsigned. */
  secret: string | null;
  request_id: string;
}

type Manner = Pick<EventManner, 'header_names' | 'scheme' | 'signatures'>;

export function headersOf(
  { body, secret, request_id }: Signing,
  manner: Manner,
  random: Random,
): Record<string, string> {
  const { header_names: names } = manner;
  return {
    'content-type': 'application/json',
    'user-agent': sender_agent,
    [names.request_id]: request_id,
    ...(secret !== null && { [names.signature]: signatureOf(body, secret, manner, random) }),
  };
}

function signatureOf(body: string, secret: string, { scheme, signatures }: Manner, random: Random): string {
  const own = secretInForm(secret, scheme.key);
  const bytes = Buffer.from(body);
  if (signatures === 1) return sign(bytes, own, scheme);
  const former = Array.from({ length: signatures - 1 }, (_, index) =>
    newSecret(derive(secret, `former secret ${index}`), scheme.key),
  );
  return sign(bytes, former.toSpliced(random.integer(signatures), 0, own), scheme);
}
