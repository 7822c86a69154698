import fc from 'fast-check';
import { expect, it } from 'vitest';
import { base64Of, bytesOfBase64, bytesOfHex, hexOf, urlAlphabet } from './bytes.ts';

const bytes = fc.uint8Array({ maxLength: 100 });

it('any bytes are written as Node.js writes them, and read back', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      const known = Buffer.from(some);
      expect(hexOf(some)).toBe(known.toString('hex'));
      expect(base64Of(some)).toBe(known.toString('base64'));
      expect(urlAlphabet(base64Of(some)).replaceAll('=', '')).toBe(known.toString('base64url'));
      expect(bytesOfHex(hexOf(some).toUpperCase())).toEqual(some);
      for (const text of [known.toString('base64'), known.toString('base64url')]) {
        expect(bytesOfBase64(text)).toEqual(some);
      }
    }),
  );
});

it.each(['0', '0g', '00 11', '0x00', '00\n'])('%j is no hex', (text) => {
  expect(bytesOfHex(text)).toBeUndefined();
});

it.each(['A', 'AAA=A', '!', 'AA==='])('%j is no base64', (text) => {
  expect(bytesOfBase64(text)).toBeUndefined();
});
