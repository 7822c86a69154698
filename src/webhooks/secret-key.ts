/**
 * From the text of a signing secret to the bytes of the key.
 *
 * An empty secret is a secret: HMAC is defined for an empty key, and its signature is right. It guards nothing, though,
 * since everybody can sign with it; whoever lets people set up a secret refuses it there (the document wants at least
 * 16 characters). To have no secret is another thing: then nothing is signed, and these functions are not called.
 */
import { InputError } from '../input/input-error.ts';
import { base64Of, bytesOfBase64, bytesOfHex, urlAlphabet } from './bytes.ts';

/** Prefix of the base64 of a `whsec` secret. */
const whsec_prefix = 'whsec_';

interface Reading {
  /** The key's bytes, or undefined when the text has not this form. */
  read(secret: string): Uint8Array | undefined;
  wanted: string;
}

const readings = {
  /** The text itself, in UTF-8. */
  utf8: {
    // A lone surrogate has no UTF-8: programs replace it, each in its own way, or fail.
    // Its type is told, since a declaration made for it would name one of Node.js, which pages have not.
    read: (secret): Uint8Array | undefined => (secret.isWellFormed() ? new TextEncoder().encode(secret) : undefined),
    wanted: 'holds half of a surrogate pair, which has no UTF-8',
  },
  /** Either alphabet, with or without padding. */
  base64: { read: readBase64, wanted: 'is no base64' },
  /** Pairs of digits in either case. */
  hex: { read: bytesOfHex, wanted: 'is no hex: it must be pairs of the digits 0-9 and a-f' },
  /** `whsec_`, and base64 after it. */
  whsec: {
    read: (secret) => (secret.startsWith(whsec_prefix) ? readBase64(secret.slice(whsec_prefix.length)) : undefined),
    wanted: `is not ${whsec_prefix} with base64 after it`,
  },
} satisfies Record<string, Reading>;

export type SecretForm = keyof typeof readings;

export const secretForms = Object.keys(readings) as SecretForm[];

/** The reason why a secret is no key, in one line that does not show it; undefined where it is one. */
export function secretProblem(secret: string, form: SecretForm): string | undefined {
  const { read, wanted }: Reading = readings[form];
  return read(secret) === undefined ? `the secret ${wanted}` : undefined;
}

/**
 * The key's bytes.
 * @throws InputError one line, without the secret, when its text has not this form
 */
export function secretKey(secret: string, form: SecretForm): Uint8Array {
  const { read, wanted }: Reading = readings[form];
  const key = read(secret);
  if (key === undefined) throw new InputError(`the secret ${wanted}`);
  return key;
}

/** The text counts only as one of the ways to spell the bytes that come out. */
function readBase64(text: string): Uint8Array | undefined {
  const key = bytesOfBase64(text);
  if (key === undefined) return undefined;
  const padded = base64Of(key);
  const bare = padded.replace(/=+$/, '');
  return [padded, bare].flatMap((one) => [one, urlAlphabet(one)]).includes(text) ? key : undefined;
}
