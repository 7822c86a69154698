import { once } from 'node:events';
import { IncomingMessage, request as send } from 'node:http';
import { connect, Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { exchanged } from '../parts.ts';
import { visitOf } from '../requests/visit.ts';
import { testWorld } from '../worlds/world.support.ts';
import { fetchJson, testServer } from './server.support.ts';
import { listen } from './server.ts';

function bearer(world: { principals: Readonly<Record<string, { token: string }>> }): { authorization: string } {
  return { authorization: `Bearer ${world.principals.owner!.token}` };
}

test('a caller that went away in the middle of its request is no fault, whatever it called the server', async () => {
  const gone = new Socket();
  gone.destroy();
  const { main } = await testServer();
  const request = new IncomingMessage(gone);
  request.url = '/v1/assets';
  for (const host of [undefined, 'a b']) {
    request.headers.host = host;
    const visit = visitOf({ main, others: new Map() }, request)!;
    expect(URL.canParse(visit.baseUrl())).toBe(true);
  }
});

describe('on a socket', () => {
  test('cursor URLs lead back to the address that the caller used', async () => {
    const { main, base_url } = await testServer();
    const { port } = new URL(base_url);
    for (const origin of [base_url, `http://localhost:${port}`]) {
      const page = await fetchJson(`${origin}/v1/assets/types?limit=1`, { headers: bearer(main) });
      expect(page.next.startsWith(`${origin}/v1/assets/types?limit=1&cursor=`)).toBe(true);
      expect((await fetch(page.next, { headers: bearer(main) })).status).toBe(200);
    }
  });

  test('every time shown is that of the world, down to the headers', async () => {
    const { main, base_url } = await testServer();
    const now = 'Mon, 05 Jan 2026 09:30:00 GMT';
    const health = await fetch(`${base_url}/v1/health`);
    expect(health.headers.get('date')).toBe(now);
    const page = await fetchJson(`${base_url}/v1/assets?presign=true&q=name.eq:notes.txt`, { headers: bearer(main) });
    expect((await fetch(page.items[0].url)).headers.get('date')).toBe(now);
  });

  test('a Host header that is no host is not repeated', async () => {
    const { main, base_url, exchange } = await testServer();
    for (const host of ['evil.example/path?', '"><script>', 'a b', '', 'a:99999', '1.2.3.999', '[::::]']) {
      const answer = await exchange(
        `GET /v1/assets/types?limit=1 HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${bearer(main).authorization}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toContain('HTTP/1.1 200 OK');
      expect(answer).toContain(`"first":"${base_url}/v1/assets/types?limit=1"`);
    }
  });

  test('forwarding headers are not read: any caller can write them', async () => {
    const { main, base_url } = await testServer();
    const forwarded = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    const { first } = await fetchJson(`${base_url}/v1/assets/types`, { headers: { ...bearer(main), ...forwarded } });
    expect(first).toBe(`${base_url}/v1/assets/types`);
  });

  test('a connection goes on after a refusal whose body nobody read', async () => {
    const { main, exchange } = await testServer();
    const long = 'x'.repeat(300_000);
    const refused = `POST /v1/asset-folders HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${long.length}\r\n\r\n${long}`;
    const too_large = `POST /v1/asset-folders HTTP/1.1\r\nHost: a\r\nAuthorization: ${bearer(main).authorization}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${`493e0\r\n${long}\r\n`.repeat(5)}0\r\n\r\n`;
    const last = 'GET /v1/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    const answer = await exchange(`${refused}${too_large}${last}`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  test('the longest filter is taken, and so is the URL of the next page', async () => {
    const { main, base_url } = await testServer();
    const q = `name.ne:${'🌅'.repeat(2_000)}`;
    const first = await fetch(`${base_url}/v1/assets?${new URLSearchParams({ q, limit: '1' })}`, {
      headers: bearer(main),
    });
    expect(first.status).toBe(200);
    const { next } = (await first.json()) as { next: string };
    expect((await fetch(next, { headers: bearer(main) })).status).toBe(200);
  });

  test('what is no HTTP is told so and cut off', async () => {
    const { exchange } = await testServer();
    expect(await exchange('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request[\s\S]*"code":"invalid_request"/);
    expect(await exchange(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(200_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    );
  });

  test.each(['PRI', 'GET', 'M-SEARCH'])('what %s asks of no path at all is not found', async (method) => {
    const { exchange } = await testServer();
    for (const target of ['http:///v1/health#', '*', 'http://a', 'x', '//', '/%00#'])
      for (const version of [' HTTP/1.1', ''])
        expect(await exchange(`${method} ${target}${version}\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(
          /^HTTP\/1\.1 40[0-5] [\s\S]*"code":/,
        );
  });

  test('further worlds are served below /w/ID, storage included', async () => {
    const { worlds, main, base_url, storage_url } = await testServer();
    const other = await testWorld({ seed: 2, storage_public_url: `${storage_url}/w/two` });
    worlds.others.set('two', other);
    const headers = bearer(other);
    expect((await fetch(`${base_url}/v1/assets`, { headers })).status).toBe(401);
    const page = await fetchJson(`${base_url}/w/two/v1/assets?limit=1&presign=true&q=name.eq:notes.txt`, { headers });
    expect(page.first.startsWith(`${base_url}/w/two/v1/assets?`)).toBe(true);
    expect((await fetch(page.items[0].url)).status).toBe(200);
    expect((await fetch(page.items[0].url.replace('/w/two', ''))).status).toBe(403);
    expect((await fetch(`${base_url}/w/three/v1/health`)).status).toBe(404);
    expect((await fetch(`${base_url}/w/two`, { headers })).status).toBe(404);
    expect((await fetch(`${base_url}/v1/assets`, { headers: bearer(main) })).status).toBe(200);
  });

  test('a PUT streams to storage, and one too long is refused in the middle', async () => {
    const { main, base_url } = await testServer();
    const size_bytes = 3_000_000;
    const body = JSON.stringify({ filename: 'big.bin', mime_type: 'application/octet-stream', size_bytes });
    const headers = { ...bearer(main), 'content-type': 'application/json' };
    const session = await fetchJson(`${base_url}/v1/asset-uploads`, { method: 'POST', headers, body });
    const put = (length: number, chunked: boolean) =>
      fetch(session.upload_url, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        ...(chunked
          ? { body: ReadableStream.from([new Uint8Array(length)]), duplex: 'half' }
          : { body: new Uint8Array(length) }),
      });
    for (const chunked of [false, true]) {
      expect((await put(size_bytes + 2_000_000, chunked)).status).toBe(403);
      expect((await put(size_bytes - 1, chunked)).status).toBe(403);
      expect((await put(size_bytes, chunked)).status).toBe(200);
    }
    const asset = await fetchJson(`${base_url}/v1/assets/${session.asset_id}`, { headers: bearer(main) });
    expect((await (await fetch(asset.url)).bytes()).byteLength).toBe(size_bytes);
    const part = await fetch(asset.url, { headers: { range: 'bytes=-10' } });
    expect([part.status, (await part.bytes()).byteLength]).toEqual([206, 10]);
    expect((await fetch(asset.url, { method: 'HEAD' })).headers.get('content-length')).toBe(String(size_bytes));
  });

  test('an upload that is cut off leaves nothing and is no fault', async () => {
    const { main, base_url } = await testServer();
    const body = JSON.stringify({ filename: 'cut.txt', mime_type: 'text/plain', size_bytes: 100 });
    const headers = { ...bearer(main), 'content-type': 'application/json' };
    const session = await fetchJson(`${base_url}/v1/asset-uploads`, { method: 'POST', headers, body });
    const cut = send(session.upload_url, {
      method: 'PUT',
      headers: { 'content-type': 'text/plain', 'content-length': 100 },
    });
    const closed = new Promise((resolve) => cut.on('close', resolve));
    cut.on('error', () => {});
    cut.write('only this', () => cut.destroy());
    await closed;
    const asset = await fetchJson(`${base_url}/v1/assets/${session.asset_id}`, { headers: bearer(main) });
    expect((await fetch(asset.url)).status).toBe(404);
  });
});

test('closing waits for what is under way', async () => {
  let arrive = () => {};
  let go = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const main = await testWorld({}, (parts) => ({
    ...parts,
    store: exchanged(parts.store, {
      async user(id) {
        arrive();
        await gate;
        return parts.store.user(id);
      },
    }),
  }));
  const { base_url, close } = await listen(
    { main, others: new Map() },
    { host: '127.0.0.1', port: 0, storage_port: 0 },
  );
  const slow = fetch(`${base_url}/v1/auth/me`, { headers: bearer(main) });
  await arrived;
  const closing = close();
  go();
  expect((await slow).status).toBe(200);
  await closing;
  await expect(fetch(`${base_url}/v1/health`)).rejects.toThrow();
});

test('closing waits for nobody who sends nothing, and for an upload that stalls as long as the grace lasts', async () => {
  const main = await testWorld();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const graces: (() => void)[] = [];
  const later = (_: number, act: () => void) => {
    if (graces.push(act) === 2) begin();
    return () => {};
  };
  const options = { host: '127.0.0.1', port: 0, storage_port: 0, later };
  const { base_url, storage_url, close } = await listen({ main, others: new Map() }, options);
  const body = JSON.stringify({ filename: 'a.txt', mime_type: 'text/plain', size_bytes: 9 });
  const headers = { ...bearer(main), 'content-type': 'application/json' };
  const { upload_url } = await fetchJson(`${base_url}/v1/asset-uploads`, { method: 'POST', headers, body });
  const stalled = send(upload_url, { method: 'PUT', headers: { 'content-type': 'text/plain', 'content-length': 9 } });
  const cut = new Promise((resolve) => stalled.on('error', resolve));
  await new Promise((resolve) => stalled.write('half', resolve));
  const silent = [base_url, storage_url].map((url) => connect(Number(new URL(url).port), '127.0.0.1'));
  const gone = silent.map((socket) => new Promise((resolve) => socket.on('error', () => {}).on('close', resolve)));
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  for (const url of [base_url, storage_url]) await fetch(url, { headers: { connection: 'close' } });
  const closing = close();
  await Promise.all([begun, ...gone]);
  for (const act of graces) act();
  await Promise.all([closing, cut]);
});

test.each([
  ['127.0.0.1', /^port \d+ is taken/],
  ['203.0.113.1', /is no address of this machine/],
])('on %s a port that cannot be had is told in one line', async (host, message) => {
  const { base_url, main } = await testServer();
  const port = Number(new URL(base_url).port);
  const second = listen({ main, others: new Map() }, { host, port, storage_port: 0 });
  await expect(second).rejects.toMatchObject({ name: 'InputError', message: expect.stringMatching(message) });
});
