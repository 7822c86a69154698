import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { respond } from './respond.ts';

test.each([
  ['short', 'kite ☂'],
  ['nearly short', 'k'.repeat(8192)],
  ['long', `${'kite ☂ '.repeat(2000)}é`],
  ['long, with half a character', `${'kite '.repeat(2000)}\ud800 ☂`],
  ['as long as the memory for it', 'k'.repeat(349_525)],
  ['longer than the memory for it', '☂'.repeat(349_526)],
])('a text reaches the reader whole, with its length: %s', async (_, body) => {
  const server = createServer((_request, response) => respond(response, { status: 200, headers: {}, body }, {}));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.equals(Buffer.from(body))).toBe(true);
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  } finally {
    server.close();
  }
});
