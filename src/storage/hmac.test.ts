import { createHmac, createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hmacOf } from './hmac.ts';

const byNode = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('hex');

test('as Node.js has it, for keys and texts of any length', () => {
  const keys = fc.uint8Array({ minLength: 1, maxLength: 200 });
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(fc.constantFrom('\ud800', '\udfff', 'é', '€', '😀', 'a')).map((units) => units.join('')),
  );
  fc.assert(
    fc.property(keys, fc.array(texts, { maxLength: 4 }), (bytes, all) => {
      const key = createSecretKey(bytes);
      for (const text of all) expect(hmacOf(key, text)).toBe(byNode(bytes, text));
    }),
  );
});

test.each([0, 1_365, 1_366, 4_096, 100_000])('of %i characters of three bytes', (length) => {
  const bytes = Buffer.alloc(32, 7);
  const text = '€'.repeat(length);
  expect(hmacOf(createSecretKey(bytes), text)).toBe(byNode(bytes, text));
});

// https://www.rfc-editor.org/rfc/rfc4231#section-4
test.each([
  ['4a656665', 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
  [
    'aa'.repeat(131),
    'Test Using Larger Than Block-Size Key - Hash Key First',
    '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
  ],
])('of RFC 4231, key %s', (key, text, expected) => {
  expect(hmacOf(createSecretKey(Buffer.from(key, 'hex')), text)).toBe(expected);
});
