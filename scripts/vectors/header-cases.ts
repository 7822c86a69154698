/** Headers that do not hold: damaged signatures, and signatures that are written in another way than was agreed. */
import { joinCommands, quote, signatureCommand } from './openssl-command.ts';
import {
  bytes,
  encoded,
  invalidCase,
  plain,
  prefixed,
  reference,
  type SignatureCase,
  secret,
  withBothLetters,
} from './signature-case.ts';

const own = signatureCommand({ body: bytes(plain), secret, scheme: reference });
const several = { ...reference, separator: ',' };
const ownInBase64 = signatureCommand({ body: bytes(plain), secret, ...encoded('base64') });

export const headerCases: SignatureCase[] = [
  {
    name: 'no-header',
    body: bytes(plain),
    secret,
    scheme: reference,
    command: null,
    outcome: 'missing',
    why: 'There is no header.',
  },
  invalidCase('signature-bit-flipped', 'mismatch', 'One bit of the signature is wrong.', `${own} | sed 's/4$/5/'`),
  invalidCase('signature-of-zeros', 'mismatch', 'Well formed, and signed by nobody.', "printf '%064d' 0"),
  invalidCase('signature-cut', 'malformed', 'One digit is missing.', `${own} | cut -c -63`),
  invalidCase('signature-too-long', 'malformed', 'One digit too many.', `printf '%s0' "$(${own})"`),
  invalidCase(
    'signature-with-a-space',
    'malformed',
    'A space stands in the middle.',
    `${own} | sed 's/^.\\{32\\}/& /'`,
  ),
  invalidCase('signature-no-hex', 'malformed', 'A letter that is no digit.', `${own} | sed 's/.$/g/'`),
  invalidCase('signature-in-quotes', 'malformed', 'Quotes stand around it.', `printf '"%s"' "$(${own})"`),
  invalidCase(
    'signature-twice',
    'malformed',
    'Two signatures where there may be one, both right.',
    joinCommands([own, own], ','),
  ),
  invalidCase('header-empty', 'malformed', 'The header is there and empty.', "printf ''"),
  invalidCase('header-of-spaces', 'malformed', 'The header holds nothing but white space.', "printf '  '"),
  invalidCase(
    'header-of-words',
    'malformed',
    'The header holds something else.',
    `printf %s ${quote('no signature at all')}`,
  ),

  invalidCase(
    'encoding-upper-case-for-lower',
    'malformed',
    'Upper-case hex where lower-case hex is meant.',
    encoded('HEX'),
  ),
  invalidCase(
    'encoding-lower-case-for-upper',
    'malformed',
    'Lower-case hex where upper-case hex is meant.',
    { scheme: reference },
    encoded('HEX'),
  ),
  invalidCase('encoding-base64-for-hex', 'malformed', 'Base64 where hex is meant.', encoded('base64')),
  invalidCase(
    'encoding-base64-of-hex',
    'malformed',
    'The base64 of the hex, where base64 is meant.',
    `${own} | tr -d '\\n' | openssl base64 -A`,
    encoded('base64'),
  ),
  invalidCase(
    'encoding-padding-missing',
    'malformed',
    'No padding where there must be some.',
    encoded('base64_unpadded'),
    encoded('base64'),
  ),
  invalidCase(
    'encoding-padding-surplus',
    'malformed',
    'Padding where there must be none.',
    encoded('base64'),
    encoded('base64_unpadded'),
  ),
  invalidCase(
    'encoding-other-alphabet',
    'malformed',
    'The alphabet for URLs where the other is meant.',
    encoded('base64url_padded'),
    { body: withBothLetters, ...encoded('base64') },
  ),
  invalidCase(
    'encoding-surplus-bits',
    'malformed',
    'The last letter carries two bits that no byte has, and they are not zero.',
    `${ownInBase64} | sed 's/Q=$/R=/'`,
    encoded('base64'),
  ),

  invalidCase('prefix-missing', 'malformed', 'The prefix is missing.', { scheme: reference }, prefixed('sha256=')),
  invalidCase('prefix-surplus', 'malformed', 'A prefix where there must be none.', prefixed('sha256=')),
  invalidCase(
    'prefix-of-another-hash',
    'malformed',
    'The prefix names another hash.',
    prefixed('sha512='),
    prefixed('sha256='),
  ),
  invalidCase('prefix-in-upper-case', 'malformed', 'A prefix has its case.', prefixed('SHA256='), prefixed('sha256=')),
  invalidCase('prefix-alone', 'malformed', 'Nothing follows the prefix.', `printf %s 'sha256='`, prefixed('sha256=')),
  invalidCase(
    'several-none-right',
    'mismatch',
    'Two signatures, both of other secrets.',
    joinCommands(
      ['first-of-two-others', 'second-of-two-others'].map((by) =>
        signatureCommand({ body: bytes(plain), secret: by, scheme: reference }),
      ),
      ',',
    ),
    { scheme: several },
  ),
  invalidCase('several-none-well-formed', 'malformed', 'Only commas.', `printf %s ', ,,'`, { scheme: several }),
  invalidCase(
    'several-cut-in-two',
    'malformed',
    'A right signature with the separator in its middle.',
    `${own} | sed 's/^.\\{32\\}/&,/'`,
    {
      scheme: several,
    },
  ),
];
