/** Signatures that hold, for bodies that careless code changes before it signs or verifies. */
import { event, plain, type SignatureCase, validCase, withMember } from './signature-case.ts';

const reordered = JSON.stringify(Object.fromEntries(Object.entries(event).toReversed()));

export const bodyCases: SignatureCase[] = [
  validCase('body-plain', 'An event as it is usually sent.', {}),
  validCase('body-unicode', 'Letters of several scripts, an emoji and a combining accent stand in the body as UTF-8.', {
    body: withMember('"client_ref":"Müller 李 שלום \u{1F680} e\u0301"'),
  }),
  validCase(
    'body-unicode-escaped',
    'The same letters may be escaped; whoever parses and serializes loses the escapes.',
    {
      body: withMember('"client_ref":"M\\u00fcller \\u674E \\uD83D\\uDE80"'),
    },
  ),
  validCase('body-lone-surrogate-escaped', 'Half a surrogate pair is valid JSON when escaped, and has no UTF-8.', {
    body: withMember('"client_ref":"\\ud83d"'),
  }),
  validCase('body-line-separators', 'U+2028 and U+2029 may stand in JSON unescaped.', {
    body: withMember('"client_ref":"a\u2028b\u2029c"'),
  }),
  validCase('body-escaped-slashes', 'Some serializers escape slashes; most do not.', {
    body: withMember('"callback_url":"https:\\/\\/receiver.example\\/runs"'),
  }),
  validCase('body-escaped-markup', 'Some serializers escape what HTML would take for markup.', {
    body: withMember('"client_ref":"\\u003cb\\u003e \\u0026 \\u0027"'),
  }),
  validCase('body-large-decimals', 'Numbers with more digits than a double holds, and with zeros at their end.', {
    body: withMember('"input":{"big":12345678901234567890.10,"small":1e-400,"seed":9007199254740993,"one":1.0}'),
  }),
  validCase('body-key-order', 'The members stand in another order than the document has them.', { body: reordered }),
  validCase('body-repeated-key', 'A name stands twice; most parsers keep only the last.', {
    body: withMember('"client_ref":"a","client_ref":"b"'),
  }),
  validCase('body-white-space', 'The body is laid out for readers.', { body: JSON.stringify(event, null, 2) }),
  validCase('body-tabs', 'The body is laid out with tabs.', { body: JSON.stringify(event, null, '\t') }),
  validCase('body-crlf', 'The lines end as in Windows.', {
    body: JSON.stringify(event, null, 2).replaceAll('\n', '\r\n'),
  }),
  validCase('body-newline-at-end', 'A line feed follows the value.', { body: `${plain}\n` }),
  validCase('body-spaces-around', 'White space stands before and after the value.', { body: ` \t${plain}\r\n ` }),
  validCase('body-byte-order-mark', 'A byte order mark stands before the value; decoders swallow it.', {
    body: `\uFEFF${plain}`,
  }),
  validCase('body-nul-byte', 'A NUL in the middle; text functions of C stop there.', {
    body: plain.replace(':', ':\0'),
  }),
  validCase('body-not-utf-8', 'Bytes that are no UTF-8; decoders replace them.', {
    body: Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0x22, 0x7d),
  }),
  validCase('body-every-byte', 'Each byte from 0 to 255 once.', {
    body: Uint8Array.from({ length: 256 }, (_, i) => i),
  }),
  validCase('body-empty', 'There is no body at all.', { body: '' }),
  validCase('body-empty-object', 'The smallest object.', { body: '{}' }),
  validCase('body-one-block', '64 bytes, a whole block of SHA-256.', { body: 'a'.repeat(64) }),
  validCase('body-55-bytes', 'The longest body whose padding fits into the same block.', { body: 'a'.repeat(55) }),
  validCase('body-56-bytes', 'The shortest body whose padding takes one more block.', { body: 'a'.repeat(56) }),
];
