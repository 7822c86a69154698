/** Signatures that hold, for secrets that careless code trims, decodes or refuses; and each form of a secret. */
import { signatureCommand } from './openssl-command.ts';
import { bytes, plain, reference, type SignatureCase, validCase } from './signature-case.ts';

const key = (form: 'base64' | 'hex' | 'whsec') => ({ ...reference, key: form });
const decomposed = 'Schl\u0075\u0308ssel-fu\u0308r-dich';

export const secretCases: SignatureCase[] = [
  validCase('secret-empty', 'An empty secret is an empty key, and HMAC is defined for it.', { secret: '' }),
  validCase('secret-one-byte', 'A key of one byte.', { secret: 'k' }),
  validCase('secret-63-bytes', 'One byte shorter than the block of the hash.', { secret: 'k'.repeat(63) }),
  validCase('secret-64-bytes', 'As long as the block of the hash.', { secret: 'k'.repeat(64) }),
  validCase('secret-65-bytes', 'Longer than the block of the hash: the key is hashed first.', {
    secret: 'k'.repeat(65),
  }),
  validCase('secret-256-characters', 'As long as the document allows.', { secret: 'k'.repeat(256) }),
  validCase('secret-unicode', 'The key is the UTF-8 of the secret.', { secret: 'Schlüssel-für-李-\u{1F511}' }),
  validCase('secret-decomposed', 'The secret is taken as it is written, not normalized.', { secret: decomposed }),
  validCase('secret-with-spaces', 'Spaces around a secret belong to it.', { secret: ' a secret with spaces ' }),
  validCase('secret-with-newline', 'So does a line feed, which many files have at their end.', {
    secret: 'a secret from a file\n',
  }),
  validCase('secret-with-nul', 'A NUL in the middle; text functions of C stop there.', { secret: 'before\0behind' }),
  validCase(
    'secret-with-nul-at-end',
    'HMAC fills short keys up with zeros, so NULs at the end make no difference.',
    { secret: 'a secret\0' },
    signatureCommand({ body: bytes(plain), secret: 'a secret', scheme: reference }),
  ),
  validCase('secret-with-quotes', 'Signs that mean something to shells.', { secret: `it's "$HOME" \`id\` \\n %s !` }),
  validCase('secret-like-hex', 'Text that looks like hex is still text.', {
    secret: '00112233445566778899aabbccddeeff',
  }),
  validCase('secret-like-base64', 'Text that looks like base64 is still text.', { secret: 'AAECAwQFBgcICQoLDA0ODw==' }),
  validCase('secret-like-whsec', 'Its prefix belongs to a secret that is text.', {
    secret: 'whsec_AAECAwQFBgcICQoLDA0ODw==',
  }),
  validCase('key-hex', 'The secret is the hex of the key.', {
    secret: '00112233445566778899aabbccddeeff',
    scheme: key('hex'),
  }),
  validCase('key-hex-upper-case', 'Hex of a secret may have digits of either case.', {
    secret: '00112233445566778899AABBccddeeff',
    scheme: key('hex'),
  }),
  validCase('key-base64', 'The secret is the base64 of the key.', {
    secret: '+/v7AAECAwQFBgcICQoLDA==',
    scheme: key('base64'),
  }),
  validCase('key-base64-unpadded', 'Padding may be left out of a secret.', {
    secret: '+/v7AAECAwQFBgcICQoLDA',
    scheme: key('base64'),
  }),
  validCase('key-base64-url', 'A secret may be written in the alphabet for URLs.', {
    secret: '-_v7AAECAwQFBgcICQoLDA',
    scheme: key('base64'),
  }),
  validCase('key-whsec', 'The secret is base64 after `whsec_`.', {
    secret: 'whsec_AAECAwQFBgcICQoLDA0ODw==',
    scheme: key('whsec'),
  }),
  ...[
    ['1', '0b'.repeat(20), 'Hi There', 'a key of 20 bytes'],
    ['2', '4a656665', 'what do ya want for nothing?', 'a key shorter than the hash'],
    ['6', 'aa'.repeat(131), 'Test Using Larger Than Block-Size Key - Hash Key First', 'a key longer than a block'],
  ].map(([number, secret, body, what]) =>
    validCase(`rfc-4231-case-${number}`, `Test case ${number} of RFC 4231: ${what}.`, {
      secret,
      body,
      scheme: key('hex'),
    }),
  ),
];
