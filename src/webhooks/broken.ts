/** Signatures that are wrong in a known way: a receiver must refuse each of them. */
import type { SignatureScheme } from './scheme.ts';
import { sign } from './sign.ts';

export const breaks = ['body', 'secret', 'truncated', 'case'] as const;

export type Break = (typeof breaks)[number];

/**
 * A header that does not verify for this body and secret.
 * @param how of a body with one byte more, under another secret of the same form, without its last character, or with
 *   its letters in the other case
 * @throws InputError when the secret has not the form that the scheme wants
 */
export function broken(how: Break, body: Uint8Array, secret: string, scheme: SignatureScheme): string {
  switch (how) {
    case 'body':
      return sign(Buffer.concat([body, Buffer.from(' ')]), secret, scheme);
    case 'secret':
      return sign(body, otherSecret(secret, scheme), scheme);
    case 'truncated':
      return sign(body, secret, scheme).slice(0, -1);
    case 'case':
      return inOtherCase(sign(body, secret, scheme), scheme);
  }
}

/** Another secret of the form; of digits, the first four are others. None are zeros: HMAC pads short keys with them. */
function otherSecret(secret: string, { key }: SignatureScheme): string {
  if (key === 'utf8') return `${secret}?`;
  const at = key === 'whsec' ? 'whsec_'.length : 0;
  const digits = secret.slice(at);
  const others = digits.slice(0, 4).toUpperCase() === 'BBBB' ? 'CCCC' : 'BBBB';
  return `${secret.slice(0, at)}${others}${digits.slice(4)}`;
}

function inOtherCase(signature: string, { prefix }: SignatureScheme): string {
  const digits = signature.slice(prefix.length);
  const swapped = [...digits].map((one) => (one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase()));
  return prefix + swapped.join('');
}
