import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visible, visibleText, wellFormed } from './visible-text.ts';

test.each([
  ['größer 🌅', 'größer 🌅'],
  ['a\r\n::error::b', 'a\\u000d\\u000a::error::b'],
  ['\u001b[31m\u009b0m\u0000', '\\u001b[31m\\u009b0m\\u0000'],
  ['\u202eevil\u2066\u2028', '\\u202eevil\\u2066\\u2028'],
  ['::error::b ::c', '\\u003a:error::b ::c'],
  ['a ##[error]b ##vso[c] ## d', 'a \\u0023#[error]b \\u0023#vso[c] ## d'],
  ['\ud83d', '\\ud83d'],
])('%j is shown as %s', (text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

test('JSON that is shown is the JSON that it was', () => {
  fc.assert(
    fc.property(fc.json({ stringUnit: 'binary' }), (text) => {
      expect(JSON.parse(visibleText(text))).toEqual(JSON.parse(text));
    }),
  );
});

test('texts are visible, or well-formed, wherever they stand', () => {
  const value = { 'a\n': ['\u202e', 1, null, { b: '\ud800' }] };
  expect(visible(value)).toEqual({ 'a\\u000a': ['\\u202e', 1, null, { b: '\\ud800' }] });
  expect(wellFormed(value)).toEqual({ 'a\n': ['\u202e', 1, null, { b: '\ufffd' }] });
});
