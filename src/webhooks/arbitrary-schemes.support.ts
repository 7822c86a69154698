/** Draws schemes without a problem, secrets of every form, and bodies. */
import fc from 'fast-check';
import { signatureEncodings } from './encoding.ts';
import { type SignatureScheme, schemeProblem } from './scheme.ts';
import { type SecretForm, secretForms } from './secret-key.ts';

/** Any bytes, and JSON; more often than not longer than a block of the hash. */
export const bodies: fc.Arbitrary<Uint8Array> = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.json().map((text) => new TextEncoder().encode(text)),
);

const printable = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
const prefixes = fc.oneof(fc.constantFrom('', 'sha256=', 'v1,', 'HMAC-SHA256 ', 'v1=', 'abc'), printable);
const separators = fc.oneof(fc.constantFrom(',', ', ', ' ', ';', '; ', '  '), printable);

/** Schemes that can be read back, with a separator or without. */
export const schemes: fc.Arbitrary<SignatureScheme> = fc
  .record(
    {
      prefix: prefixes,
      encoding: fc.constantFrom(...signatureEncodings),
      key: fc.constantFrom(...secretForms),
      separator: separators,
    },
    { requiredKeys: ['prefix', 'encoding', 'key'], noNullPrototype: true },
  )
  .filter((scheme) => schemeProblem(scheme) === undefined);

/** Keys, from none to longer than a block of the hash. */
export const keys: fc.Arbitrary<Uint8Array> = fc.uint8Array({ maxLength: 100 });

/** The text of a secret whose key is these bytes; any of several where the form allows. */
export function spellings(key: Uint8Array, form: Exclude<SecretForm, 'utf8'>): fc.Arbitrary<string> {
  const bytes = Buffer.from(key);
  const [padded, url, hex] = [bytes.toString('base64'), bytes.toString('base64url'), bytes.toString('hex')];
  switch (form) {
    case 'hex':
      return fc.constantFrom(hex, hex.toUpperCase());
    case 'base64':
      return fc.constantFrom(padded, url, padded.replaceAll('=', ''), url.padEnd(padded.length, '='));
    case 'whsec':
      return fc.constantFrom(`whsec_${padded}`, `whsec_${url}`);
  }
}

/** Text of any characters, without halves of surrogate pairs. The ready-made unit takes a second to set itself up. */
export const texts: fc.Arbitrary<string> = fc.string({
  unit: fc
    .oneof(fc.nat(0x7f), fc.nat(0x10_ffff))
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code)),
});

/** Secrets that a scheme takes; text is well-formed, as what has no UTF-8 is no secret. */
export function secrets(form: SecretForm): fc.Arbitrary<string> {
  return form === 'utf8' ? texts : keys.chain((key) => spellings(key, form));
}

/** Everything that one signature takes. */
export const signings: fc.Arbitrary<{ body: Uint8Array; scheme: SignatureScheme; secret: string }> = schemes.chain(
  (scheme) => fc.record({ body: bodies, scheme: fc.constant(scheme), secret: secrets(scheme.key) }),
);
