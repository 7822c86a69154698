import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AnyText, readPattern, writePattern } from './like-pattern.ts';

const written = fc.array(fc.constantFrom('a', '%', '_', '*', '\\', '\\%', '\\*', '𝔸'), { maxLength: 6 });
const any_text = fc.constantFrom<AnyText>('%', '*', '');

test('what is read is written as it was, but for signs that need no backslash', () => {
  fc.assert(
    fc.property(written, any_text, (parts, sign) => {
      const pattern = readPattern(parts.join(''), sign);
      const text = writePattern(pattern, sign);
      expect(text).toBeDefined();
      expect(readPattern(text!, sign)).toBe(pattern);
    }),
  );
});

test.each<[pattern: string, sign: AnyText, text: string | undefined]>([
  ['a_b%', '%', 'a_b%'],
  ['%a\\%b%', '*', '*a%b*'],
  ['a*\\\\b', '*', 'a\\*\\\\b'],
  ['a_', '*', undefined],
  ['%a\\_b%', '', 'a_b'],
  ['%%', '', ''],
  ['%', '', undefined],
  ['a%', '', undefined],
  ['%a%b%', '', undefined],
])('%j with %j for any text is %j', (pattern, sign, text) => {
  expect(writePattern(pattern, sign)).toBe(text);
});
