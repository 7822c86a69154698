import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, test } from 'vitest';
import { detectScheme } from './detect-scheme.ts';
import { signatureEncodings } from './encoding.ts';
import { type SignatureScheme, schemeProblem } from './scheme.ts';
import { secretForms } from './secret-key.ts';
import { sign } from './sign.ts';
import { verify } from './verify.ts';

interface Vector {
  name: string;
  body_base64: string;
  secret: string;
  scheme: SignatureScheme;
  signature: string | null;
  valid: boolean;
  reason?: string;
}

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../fixtures/vectors/${name}`, import.meta.url), 'utf8'));
const file = read('signatures.json') as { vectors: Vector[] };
const vectors = file.vectors.map((vector) => ({ ...vector, body: Buffer.from(vector.body_base64, 'base64') }));

describe('the file', () => {
  it('is as its schema says', () => {
    const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(read('signatures.schema.json'));
    expect(validate(file), JSON.stringify(validate.errors)).toBe(true);
  });

  it('has a name for each vector, and schemes that can be read back', () => {
    expect(new Set(vectors.map(({ name }) => name)).size).toBe(vectors.length);
    expect(vectors.filter(({ scheme }) => schemeProblem(scheme) !== undefined)).toEqual([]);
  });

  it('has each encoding, each form of a secret and each way to fail', () => {
    const good = vectors.filter(({ valid }) => valid);
    expect(new Set(good.map(({ scheme }) => scheme.encoding))).toEqual(new Set(signatureEncodings));
    expect(new Set(good.map(({ scheme }) => scheme.key))).toEqual(new Set(secretForms));
    expect(new Set(vectors.map(({ reason }) => reason))).toEqual(
      new Set([undefined, 'missing', 'malformed', 'mismatch']),
    );
  });

  it('has a digest that the two alphabets of base64 spell differently', () => {
    const base64 = vectors.find(({ name }) => name === 'encoding-base64')!.signature;
    expect(base64).toMatch(/\+.*\/|\/.*\+/);
  });

  it('flips one bit where it says so', () => {
    const bits = (text: string) =>
      [...Buffer.from(text, 'hex')].map((byte) => byte.toString(2).padStart(8, '0')).join('');
    const named = (name: string) => bits(vectors.find((vector) => vector.name === name)!.signature!);
    const [right, flipped] = [named('body-plain'), named('signature-bit-flipped')];
    expect([...right].filter((bit, at) => bit !== flipped[at])).toHaveLength(1);
  });
});

test.each(vectors)('$name', ({ body, secret, scheme, signature, valid, reason }) => {
  const result = verify(body, signature, secret, scheme);
  expect(result).toMatchObject(valid ? { valid } : { valid, reason });
});

describe('signing', () => {
  const made = vectors.filter(({ valid, signature, scheme, name }) => {
    // A header with several signatures, or with space around one, was not made by signing once.
    const one = scheme.separator === undefined || name === 'several-but-one';
    return valid && one && signature === signature!.trim();
  });

  it.each(made)('$name', ({ body, secret, scheme, signature }) => {
    expect(sign(body, secret, scheme)).toBe(signature);
  });
});

describe('detecting', () => {
  const seen = vectors.filter(({ signature }) => signature !== null);

  it.each(seen)('$name', ({ body, secret, scheme, signature, valid, reason, name }) => {
    const found = detectScheme(body, signature!, secret);
    for (const one of found) expect(verify(body, signature!, secret, one).valid).toBe(true);
    // These are not written to the letter in any one scheme; verifying forgives what detecting does not.
    if (name === 'several-of-unknown-kind' || name === 'several-with-gaps') return;
    if (valid) expect(found.map(({ encoding, key }) => [encoding, key])).toContainEqual([scheme.encoding, scheme.key]);
    if (reason === 'mismatch') expect(found.filter(({ key }) => key === scheme.key)).toEqual([]);
  });
});
