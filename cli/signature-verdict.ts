/** Output of the commands about a signature: whether it is right, and if not, why. */
import { quotedForShell } from '../src/input/shell-word.ts';
import { detectScheme } from '../src/webhooks/detect-scheme.ts';
import type { SignatureScheme } from '../src/webhooks/scheme.ts';
import { verify } from '../src/webhooks/verify.ts';

export type SignatureVerdict = { signature: 'valid' | 'unsigned' } | { signature: 'not valid'; why: string };

const reasons = {
  malformed: 'nothing in it is written as the options say',
  mismatch: 'it belongs to another body or to another secret; hash the bytes as they arrived, before any parser',
};

/**
 * @param header the value of the signature's header, undefined where there is none
 * @throws InputError when a secret has not the form that the scheme wants
 */
export function verdictOf(
  body: Uint8Array,
  header: string | undefined,
  secrets: readonly string[],
  scheme: SignatureScheme,
): SignatureVerdict {
  const result = verify(body, header, secrets, scheme);
  if (result.valid) return { signature: 'valid' };
  if (header === undefined || result.reason === 'missing') return { signature: 'unsigned' };
  const [other] = secrets.flatMap((secret) => detectScheme(body, header, secret));
  const why = other
    ? `it is of this body and secret, but written otherwise: ${flagsOf(other)}`
    : reasons[result.reason];
  return { signature: 'not valid', why };
}

/** The options that say how a signature is written, as a shell takes them. */
export function flagsOf({ prefix, encoding, key, separator }: SignatureScheme): string {
  return [
    ...(prefix === '' ? [] : [`--prefix=${quotedForShell(prefix)}`]),
    `--encoding ${encoding} --key ${key}`,
    ...(separator === undefined ? [] : [`--separator=${quotedForShell(separator)}`]),
  ].join(' ');
}
