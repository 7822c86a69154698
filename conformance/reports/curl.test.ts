import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import type { Exchange } from '../suite/exchange.ts';
import { answered } from '../testing/written-evidence.support.ts';
import { curlLine } from './curl.ts';

function sent(part: Partial<Exchange['sent']>, principal: string | null = 'owner'): Exchange {
  const exchange = answered('attempt', 'getHealth', 200, {});
  return { ...exchange, principal, sent: { method: 'GET', url: 'http://a.test/v1/health', headers: {}, ...part } };
}

/** Arguments that a shell makes of the line, with these variables. */
function argumentsOf(line: string, variables: Record<string, string> = {}): string[] {
  const script = `curl() { for one in "$@"; do printf '%s\\n' "$one"; done; }; ${line}`;
  return execFileSync('sh', ['-c', script], { env: { ...process.env, ...variables }, encoding: 'utf8' })
    .trimEnd()
    .split('\n');
}

it.each([
  ['a plain one', sent({}), {}, ['http://a.test/v1/health']],
  ['a query', sent({ url: 'http://a.test/v1/assets?q=a&b=c' }), {}, ['http://a.test/v1/assets?q=a&b=c']],
  [
    'a token',
    sent({ headers: { authorization: 'Bearer ***' } }, 'no_secret'),
    { NO_SECRET: 'abc' },
    ['http://a.test/v1/health', '-H', 'Authorization: Bearer abc'],
  ],
  [
    "a gateway's key",
    sent({ headers: { 'x-api-key': '***' } }),
    { X_API_KEY: 'k' },
    ['http://a.test/v1/health', '-H', 'x-api-key: k'],
  ],
  [
    "a webhook's secret, and quotes",
    sent({ method: 'POST', body: `{"secret":"***","name":"it's \\"so\\""}` }),
    { SECRET: 's3' },
    ['-X', 'POST', 'http://a.test/v1/health', '--data-raw', `{"secret":"s3","name":"it's \\"so\\""}`],
  ],
  [
    'bytes to a presigned URL',
    sent({ method: 'PUT', url: 'http://s.test/f?***', body: '(2 bytes)' }),
    { PRESIGNED_QUERY: 'sig=1' },
    ['-X', 'PUT', 'http://s.test/f?sig=1', '--data-binary', '@FILE'],
  ],
])('%s', (_, exchange, variables, want) => {
  expect(argumentsOf(curlLine(exchange), variables)).toEqual(want);
});
