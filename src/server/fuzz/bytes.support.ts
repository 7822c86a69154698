/** Bytes that are no sensible HTTP, and sensible HTTP that stops or goes on where it should not. */
import * as fc from 'fast-check';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const head = (line: string, ...more: string[]) => `${[line, 'Host: a', ...more].join('\r\n')}\r\n\r\n`;
const json = 'Content-Type: application/json';
const create = 'POST /v1/asset-folders HTTP/1.1';

const chunked = (body: string) => head(create, json, 'Transfer-Encoding: chunked') + body;
const targets = [
  ...[
    '/%ZZ',
    '/%',
    '/%00',
    '/\u0000',
    '//',
    '/../..',
    '*',
    '',
    '?',
    '#',
    '/v1/assets/%c0%af',
    'http://b/v1/health',
    'https://',
  ],
  ...[
    'http://[::1/v1',
    'b:443',
    '/v1/health\u00ff',
    `/${'a'.repeat(20_000)}`,
    '/w/',
    '/w/x/v1',
    '/v1/health?%ZZ',
    '/v1/assets/%2e%2e',
  ],
  ...[
    '/v1//health',
    '/v1/runs/%E0%A4%A',
    '\\v1\\health',
    'http:///v1/health',
    '/v1/health HTTP/1.1 x',
    '/v1/batches/%ff/items/%ff',
  ],
];
const methods = [
  'GET',
  'POST',
  'CONNECT',
  'OPTIONS',
  'TRACE',
  'get',
  'PRI',
  'PATCH',
  'HEAD',
  'G\u0000T',
  'QUERY',
  'M-SEARCH',
  'X',
];
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/9.9', 'http/1.1', ''];
const odd_headers = [
  ...[
    'Content-Length: -1',
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: 1e3',
    'Content-Length: 99999999999999999999',
  ],
  ...[
    'Transfer-Encoding: chunked\r\nContent-Length: 3',
    'Transfer-Encoding: gzip',
    'Transfer-Encoding: chunked, chunked',
    ': x',
    'x',
  ],
  ...[
    'X: \u0000',
    'X : y',
    ' folded: x',
    'Upgrade: websocket\r\nConnection: Upgrade',
    'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings',
  ],
  ...[
    'Expect: 100-continue',
    'Expect: nothing',
    `X: ${'y'.repeat(20_000)}`,
    'Host: b',
    'Host: \u00ff\u00fe',
    'Connection: close',
  ],
  ...[
    'Authorization: Bearer \u00ff',
    'Authorization: \t',
    'Cookie: \u0080',
    'X-Organization-Id: \u00ff',
    'Content-Type: \u00ff',
  ],
  ...Array.from({ length: 2 }, (_, index) =>
    Array.from({ length: 900 * (index + 1) }, (_, n) => `X-${n}: y`).join('\r\n'),
  ),
];
const bodies = [
  ...[
    chunked('zz\r\nabc\r\n0\r\n\r\n'),
    chunked('5\r\nabc\r\n0\r\n\r\n'),
    chunked('ffffffffffffffffff\r\n'),
    chunked('-1\r\n\r\n'),
  ],
  ...[chunked('3;a=b\r\n{"a\r\n0\r\nX: y\r\n\r\n'), chunked('3\nabc\n0\n\n'), chunked('0\r\n'), chunked('')],
  ...[`${head(create, json, 'Content-Length: 10')}{}`, `${head(create, json, 'Content-Length: 1')}{"name":"a"}`],
  `${head('GET /v1/health HTTP/1.1', 'Content-Length: 3')}abcGET / HTTP/1.1\r\n\r\n`,
];

const request = fc
  .tuple(
    fc.constantFrom(...methods),
    fc.constantFrom(...targets, '/v1/health', '/v1/assets'),
    fc.constantFrom(...versions),
  )
  .map((parts) => parts.join(' '));
const whole = fc
  .tuple(
    request,
    fc.array(fc.constantFrom(...odd_headers), { maxLength: 2 }),
    fc.constantFrom('', '{}', 'abc', '\u0000'),
  )
  .map(([line, headers, body]) => head(line, ...headers) + body);
const sensible = fc.constantFrom(
  head('GET /v1/health HTTP/1.1'),
  head('GET /v1/assets HTTP/1.1', 'Authorization: Bearer x'),
  `${head(create, json, 'Content-Length: 12')}{"name":"a"}`,
  ...bodies,
);
const cut = fc
  .tuple(fc.oneof(whole, sensible), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([text, share]) => text.slice(0, Math.ceil(text.length * share)));
const spoiled = fc
  .tuple(fc.oneof(whole, sensible), fc.nat(400), fc.nat(255))
  .map(
    ([text, at, code]) =>
      text.slice(0, at % text.length) + String.fromCharCode(code) + text.slice((at % text.length) + 1),
  );
const pipelined = fc.array(fc.oneof(sensible, whole), { minLength: 2, maxLength: 5 }).map((all) => all.join(''));
const random = fc.uint8Array({ maxLength: 200 }).map((all) => Buffer.from(all));
/** The beginning of a TLS handshake, sent to a port that speaks none. */
const tls = fc.constant(Buffer.from('16030100c8010000c40303', 'hex'));

/** Bytes of one connection, before it is half closed. */
export const fuzzBytes: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 3, arbitrary: random },
  { weight: 6, arbitrary: fc.oneof(whole, cut, spoiled, sensible, pipelined).map(bytes) },
  { weight: 1, arbitrary: fc.tuple(sensible.map(bytes), random).map((both) => Buffer.concat(both)) },
  tls,
);
