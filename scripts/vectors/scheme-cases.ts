/** Signatures that hold, in each way to write them. */
import { joinCommands, quote, signatureCommand, type WrittenScheme } from './openssl-command.ts';
import {
  withBothLetters as body,
  bytes,
  encoded,
  plain,
  prefixed,
  reference,
  type SignatureCase,
  secret,
  validCase,
} from './signature-case.ts';

const old_secret = 'the-secret-of-last-month';

const signature = (scheme: WrittenScheme, by = secret, of = plain) =>
  signatureCommand({ body: bytes(of), secret: by, scheme });

const several = { ...reference, separator: ',' };
const versioned: WrittenScheme = { prefix: 'v1,', encoding: 'base64', key: 'whsec', separator: ' ' };
const whsec = 'whsec_AAECAwQFBgcICQoLDA0ODw==';
const old_whsec = 'whsec_Dw4NDAsKCQgHBgUEAwIBAA==';

export const schemeCases: SignatureCase[] = [
  validCase('encoding-hex', 'Lower-case hex.', { body, ...encoded('hex') }),
  validCase('encoding-HEX', 'Upper-case hex.', { body, ...encoded('HEX') }),
  validCase('encoding-base64', 'Base64 with padding.', { body, ...encoded('base64') }),
  validCase('encoding-base64_unpadded', 'Base64 without padding.', { body, ...encoded('base64_unpadded') }),
  validCase('encoding-base64url', 'Base64 in the alphabet for URLs, without padding.', {
    body,
    ...encoded('base64url'),
  }),
  validCase('encoding-base64url_padded', 'Base64 in the alphabet for URLs, with padding.', {
    body,
    ...encoded('base64url_padded'),
  }),
  validCase('prefix-sha256', 'The name of the hash stands before the signature.', prefixed('sha256=')),
  validCase('prefix-with-space', 'A prefix may end with a space.', {
    scheme: { ...reference, prefix: 'HMAC-SHA256 ', encoding: 'base64' },
  }),
  validCase('prefix-like-a-signature', 'A prefix may look like part of a signature.', prefixed('abc')),
  validCase(
    'space-around',
    'White space around the value of a header is no part of it.',
    {},
    `printf ' %s\\t' "$(${signature(reference)})"`,
  ),
  validCase(
    'several-own-first',
    'One of two signatures is enough, and this one comes first.',
    { scheme: several },
    joinCommands([signature(several), signature(several, old_secret)], ','),
  ),
  validCase(
    'several-own-last',
    'One of two signatures is enough, and this one comes last.',
    { scheme: several },
    joinCommands([signature(several, old_secret), signature(several)], ','),
  ),
  validCase('several-but-one', 'Where there may be several there may be one.', { scheme: several }),
  validCase(
    'several-joined-by-http',
    'A header that is sent twice arrives joined with a comma and a space.',
    { scheme: several },
    joinCommands([signature(several, old_secret), signature(several)], ', '),
  ),
  validCase(
    'several-with-prefix',
    'Each signature has its own prefix.',
    { scheme: { ...several, prefix: 'sha256=' } },
    joinCommands(
      [old_secret, secret].map((by) => signature({ ...several, prefix: 'sha256=' }, by)),
      ',',
    ),
  ),
  validCase(
    'several-versioned',
    'Spaces between, a version before each, the key in base64 after `whsec_`.',
    { secret: whsec, scheme: versioned },
    joinCommands([signature(versioned, old_whsec), signature(versioned, whsec)], ' '),
  ),
  validCase(
    'several-of-unknown-kind',
    'What is no signature of this scheme is passed over: a later version may stand beside it.',
    { secret: whsec, scheme: versioned },
    joinCommands([`printf %s ${quote('v2,bm90IGZvciB5b3U=')}`, signature(versioned, whsec)], ' '),
  ),
  validCase(
    'several-with-gaps',
    'Empty parts are passed over, as in every list of HTTP.',
    { scheme: several },
    joinCommands(['printf %s ,', signature(several), 'printf %s ,'], ' ,'),
  ),
];
