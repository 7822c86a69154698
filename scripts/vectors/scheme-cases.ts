/** Signatures that hold, in each way to write them. */
import { joinCommands, quote, signatureCommand, type WrittenScheme } from './openssl-command.ts';
import {
  withBothLetters as body,
  bytes,
  encoded,
  holds,
  plain,
  prefixed,
  reference,
  type SignatureCase,
  secret,
} from './signature-case.ts';

const old_secret = 'the-secret-of-last-month';

const signature = (scheme: WrittenScheme, by = secret, of = plain) =>
  signatureCommand({ body: bytes(of), secret: by, scheme });

const several = { ...reference, separator: ',' };
const versioned: WrittenScheme = { prefix: 'v1,', encoding: 'base64', key: 'whsec', separator: ' ' };
const whsec = 'whsec_AAECAwQFBgcICQoLDA0ODw==';
const old_whsec = 'whsec_Dw4NDAsKCQgHBgUEAwIBAA==';

export const schemeCases: SignatureCase[] = [
  holds('encoding-hex', 'Lower-case hex.', { body, ...encoded('hex') }),
  holds('encoding-HEX', 'Upper-case hex.', { body, ...encoded('HEX') }),
  holds('encoding-base64', 'Base64 with padding.', { body, ...encoded('base64') }),
  holds('encoding-base64_unpadded', 'Base64 without padding.', { body, ...encoded('base64_unpadded') }),
  holds('encoding-base64url', 'Base64 in the alphabet for URLs, without padding.', { body, ...encoded('base64url') }),
  holds('encoding-base64url_padded', 'Base64 in the alphabet for URLs, with padding.', {
    body,
    ...encoded('base64url_padded'),
  }),
  holds('prefix-sha256', 'The name of the hash stands before the signature.', prefixed('sha256=')),
  holds('prefix-with-space', 'A prefix may end with a space.', {
    scheme: { ...reference, prefix: 'HMAC-SHA256 ', encoding: 'base64' },
  }),
  holds('prefix-like-a-signature', 'A prefix may look like part of a signature.', prefixed('abc')),
  holds(
    'space-around',
    'White space around the value of a header is no part of it.',
    {},
    `printf ' %s\\t' "$(${signature(reference)})"`,
  ),
  holds(
    'several-own-first',
    'One of two signatures is enough, and this one comes first.',
    { scheme: several },
    joinCommands([signature(several), signature(several, old_secret)], ','),
  ),
  holds(
    'several-own-last',
    'One of two signatures is enough, and this one comes last.',
    { scheme: several },
    joinCommands([signature(several, old_secret), signature(several)], ','),
  ),
  holds('several-but-one', 'Where there may be several there may be one.', { scheme: several }),
  holds(
    'several-joined-by-http',
    'A header that is sent twice arrives joined with a comma and a space.',
    { scheme: several },
    joinCommands([signature(several, old_secret), signature(several)], ', '),
  ),
  holds(
    'several-with-prefix',
    'Each signature has its own prefix.',
    { scheme: { ...several, prefix: 'sha256=' } },
    joinCommands(
      [old_secret, secret].map((by) => signature({ ...several, prefix: 'sha256=' }, by)),
      ',',
    ),
  ),
  holds(
    'several-versioned',
    'Spaces between, a version before each, the key in base64 after `whsec_`.',
    { secret: whsec, scheme: versioned },
    joinCommands([signature(versioned, old_whsec), signature(versioned, whsec)], ' '),
  ),
  holds(
    'several-of-unknown-kind',
    'What is no signature of this scheme is passed over: a later version may stand beside it.',
    { secret: whsec, scheme: versioned },
    joinCommands([`printf %s ${quote('v2,bm90IGZvciB5b3U=')}`, signature(versioned, whsec)], ' '),
  ),
  holds(
    'several-with-gaps',
    'Empty parts are passed over, as in every list of HTTP.',
    { scheme: several },
    joinCommands(['printf %s ,', signature(several), 'printf %s ,'], ' ,'),
  ),
];
