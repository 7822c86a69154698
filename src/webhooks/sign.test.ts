import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { InputError } from '../input/input-error.ts';
import { bodies, keys, schemes, secrets, signings, spellings } from './arbitrary-schemes.support.ts';
import { decodeDigest, encodeDigest, signatureEncodings } from './encoding.ts';
import { referenceScheme, type SignatureScheme } from './scheme.ts';
import { sign } from './sign.ts';
import { verify } from './verify.ts';

const runs = { numRuns: 500, seed: 1 };

/** A copy with one bit turned over. */
function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const copy = Uint8Array.from(bytes);
  const at = bit % (8 * copy.length);
  copy[at >> 3]! ^= 1 << (at & 7);
  return copy;
}

describe('in every scheme', () => {
  it('what was signed verifies', () => {
    fc.assert(
      fc.property(signings, ({ body, scheme, secret }) => {
        const expected = { valid: true, secret_index: 0, signature_index: 0 };
        expect(verify(body, sign(body, secret, scheme), secret, scheme)).toEqual(expected);
      }),
      runs,
    );
  });

  it('a signature goes through a header unharmed', () => {
    fc.assert(
      fc.property(signings, ({ body, scheme, secret }) => {
        const header = sign(body, secret, scheme);
        expect(new Headers({ 'Service-Signature': header }).get('service-signature')).toBe(header);
      }),
      runs,
    );
  });

  it('one bit of the body makes a difference', () => {
    fc.assert(
      fc.property(signings, fc.nat(), ({ body, scheme, secret }, bit) => {
        fc.pre(body.length > 0);
        const header = sign(body, secret, scheme);
        expect(verify(flipped(body, bit), header, secret, scheme)).toEqual({ valid: false, reason: 'mismatch' });
      }),
      runs,
    );
  });

  it('one bit of the signature makes a difference', () => {
    fc.assert(
      fc.property(signings, fc.nat(), ({ body, scheme, secret }, bit) => {
        const { prefix, encoding } = scheme;
        const digest = decodeDigest(sign(body, secret, scheme).slice(prefix.length), encoding)!;
        const header = prefix + encodeDigest(flipped(digest, bit), encoding);
        expect(verify(body, header, secret, scheme)).toEqual({ valid: false, reason: 'mismatch' });
      }),
      runs,
    );
  });

  it('one character of the header makes a difference', () => {
    fc.assert(
      fc.property(signings, fc.nat(), fc.string({ minLength: 1, maxLength: 2 }), (signing, position, other) => {
        const { body, scheme, secret } = signing;
        const header = sign(body, secret, scheme);
        const at = position % header.length;
        fc.pre(header[at] !== other);
        const changed = header.slice(0, at) + other + header.slice(at + 1);
        // Spaces and separators around a signature are no part of it.
        fc.pre(changed.trim() !== header && !changed.includes(header));
        expect(verify(body, changed, secret, scheme).valid).toBe(false);
      }),
      runs,
    );
  });

  it('one bit of the key makes a difference', () => {
    const decoded = schemes.filter(({ key }) => key !== 'utf8');
    const pairs = fc.record({ scheme: decoded, key: keys, bit: fc.nat() }).chain(({ scheme, key, bit }) => {
      const form = scheme.key as Exclude<SignatureScheme['key'], 'utf8'>;
      const other = key.length === 0 ? Uint8Array.of(1) : flipped(key, bit);
      return fc.tuple(fc.constant(scheme), spellings(key, form), spellings(other, form), bodies);
    });
    fc.assert(
      fc.property(pairs, ([scheme, secret, other, body]) => {
        expect(verify(body, sign(body, secret, scheme), other, scheme)).toEqual({ valid: false, reason: 'mismatch' });
      }),
      runs,
    );
  });

  it('another text is another secret', () => {
    // HMAC fills up with zeros: NULs at the end are the one difference that makes none.
    const text = (secret: string) => secret.replace(/\0+$/, '');
    fc.assert(
      fc.property(bodies, secrets('utf8'), secrets('utf8'), (body, secret, other) => {
        fc.pre(text(secret) !== text(other));
        expect(verify(body, sign(body, secret), other).valid).toBe(false);
      }),
      runs,
    );
  });

  it('each spelling of a key signs alike', () => {
    const pairs = fc
      .record({ key: keys, form: fc.constantFrom('hex', 'base64', 'whsec') })
      .chain(({ key, form }) => fc.tuple(fc.constant(form), spellings(key, form), spellings(key, form)));
    fc.assert(
      fc.property(bodies, pairs, (body, [key, one, other]) => {
        const scheme = { ...referenceScheme, key };
        expect(sign(body, one, scheme)).toBe(sign(body, other, scheme));
      }),
      runs,
    );
  });
});

describe('several secrets', () => {
  const rotations = schemes
    .filter(({ separator }) => separator !== undefined)
    .chain((scheme) =>
      fc.record({
        scheme: fc.constant(scheme),
        body: bodies,
        held: fc.uniqueArray(
          secrets(scheme.key).filter((secret) => secret.length > 12),
          { minLength: 1, maxLength: 4 },
        ),
      }),
    );

  it('each signature verifies with its own secret, and is found where it stands', () => {
    fc.assert(
      fc.property(rotations, fc.nat(), ({ scheme, body, held }, position) => {
        const keys = held.map((secret) => sign(body, secret, scheme));
        fc.pre(new Set(keys).size === keys.length);
        const header = sign(body, held, scheme);
        const index = position % held.length;
        expect(verify(body, header, held[index]!, scheme)).toEqual({
          valid: true,
          secret_index: 0,
          signature_index: index,
        });
        expect(verify(body, keys[index], held, scheme)).toEqual({
          valid: true,
          secret_index: index,
          signature_index: 0,
        });
      }),
      runs,
    );
  });

  it('need a separator', () => {
    expect(() => sign(Buffer.of(), ['a', 'b'])).toThrow(InputError);
    expect(sign(Buffer.of(), ['a'])).toBe(sign(Buffer.of(), 'a'));
  });
});

describe('the body', () => {
  test('is the bytes of the view, not those of the buffer behind it', () => {
    const whole = Buffer.from('xx{}xx');
    expect(sign(new Uint8Array(whole.buffer, whole.byteOffset + 2, 2), 'secret')).toBe(
      sign(Buffer.from('{}'), 'secret'),
    );
  });
});

describe('what people get wrong', () => {
  it.each([
    ['no secret', [], referenceScheme, 'there is no secret to sign with'],
    [
      'no hex',
      'abc',
      { ...referenceScheme, key: 'hex' },
      'the secret is no hex: it must be pairs of the digits 0-9 and a-f',
    ],
    ['no base64', 'a b', { ...referenceScheme, key: 'base64' }, 'the secret is no base64'],
    ['no whsec_', 'AAEC', { ...referenceScheme, key: 'whsec' }, 'the secret is not whsec_ with base64 after it'],
    ['no UTF-8', '\ud83d', referenceScheme, 'the secret holds half of a surrogate pair, which has no UTF-8'],
  ] as const)('%s', (_, secret, scheme, message) => {
    expect(() => sign(Buffer.of(), secret, scheme)).toThrow(new InputError(message));
    const verifying = message.replace('sign with', 'verify with');
    expect(() => verify(Buffer.of(), undefined, secret, scheme)).toThrow(new InputError(verifying));
  });
});

test('every encoding is drawn', () => {
  const drawn = fc.sample(schemes, { numRuns: 200, seed: 1 });
  expect(new Set(drawn.map(({ encoding }) => encoding))).toEqual(new Set(signatureEncodings));
  expect(drawn.some(({ separator }) => separator !== undefined)).toBe(true);
});
