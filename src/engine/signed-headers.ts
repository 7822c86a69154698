/** The headers that go with an event: whose they are, and the signature of the very bytes that are sent. */
import { requestIdHeader, signatureHeader } from '../server/header-names.ts';
import type { World } from '../server/world.ts';
import { sign } from '../webhooks/sign.ts';
import { inForm, newSecret } from '../webhooks/spell-secret.ts';
import type { EventManner } from './event-manners.ts';
import { derive } from './random.ts';

export interface Signing {
  body: string;
  /** Null sends it unsigned. */
  secret: string | null;
  request_id: string;
}

export function headersOf(
  world: World,
  { body, secret, request_id }: Signing,
  manner: Pick<EventManner, 'scheme' | 'signatures'>,
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'model-run-kit',
    [requestIdHeader(world)]: request_id,
    ...(secret !== null && { [signatureHeader(world)]: signatureOf(world, body, secret, manner) }),
  };
}

function signatureOf(
  world: World,
  body: string,
  secret: string,
  { scheme, signatures }: Pick<EventManner, 'scheme' | 'signatures'>,
): string {
  const own = inForm(secret, scheme.key);
  const bytes = Buffer.from(body);
  if (signatures === 1) return sign(bytes, own, scheme);
  const former = Array.from({ length: signatures - 1 }, (_, index) =>
    newSecret(derive(secret, `former secret ${index}`), scheme.key),
  );
  return sign(bytes, former.toSpliced(world.parts.random.integer(signatures), 0, own), scheme);
}
