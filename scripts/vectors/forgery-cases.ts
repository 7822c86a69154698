/** Signatures of something else: what happens to bodies and secrets on their way, and what careless code signs. */
import { bodyCommand, signatureCommand } from './openssl-command.ts';
import { bytes, event, fails, plain, reference, type SignatureCase, secret, withMember } from './signature-case.ts';

const decimals = withMember('"input":{"seed":9007199254740993,"one":1.0}');
const laidOut = JSON.stringify(event, null, 2);
const slashes = withMember('"callback_url":"https:\\/\\/receiver.example\\/runs"');
const escaped = withMember('"client_ref":"M\\u00fcller"');

export const forgeryCases: SignatureCase[] = [
  fails(
    'body-bit-flipped',
    'mismatch',
    'The last bit of the first byte came over wrong.',
    { body: plain },
    { body: plain.replace('{', 'z') },
  ),
  fails('body-cut', 'mismatch', 'The last byte was lost.', { body: plain }, { body: plain.slice(0, -1) }),
  fails('body-of-another-event', 'mismatch', 'A good signature of another delivery.', {
    body: plain.replace('181d47a4', '181d47a5'),
  }),
  fails(
    'body-reserialized',
    'mismatch',
    'Parsed and serialized again, which drops the spaces.',
    { body: laidOut },
    { body: plain },
  ),
  fails(
    'body-keys-sorted',
    'mismatch',
    'Parsed and serialized again with its members sorted.',
    { body: plain },
    {
      body: JSON.stringify(Object.fromEntries(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)))),
    },
  ),
  fails(
    'body-slashes-unescaped',
    'mismatch',
    'Parsed and serialized again, which drops the backslashes.',
    { body: slashes },
    {
      body: slashes.replaceAll('\\/', '/'),
    },
  ),
  fails(
    'body-unicode-unescaped',
    'mismatch',
    'Parsed and serialized again, which drops the escape.',
    { body: escaped },
    {
      body: escaped.replace('\\u00fc', 'ü'),
    },
  ),
  fails(
    'body-decimals-rounded',
    'mismatch',
    'Parsed and serialized again, which rounds.',
    { body: decimals },
    {
      body: JSON.stringify(JSON.parse(decimals)),
    },
  ),
  fails('body-byte-order-mark-lost', 'mismatch', 'A decoder swallowed the mark.', { body: `\uFEFF${plain}` }),
  fails(
    'body-crlf-lost',
    'mismatch',
    'The ends of lines were changed.',
    { body: laidOut.replaceAll('\n', '\r\n') },
    { body: laidOut },
  ),
  fails('body-newline-lost', 'mismatch', 'The line feed at the end was trimmed.', { body: `${plain}\n` }),
  fails(
    'body-cut-at-nul',
    'mismatch',
    'Text functions of C stopped at the NUL.',
    { body: '{"a' },
    { body: '{"a\0b":1}' },
  ),
  fails(
    'body-replaced-characters',
    'mismatch',
    'A decoder replaced what is no UTF-8.',
    { body: '\uFFFD' },
    {
      body: Uint8Array.of(0xff),
    },
  ),
  fails('body-empty-for-object', 'mismatch', 'An empty body is no empty object.', { body: '' }, { body: '{}' }),

  fails('secret-bit-flipped', 'mismatch', 'One bit of the secret is wrong.', { secret: secret.replace('c', 'b') }),
  fails('secret-of-another', 'mismatch', 'Signed with the secret of another webhook.', {
    secret: 'another-webhook-altogether',
  }),
  fails('secret-empty-instead', 'mismatch', 'Signed with an empty key.', { secret: '' }),
  fails(
    'secret-empty-of-receiver',
    'mismatch',
    'The receiver holds an empty secret, the sender does not.',
    { secret },
    { secret: '' },
  ),
  fails(
    'secret-trimmed',
    'mismatch',
    'The sender trimmed the secret.',
    { secret: 'a secret from a file' },
    {
      secret: 'a secret from a file\n',
    },
  ),
  fails(
    'secret-normalized',
    'mismatch',
    'The sender composed the letters.',
    { secret: 'Schlüssel' },
    {
      secret: 'Schlu\u0308ssel',
    },
  ),
  fails('secret-upper-case', 'mismatch', 'A secret that is text has its case.', { secret: secret.toUpperCase() }),
  fails(
    'secret-decoded-hex',
    'mismatch',
    'The sender decoded a secret that is text.',
    {
      scheme: { ...reference, key: 'hex' },
    },
    { secret: '00112233445566778899aabbccddeeff' },
  ),
  fails(
    'secret-not-decoded-hex',
    'mismatch',
    'The sender took a secret that is hex for text.',
    { scheme: reference },
    {
      secret: '00112233445566778899aabbccddeeff',
      scheme: { ...reference, key: 'hex' },
    },
  ),
  fails(
    'secret-with-its-prefix',
    'mismatch',
    'The sender took `whsec_` for part of the text.',
    { scheme: reference },
    {
      secret: 'whsec_AAECAwQFBgcICQoLDA0ODw==',
      scheme: { ...reference, key: 'whsec' },
    },
  ),

  fails('hash-sha1', 'malformed', 'Signed with SHA-1, which is shorter.', { hash: 'sha1' }),
  fails('hash-sha512', 'malformed', 'Signed with SHA-512, which is longer.', { hash: 'sha512' }),
  fails('hash-sha3-256', 'mismatch', 'Signed with another hash of the same length.', { hash: 'sha3-256' }),
  fails(
    'hash-without-key',
    'mismatch',
    'The SHA-256 of the body alone, which everybody can make.',
    `${bodyCommand(bytes(plain))} | openssl dgst -sha256 -r | cut -d ' ' -f 1`,
  ),
  fails(
    'hash-of-secret-and-body',
    'mismatch',
    'The SHA-256 of secret and body one after the other is no HMAC.',
    `${bodyCommand(bytes(secret + plain))} | openssl dgst -sha256 -r | cut -d ' ' -f 1`,
  ),
  fails(
    'hmac-arguments-swapped',
    'mismatch',
    'The body as key and the secret as message.',
    signatureCommand({ body: bytes(secret), secret: plain, scheme: reference }),
  ),
  fails('signed-base64-of-body', 'mismatch', 'Signed the base64 of the body.', {
    body: Buffer.from(plain).toString('base64'),
  }),
  fails('signed-time-and-body', 'mismatch', 'Signed a time before the body.', { body: `1767542712.${plain}` }),
];
