import { expect, it } from 'vitest';
import { failureOf } from './http-failure.ts';

const withCode = (code: string, message = 'no') => Object.assign(new Error(message), { code });

it.each([
  ['a time that is over', new DOMException('over', 'TimeoutError'), 'timeout'],
  ['a request that was called off', new DOMException('off', 'AbortError'), 'timeout'],
  ['a head that does not come', withCode('UND_ERR_HEADERS_TIMEOUT'), 'timeout'],
  ['a name that is unknown', withCode('ENOTFOUND'), 'refused'],
  ['a certificate that is over', withCode('CERT_HAS_EXPIRED'), 'refused'],
  ['a proxy that wants a password', new Error('Proxy response (407) !== 200 when HTTP Tunneling'), 'refused'],
  ['a connection that breaks', withCode('ECONNRESET'), 'reset'],
  ['what does not unfold', withCode('Z_DATA_ERROR'), 'unreadable'],
  ['what is no HTTP', withCode('HPE_INVALID_CONSTANT'), 'unreadable'],
  ['an error without a code', new Error('odd'), 'unreadable'],
])('%s', (_, error, kind) => {
  expect(failureOf(error, 1_000).kind).toBe(kind);
});
