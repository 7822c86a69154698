/** Signatures of something else: what happens to bodies and secrets on their way, and what careless code signs. */
import { bodyCommand, signatureCommand } from './openssl-command.ts';
import {
  bytes,
  event,
  invalidCase,
  plain,
  reference,
  type SignatureCase,
  secret,
  withMember,
} from './signature-case.ts';

const decimals = withMember('"input":{"seed":9007199254740993,"one":1.0}');
const laidOut = JSON.stringify(event, null, 2);
const slashes = withMember('"callback_url":"https:\\/\\/receiver.example\\/runs"');
const escaped = withMember('"client_ref":"M\\u00fcller"');

export const forgeryCases: SignatureCase[] = [
  invalidCase(
    'body-bit-flipped',
    'mismatch',
    'The last bit of the first byte came over wrong.',
    { body: plain },
    { body: plain.replace('{', 'z') },
  ),
  invalidCase('body-cut', 'mismatch', 'The last byte was lost.', { body: plain }, { body: plain.slice(0, -1) }),
  invalidCase('body-of-another-event', 'mismatch', 'A good signature of another delivery.', {
    body: plain.replace('181d47a4', '181d47a5'),
  }),
  invalidCase(
    'body-reserialized',
    'mismatch',
    'Parsed and serialized again, which drops the spaces.',
    { body: laidOut },
    { body: plain },
  ),
  invalidCase(
    'body-keys-sorted',
    'mismatch',
    'Parsed and serialized again with its members sorted.',
    { body: plain },
    {
      body: JSON.stringify(Object.fromEntries(Object.entries(event).sort(([a], [b]) => (a < b ? -1 : 1)))),
    },
  ),
  invalidCase(
    'body-slashes-unescaped',
    'mismatch',
    'Parsed and serialized again, which drops the backslashes.',
    { body: slashes },
    {
      body: slashes.replaceAll('\\/', '/'),
    },
  ),
  invalidCase(
    'body-unicode-unescaped',
    'mismatch',
    'Parsed and serialized again, which drops the escape.',
    { body: escaped },
    {
      body: escaped.replace('\\u00fc', 'ü'),
    },
  ),
  invalidCase(
    'body-decimals-rounded',
    'mismatch',
    'Parsed and serialized again, which rounds.',
    { body: decimals },
    {
      body: JSON.stringify(JSON.parse(decimals)),
    },
  ),
  invalidCase('body-byte-order-mark-lost', 'mismatch', 'A decoder swallowed the mark.', { body: `\uFEFF${plain}` }),
  invalidCase(
    'body-crlf-lost',
    'mismatch',
    'The ends of lines were changed.',
    { body: laidOut.replaceAll('\n', '\r\n') },
    { body: laidOut },
  ),
  invalidCase('body-newline-lost', 'mismatch', 'The line feed at the end was trimmed.', { body: `${plain}\n` }),
  invalidCase(
    'body-cut-at-nul',
    'mismatch',
    'Text functions of C stopped at the NUL.',
    { body: '{"a' },
    { body: '{"a\0b":1}' },
  ),
  invalidCase(
    'body-replaced-characters',
    'mismatch',
    'A decoder replaced what is no UTF-8.',
    { body: '\uFFFD' },
    {
      body: Uint8Array.of(0xff),
    },
  ),
  invalidCase('body-empty-for-object', 'mismatch', 'An empty body is no empty object.', { body: '' }, { body: '{}' }),

  invalidCase('secret-bit-flipped', 'mismatch', 'One bit of the secret is wrong.', {
    secret: secret.replace('c', 'b'),
  }),
  invalidCase('secret-of-another', 'mismatch', 'Signed with the secret of another webhook.', {
    secret: 'another-webhook-altogether',
  }),
  invalidCase('secret-empty-instead', 'mismatch', 'Signed with an empty key.', { secret: '' }),
  invalidCase(
    'secret-empty-of-receiver',
    'mismatch',
    'The receiver holds an empty secret, the sender does not.',
    { secret },
    { secret: '' },
  ),
  invalidCase(
    'secret-trimmed',
    'mismatch',
    'The sender trimmed the secret.',
    { secret: 'a secret from a file' },
    {
      secret: 'a secret from a file\n',
    },
  ),
  invalidCase(
    'secret-normalized',
    'mismatch',
    'The sender composed the letters.',
    { secret: 'Schlüssel' },
    {
      secret: 'Schlu\u0308ssel',
    },
  ),
  invalidCase('secret-upper-case', 'mismatch', 'A secret that is text has its case.', { secret: secret.toUpperCase() }),
  invalidCase(
    'secret-decoded-hex',
    'mismatch',
    'The sender decoded a secret that is text.',
    {
      scheme: { ...reference, key: 'hex' },
    },
    { secret: '00112233445566778899aabbccddeeff' },
  ),
  invalidCase(
    'secret-not-decoded-hex',
    'mismatch',
    'The sender took a secret that is hex for text.',
    { scheme: reference },
    {
      secret: '00112233445566778899aabbccddeeff',
      scheme: { ...reference, key: 'hex' },
    },
  ),
  invalidCase(
    'secret-with-its-prefix',
    'mismatch',
    'The sender took `whsec_` for part of the text.',
    { scheme: reference },
    {
      secret: 'whsec_AAECAwQFBgcICQoLDA0ODw==',
      scheme: { ...reference, key: 'whsec' },
    },
  ),

  invalidCase('hash-sha1', 'malformed', 'Signed with SHA-1, which is shorter.', { hash: 'sha1' }),
  invalidCase('hash-sha512', 'malformed', 'Signed with SHA-512, which is longer.', { hash: 'sha512' }),
  invalidCase('hash-sha3-256', 'mismatch', 'Signed with another hash of the same length.', { hash: 'sha3-256' }),
  invalidCase(
    'hash-without-key',
    'mismatch',
    'The SHA-256 of the body alone, which everybody can make.',
    `${bodyCommand(bytes(plain))} | openssl dgst -sha256 -r | cut -d ' ' -f 1`,
  ),
  invalidCase(
    'hash-of-secret-and-body',
    'mismatch',
    'The SHA-256 of secret and body one after the other is no HMAC.',
    `${bodyCommand(bytes(secret + plain))} | openssl dgst -sha256 -r | cut -d ' ' -f 1`,
  ),
  invalidCase(
    'hmac-arguments-swapped',
    'mismatch',
    'The body as key and the secret as message.',
    signatureCommand({ body: bytes(secret), secret: plain, scheme: reference }),
  ),
  invalidCase('signed-base64-of-body', 'mismatch', 'Signed the base64 of the body.', {
    body: Buffer.from(plain).toString('base64'),
  }),
  invalidCase('signed-time-and-body', 'mismatch', 'Signed a time before the body.', { body: `1767542712.${plain}` }),
];
