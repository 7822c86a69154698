/** Finds out how an implementation writes its signatures, where nobody declared it. */
import { hexOf } from './bytes.ts';
import { encodeDigest, encodingAlphabet, signatureEncodings } from './encoding.ts';
import { fieldValue, readSignatures, writeSignatures } from './header.ts';
import { type SignatureScheme, schemeProblem } from './scheme.ts';
import { type SecretForm, secretForms, secretProblem } from './secret-key.ts';
import { digestOf } from './sign.ts';
import { verify } from './verify.ts';

/** A signature that was seen, with what it ought to be a signature of. */
export interface SeenSignature {
  body: Uint8Array;
  header: string;
  secret: string;
}

/** Between several signatures; others are not looked for. */
const separators = [', ', ',', '; ', ';', ' ', '|'];

/**
 * Every scheme that explains a signature: the header then holds signatures of that scheme and nothing else, and one of
 * them is that of this body under this secret. There may be more than one: one base64 text in four is spelt alike in
 * both alphabets, and an empty secret is the same key in three forms. Ask `detectCommonScheme` to tell them apart.
 * @returns none when the signature is wrong, or written in no way that is permitted
 */
export function detectScheme(body: Uint8Array, header: string, secret: string): SignatureScheme[] {
  const value = fieldValue(header);
  return formsOf(secret).flatMap((key) => {
    const digest = digestFor(body, secret, key);
    if (!mayStandIn(value, digest)) return [];
    return signatureEncodings.flatMap((encoding) => {
      const text = encodeDigest(digest, encoding);
      if (!value.includes(text)) return [];
      const several = separators.flatMap((separator) => severalSignatures(value, text, { encoding, key, separator }));
      // A header that looks like several is no single signature with the others for a prefix.
      if (several.length > 0 || !value.endsWith(text)) return several;
      const one = { prefix: value.slice(0, -text.length), encoding, key };
      return schemeProblem(one) === undefined ? [one] : [];
    });
  });
}

/**
 * The schemes that explain all signatures of one implementation, seen with whatever bodies and secrets.
 * @returns none when there is no such scheme, or nothing was seen
 */
export function detectCommonScheme(seen: readonly SeenSignature[]): SignatureScheme[] {
  // Only the longest header shows the separator, if any does.
  const longest = seen.reduce<SeenSignature | undefined>(
    (best, one) => (best !== undefined && best.header.length >= one.header.length ? best : one),
    undefined,
  );
  if (longest === undefined) return [];
  const schemes = detectScheme(longest.body, longest.header, longest.secret);
  return schemes.filter((scheme) => seen.every((one) => explains(scheme, one)));
}

/** True where the header holds the digest of this body under this secret, among whatever other text. */
export function holdsDigest(body: Uint8Array, header: string, secret: string): boolean {
  return formsOf(secret).some((key) => {
    const digest = digestFor(body, secret, key);
    return (
      mayStandIn(header, digest) &&
      signatureEncodings.some((encoding) => standsIn(header, encodeDigest(digest, encoding)))
    );
  });
}

const alphabets = (['base64_unpadded', 'base64url'] as const).map(encodingAlphabet);

/** Beginnings of a digest in each encoding: three bytes are four signs of base64. */
function beginningsOf([one = 0, two = 0, three = 0]: Uint8Array): string[] {
  const places = [one >> 2, ((one & 3) << 4) | (two >> 4), ((two & 15) << 2) | (three >> 6), three & 63];
  const hex = hexOf(Uint8Array.of(one, two));
  return [hex, hex.toUpperCase(), ...alphabets.map((alphabet) => places.map((place) => alphabet[place]).join(''))];
}

/** False where no text of this digest stands in a header, which is seen without spelling any: most secrets sign none. */
function mayStandIn(header: string, digest: Uint8Array): boolean {
  return beginningsOf(digest).some((beginning) => header.includes(beginning));
}

/** Of the body that was looked at last: whoever finds no scheme asks next whether the digest is there at all. */
let last: { body: Uint8Array; digests: Map<string, Uint8Array> } | undefined;

function digestFor(body: Uint8Array, secret: string, key: SecretForm): Uint8Array {
  if (last?.body !== body) last = { body, digests: new Map() };
  const name = `${key} ${secret}`;
  const known = last.digests.get(name) ?? digestOf(body, secret, { key });
  last.digests.set(name, known);
  return known;
}

/** More than anybody tries on each of many events. */
const most_kept = 1_000;
const kept = new Map<string, readonly SecretForm[]>();

/** The forms in which the text is a key. */
function formsOf(secret: string): readonly SecretForm[] {
  const known = kept.get(secret);
  if (known) return known;
  const forms = secretForms.filter((form) => secretProblem(secret, form) === undefined);
  if (kept.size >= most_kept) kept.clear();
  kept.set(secret, forms);
  return forms;
}

/** By itself: no letter and no digit goes on before it or behind it. */
function standsIn(header: string, text: string): boolean {
  const isPart = (character: string | undefined) => character !== undefined && /[a-z0-9]/i.test(character);
  for (let at = header.indexOf(text); at >= 0; at = header.indexOf(text, at + 1)) {
    if (!isPart(header[at - 1]) && !isPart(header[at + text.length])) return true;
  }
  return false;
}

function explains(scheme: SignatureScheme, { body, header, secret }: SeenSignature): boolean {
  return secretProblem(secret, scheme.key) === undefined && verify(body, header, secret, scheme).valid;
}

function severalSignatures(
  value: string,
  text: string,
  parts: Omit<SignatureScheme, 'prefix'> & { separator: string },
): SignatureScheme[] {
  const signatures = value.split(parts.separator);
  const own = signatures.find((signature) => signature.endsWith(text));
  if (signatures.length < 2 || own === undefined) return [];
  const scheme = { prefix: own.slice(0, -text.length), ...parts };
  if (schemeProblem(scheme) !== undefined) return [];
  const digests = readSignatures(value, scheme).filter((digest) => digest !== undefined);
  // To the letter: `a, b` is separated by `, ` and not by `,`.
  return writeSignatures(digests, scheme) === value ? [scheme] : [];
}
