import { expect, it } from 'vitest';
import { signatureEncodings } from './encoding.ts';
import { referenceScheme, type SignatureScheme, schemeProblem } from './scheme.ts';

const unprintable = 'must be ASCII without control characters';

it.each<[string, Partial<SignatureScheme>, string | undefined]>([
  ['the reference', {}, undefined],
  ['a prefix', { prefix: 'sha256=' }, undefined],
  ['a prefix with a space at its end', { prefix: 'HMAC-SHA256 ' }, undefined],
  ['a version before each of several', { prefix: 'v1,', encoding: 'base64', separator: ' ' }, undefined],
  ['an equals sign between hex', { separator: '=' }, undefined],
  ['a space before the prefix', { prefix: ' a' }, `prefix: ${unprintable}, and must not begin with a space`],
  ['a line feed', { prefix: 'a\n' }, `prefix: ${unprintable}, and must not begin with a space`],
  ['a letter beyond ASCII', { prefix: 'ä' }, `prefix: ${unprintable}, and must not begin with a space`],
  ['nothing between', { separator: '' }, `separator: ${unprintable}, and not empty`],
  [
    'another encoding',
    { encoding: 'base32' as 'hex' },
    'encoding: must be one of hex, HEX, base64, base64_unpadded, base64url, base64url_padded',
  ],
  ['another form of the key', { key: 'text' as 'hex' }, 'key: must be one of utf8, base64, hex, whsec'],
  ['a line feed between', { separator: '\r\n' }, `separator: ${unprintable}, and not empty`],
  ['a digit between hex', { separator: ' 0 ' }, 'separator: "0" occurs in signatures too (hex)'],
  ['padding between', { encoding: 'base64', separator: '=' }, 'separator: "=" occurs in signatures too (base64)'],
  ['the prefix has a comma', { prefix: 'v1,', separator: ', ' }, 'separator: must not occur in the prefix'],
  ['the prefix has a space', { prefix: 'v1 ', separator: ' ' }, 'separator: must not occur in the prefix'],
])('%s', (_, part, problem) => {
  expect(schemeProblem({ ...referenceScheme, ...part })).toBe(problem);
});

it('allows the usual separators in every encoding', () => {
  for (const encoding of signatureEncodings) {
    for (const separator of [',', ', ', ' ', ';', '|']) {
      expect(schemeProblem({ ...referenceScheme, encoding, separator })).toBeUndefined();
    }
  }
});
