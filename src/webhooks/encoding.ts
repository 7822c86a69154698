/** The texts that a digest may be written as: each has exactly one spelling in each encoding. */

import { base64Of, bytesOfBase64, bytesOfHex, hexOf, urlAlphabet } from './bytes.ts';

/** SHA-256 gives 32 bytes. */
const digest_bytes = 32;

interface Spelling {
  write(digest: Uint8Array): string;
  /** Every character that may occur, padding included. */
  alphabet: string;
}

const lettersAndDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const unpadded = (base64: string) => base64.replace('=', '');

const spellings = {
  hex: { write: hexOf, alphabet: '0123456789abcdef' },
  HEX: { write: (digest) => hexOf(digest).toUpperCase(), alphabet: '0123456789ABCDEF' },
  base64: { write: base64Of, alphabet: `${lettersAndDigits}+/=` },
  base64_unpadded: { write: (digest) => unpadded(base64Of(digest)), alphabet: `${lettersAndDigits}+/` },
  base64url: { write: (digest) => unpadded(urlAlphabet(base64Of(digest))), alphabet: `${lettersAndDigits}-_` },
  base64url_padded: { write: (digest) => urlAlphabet(base64Of(digest)), alphabet: `${lettersAndDigits}-_=` },
} satisfies Record<string, Spelling>;

/** `HEX` has upper-case digits. As usual, `base64` has its padding and `base64url` has none. */
export type SignatureEncoding = keyof typeof spellings;

export const signatureEncodings = Object.keys(spellings) as SignatureEncoding[];

/** @param digest 32 bytes */
export function encodeDigest(digest: Uint8Array, encoding: SignatureEncoding): string {
  return spellings[encoding].write(digest);
}

/**
 * The digest that a text stands for. Decoding is lenient: it takes either alphabet of base64 and either case of hex, and
 * drops surplus bits. So a text counts only if it is what its bytes encode to.
 * @returns 32 bytes, or undefined when the text is no spelling of a digest in this encoding
 */
export function decodeDigest(text: string, encoding: SignatureEncoding): Uint8Array | undefined {
  // Nothing longer than hex can be right, and a long text is not worth decoding.
  if (text.length > 2 * digest_bytes) return undefined;
  const digest = encoding === 'hex' || encoding === 'HEX' ? bytesOfHex(text) : bytesOfBase64(text);
  return digest?.byteLength === digest_bytes && spellings[encoding].write(digest) === text ? digest : undefined;
}

/** Every character that may stand in a digest's text, padding included. */
export function encodingAlphabet(encoding: SignatureEncoding): string {
  return spellings[encoding].alphabet;
}
