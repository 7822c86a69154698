/** Several digests, or one, as the value of the signature's header and back. */
import { InputError } from '../input/input-error.ts';
import { decodeDigest, encodeDigest } from './encoding.ts';
import type { SignatureScheme } from './scheme.ts';

/** @throws InputError one line, when there is none, or more than a header of the scheme holds */
export function secretsToSign(secret: string | readonly string[], scheme: SignatureScheme): readonly string[] {
  const secrets = typeof secret === 'object' ? secret : [secret];
  if (secrets.length === 0) throw new InputError('there is no secret to sign with');
  if (secrets.length > 1 && scheme.separator === undefined) {
    throw new InputError('several secrets need a signature scheme with a separator');
  }
  return secrets;
}

/** @param digests one; more only for a scheme with a separator */
export function writeSignatures(digests: readonly Uint8Array[], scheme: SignatureScheme): string {
  const signatures = digests.map((digest) => scheme.prefix + encodeDigest(digest, scheme.encoding));
  return signatures.join(scheme.separator ?? '');
}

/**
 * Signatures of a header, in its order. Any text may be given.
 * @returns one entry for each part between separators; undefined for one that is no signature of this scheme
 */
export function readSignatures(header: string, scheme: SignatureScheme): (Uint8Array | undefined)[] {
  return partsOf(header, scheme.separator).map((part) =>
    part.startsWith(scheme.prefix) ? decodeDigest(part.slice(scheme.prefix.length), scheme.encoding) : undefined,
  );
}

/** Spaces around a separator do not matter: a header that was sent twice arrives as one, joined with `, `. */
function partsOf(header: string, separator: string | undefined): string[] {
  const value = fieldValue(header);
  if (separator === undefined) return [value];
  const sign = separator.trim();
  const parts = value.split(sign === '' ? /[ \t]+/ : sign);
  return parts.map(fieldValue).filter((part) => part !== '');
}

/** Takes off the white space of HTTP (RFC 9110, section 5.6.3), which is no part of a header's value. */
export function fieldValue(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isSpace(text[start]!)) start++;
  while (end > start && isSpace(text[end - 1]!)) end--;
  return text.slice(start, end);
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\t';
}
