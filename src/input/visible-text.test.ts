import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test.each([
  ['größer 🌅', 'größer 🌅'],
  ['a\r\n::error::b', 'a\\u{d}\\u{a}::error::b'],
  ['\u001b[31m\u009b0m\u0000', '\\u{1b}[31m\\u{9b}0m\\u{0}'],
  ['\u202eevil\u2066\u2028', '\\u{202e}evil\\u{2066}\\u{2028}'],
  ['\ud83d', '\\u{d83d}'],
])('%j is shown as %s', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});
