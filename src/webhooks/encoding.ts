/** The texts that a digest may be written as: each has exactly one spelling in each encoding. */

/** SHA-256 gives 32 bytes. */
export const digest_bytes = 32;

interface Spelling {
  write(digest: Buffer): string;
  /** Every character that may occur, padding included. */
  alphabet: string;
}

const lettersAndDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const spellings = {
  hex: { write: (digest) => digest.toString('hex'), alphabet: '0123456789abcdef' },
  HEX: { write: (digest) => digest.toString('hex').toUpperCase(), alphabet: '0123456789ABCDEF' },
  base64: { write: (digest) => digest.toString('base64'), alphabet: `${lettersAndDigits}+/=` },
  base64_unpadded: {
    write: (digest) => digest.toString('base64').replace('=', ''),
    alphabet: `${lettersAndDigits}+/`,
  },
  base64url: { write: (digest) => digest.toString('base64url'), alphabet: `${lettersAndDigits}-_` },
  base64url_padded: { write: (digest) => `${digest.toString('base64url')}=`, alphabet: `${lettersAndDigits}-_=` },
} satisfies Record<string, Spelling>;

/** `HEX` has upper-case digits. As usual, `base64` has its padding and `base64url` has none. */
export type SignatureEncoding = keyof typeof spellings;

export const signatureEncodings = Object.keys(spellings) as SignatureEncoding[];

/** @param digest 32 bytes */
export function encodeDigest(digest: Uint8Array, encoding: SignatureEncoding): string {
  return spellings[encoding].write(Buffer.from(digest.buffer, digest.byteOffset, digest.byteLength));
}

/**
 * The digest that a text stands for. Node.js decodes leniently: it skips what it does not know, takes either alphabet
 * of base64 and either case of hex, and drops surplus bits. So a text counts only if it is what its bytes encode to.
 * @returns 32 bytes, or undefined when the text is no spelling of a digest in this encoding
 */
export function decodeDigest(text: string, encoding: SignatureEncoding): Uint8Array | undefined {
  // Nothing longer than hex can be right, and a long text is not worth decoding.
  if (text.length > 2 * digest_bytes) return undefined;
  const digest = Buffer.from(text, encoding === 'hex' || encoding === 'HEX' ? 'hex' : 'base64');
  return digest.byteLength === digest_bytes && spellings[encoding].write(digest) === text ? digest : undefined;
}

/** Every character that may stand in a digest's text, padding included. */
export function encodingAlphabet(encoding: SignatureEncoding): string {
  return spellings[encoding].alphabet;
}
