import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { InputError } from '../../src/input/input-error.ts';
import { startServer } from '../../src/server/start-server.ts';
import { type ProxyOptions, startRecordingProxy } from './recording-proxy.ts';
import { judgeLines } from './traffic.support.ts';

interface Line {
  url: string;
  status: number;
  request_headers: Record<string, string>;
  response_headers?: Record<string, string>;
  request_body?: string;
  response_body?: string;
  request_cut?: true;
  response_cut?: true;
}

/** Before a service. @returns its URL, and the lines once there are so many */
async function recording(upstream: string, more: Partial<ProxyOptions> = {}) {
  const lines: Line[] = [];
  const texts: string[] = [];
  let heard = () => {};
  const options = { host: '127.0.0.1', port: 0, upstream, most_body_bytes: 1024 };
  const write = (text: string) => {
    texts.push(text);
    lines.push(JSON.parse(text) as Line);
    heard();
  };
  const proxy = await startRecordingProxy({ ...options, write, ...more });
  onTestFinished(() => proxy.close());
  const recorded = async (count: number) => {
    while (lines.length < count) await new Promise<void>((resolve) => (heard = resolve));
    return lines;
  };
  return { proxy, texts, recorded };
}

async function service(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers with what came. */
const echo: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-type': request.headers['content-type'] ?? 'application/json' });
  request.pipe(response);
};

it('records a service so that its traffic is judged, and nothing of it fails', async () => {
  await using server = await startServer({ clock: 'virtual' });
  const { proxy, recorded } = await recording(server.base_url, { most_body_bytes: 1_000_000 });
  const headers = { authorization: `Bearer ${server.world.principals.owner!.token}` };
  for (const path of ['/v1/health', '/v1/auth/me', '/v1/assets?limit=3', '/v1/assets?limit=0']) {
    const [there, here] = await Promise.all([server.base_url, proxy.url].map((url) => fetch(url + path, { headers })));
    expect([here!.status, here!.headers.get('content-type')]).toEqual([
      there!.status,
      there!.headers.get('content-type'),
    ]);
  }
  const { report } = await judgeLines(await recorded(4));
  expect(report.verdicts.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  expect(report.verdicts.some(({ verdict }) => verdict === 'pass')).toBe(true);
});

it('writes no token, cookie, signature or text, and tells callers and texts apart', async () => {
  const { proxy, texts, recorded } = await recording(await service(echo));
  const send = (token: string, name: string) =>
    fetch(`${proxy.url}/v1/asset-folders?X-Amz-Signature=SIGNED`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, cookie: 'session=COOKIE', 'content-type': 'application/json' },
      body: JSON.stringify({ name, id: '00000000-0000-4000-8000-000000000001' }),
    });
  for (const [token, name] of [
    ['TOKEN-A', 'holiday'],
    ['TOKEN-B', 'holiday'],
    ['TOKEN-A', 'work'],
  ] as const) {
    expect(await (await send(token, name)).json()).toMatchObject({ name });
  }
  const lines = await recorded(3);
  expect(texts.join('\n')).not.toMatch(/TOKEN|COOKIE|SIGNED|holiday|work/);
  const callers = lines.map(({ request_headers }) => request_headers.authorization);
  expect([callers[0] === callers[2], callers[0] === callers[1]]).toEqual([true, false]);
  const bodies = lines.map(({ request_body }) => JSON.parse(request_body!) as { name: string; id: string });
  expect([bodies[0]!.name === bodies[1]!.name, bodies[0]!.name === bodies[2]!.name]).toEqual([true, false]);
  expect(bodies[0]!.id).toBe('00000000-0000-4000-8000-000000000001');
});

it('passes long bodies, bytes and codings on as they are', async () => {
  const zipped = gzipSync('{"name":"a"}');
  const { proxy, recorded } = await recording(
    await service((request, response) => {
      if (request.url === '/zipped') response.writeHead(200, { 'content-encoding': 'gzip' }).end(zipped);
      else echo(request, response);
    }),
  );
  const bytes = Uint8Array.from({ length: 70_000 }, (_, place) => place % 256);
  const back = await fetch(`${proxy.url}/file`, { method: 'PUT', body: bytes });
  expect(Buffer.from(await back.arrayBuffer()).equals(bytes)).toBe(true);
  expect(await (await fetch(`${proxy.url}/zipped`)).json()).toEqual({ name: 'a' });
  const [file, json] = await recorded(2);
  expect(file).toMatchObject({ request_cut: true, response_cut: true });
  expect(file).not.toHaveProperty('request_body');
  expect(JSON.parse(json!.response_body!)).toHaveProperty('name');
  expect([proxy.recorded, proxy.cut]).toEqual([2, 1]);
});

it('tells of a service that is away with 502, and of an answer that breaks off as cut', async () => {
  const closed = await service(echo);
  const away = await recording(closed.replace(/\d+$/, '9'));
  expect((await fetch(`${away.proxy.url}/v1/health`)).status).toBe(502);
  expect((await away.recorded(1))[0]).toMatchObject({ status: 0 });

  const broken = await recording(
    await service((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"name":', () => response.destroy());
    }),
  );
  await expect(fetch(`${broken.proxy.url}/v1/health`).then((answer) => answer.text())).rejects.toThrow();
  expect((await broken.recorded(1))[0]).toMatchObject({ status: 200, response_cut: true });
});

it('names the port that cannot be had', async () => {
  const taken = Number(new URL(await service(echo)).port);
  const write = () => {};
  const options = { host: '127.0.0.1', port: taken, upstream: 'http://127.0.0.1:9', most_body_bytes: 1, write };
  await expect(startRecordingProxy(options)).rejects.toThrow(InputError);
  await expect(startRecordingProxy(options)).rejects.toThrow(`port ${taken} is taken; give another --port`);
});
