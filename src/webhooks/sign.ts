/** Signs outgoing events: HMAC-SHA256 over the raw body (section 5.7). */
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { secretsToSign, writeSignatures } from './header.ts';
import { referenceScheme, type SignatureScheme } from './scheme.ts';
import { secretKey } from './secret-key.ts';

/**
 * The value of the signature's header.
 * @param body the very bytes that are sent: sign what was serialized, never a second serialization
 * @param secret the signing secret; a list of them while one takes another's place, for a scheme with a separator
 * @param scheme one without a `schemeProblem`
 * @throws InputError one line, when a secret has not the form that the scheme wants, or there are too many or none
 */
export function sign(body: Uint8Array, secret: string | readonly string[], scheme = referenceScheme): string {
  const digests = secretsToSign(secret, scheme).map((text) => digestOf(body, text, scheme));
  return writeSignatures(digests, scheme);
}

/** The 32 bytes that a signature spells. */
export function digestOf(body: Uint8Array, secret: string, { key }: Pick<SignatureScheme, 'key'>): Uint8Array {
  return createHmac('sha256', keyObjectOf(secret, key)).update(body).digest();
}

/** More than a server has webhooks that are busy at once. */
const most_kept = 1_000;
const kept = new Map<string, KeyObject>();

/** A key object costs a third of the same bytes handed over bare (6 against 20 µs), and nothing the second time. */
function keyObjectOf(secret: string, form: SignatureScheme['key']): KeyObject {
  const name = `${form} ${secret}`;
  const known = kept.get(name);
  if (known) return known;
  const made = createSecretKey(secretKey(secret, form));
  if (kept.size >= most_kept) kept.clear();
  kept.set(name, made);
  return made;
}
