/**
 * The spelling of a signature in its header. Section 5.7 states what is signed and with which key; the spelling of the
 * result is open (`events.signature`), in parts that do not depend on each other.
 */
import { encodingAlphabet, type SignatureEncoding, signatureEncodings } from './encoding.ts';
import { type SecretForm, secretForms } from './secret-key.ts';

export interface SignatureScheme {
  /** Text before every signature, such as `sha256=`; empty for none. */
  prefix: string;
  encoding: SignatureEncoding;
  /** The way from the text of the secret to the key. */
  key: SecretForm;
  /** Text between several signatures in one header. Left out, the header holds exactly one. */
  separator?: string;
}

/** Scheme of the reference document and the reference server: 64 lower-case hex digits and nothing else. */
export const referenceScheme: SignatureScheme = { prefix: '', encoding: 'hex', key: 'utf8' };

/**
 * The fault of a scheme: a word that there is not, or a text that cannot stand in a header, or cannot be read back.
 * Signing and verifying take it for granted that there is none; callers that are given a scheme ask here.
 * @returns one clear line that begins with the part, or undefined
 */
export function schemeProblem({ prefix, encoding, key, separator }: SignatureScheme): string | undefined {
  const other = notOneOf('encoding', encoding, signatureEncodings) ?? notOneOf('key', key, secretForms);
  if (other !== undefined) return other;
  // A header field begins with a visible character: the white space before it is no part of its value.
  if (!/^(?:[!-~][ -~]*)?$/.test(prefix)) {
    return 'prefix: must be ASCII without control characters, and must not begin with a space';
  }
  if (separator === undefined) return undefined;
  if (!/^[ -~]+$/.test(separator)) return 'separator: must be ASCII without control characters, and not empty';
  const sign = separator.trim();
  const alphabet = encodingAlphabet(encoding);
  const used = [...sign].find((character) => alphabet.includes(character));
  if (used !== undefined) return `separator: ${JSON.stringify(used)} occurs in signatures too (${encoding})`;
  if (prefix.includes(sign === '' ? ' ' : sign)) return 'separator: must not occur in the prefix';
  return undefined;
}

function notOneOf(part: string, word: string, words: readonly string[]): string | undefined {
  return words.includes(word) ? undefined : `${part}: must be one of ${words.join(', ')}`;
}
