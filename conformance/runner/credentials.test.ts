/** Two guards of credentials, each by itself: a request that would take credentials elsewhere is not sent. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { request } from 'undici';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CredentialsAstray, createGuardedAgent } from './guarded-agent.ts';
import { createHttp } from './http.ts';

let home = '';
let stranger = '';
let arrived: { host: string; path: string; headers: IncomingHttpHeaders }[] = [];
const servers = [1, 2].map(() =>
  createServer(({ url, headers }, response) => {
    arrived.push({ host: String(headers.host), path: url!, headers });
    const { searchParams } = new URL(url!, 'http://any');
    const to = searchParams.get('to');
    response.writeHead(to === null ? 200 : 307, to === null ? {} : { location: to }).end('{}');
  }),
);

beforeAll(async () => {
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  [home, stranger] = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`) as [
    string,
    string,
  ];
});
afterEach(() => {
  arrived = [];
});
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

const secret_headers: Record<string, string>[] = [
  { authorization: 'Bearer t' },
  { cookie: 'a=b' },
  { 'x-gateway-key': 'k' },
  { Authorization: 'Basic t' },
];

describe('what is about to be sent', () => {
  it.each(secret_headers)('goes to the origin of the base URL alone with %j', async (headers) => {
    const http = createHttp({ base_url: `${home}/w/7` });
    const urls = [`${stranger}/w/7/v1`, home.replace('http:', 'https:'), `http://u@${home.slice(7)}/w/7/v1`];
    for (const url of urls) {
      const { failure } = await http.send({ method: 'GET', url, headers });
      expect(failure).toMatchObject({ kind: 'refused', message: expect.stringContaining('nowhere but to') });
    }
    expect(arrived).toEqual([]);
    for (const path of ['/w/7/v1', '/w/8/v1']) {
      const { received } = await http.send({ method: 'GET', url: `${home}${path}`, headers });
      expect([received?.status, arrived.at(-1)!.path]).toEqual([200, path]);
    }
    await http.close();
  });

  it('goes to the origins of all replicas, and to no other', async () => {
    const http = createHttp({ base_url: 'http://127.0.0.1:1', base_urls: ['http://127.0.0.1:1', home] });
    const headers = { authorization: 'Bearer t' };
    expect((await http.send({ method: 'GET', url: `${home}/v1`, headers })).received?.status).toBe(200);
    const { failure } = await http.send({ method: 'GET', url: `${stranger}/v1`, headers });
    expect(failure?.message).toBe(`not sent: credentials go nowhere but to http://127.0.0.1:1, ${home}`);
    await http.close();
  });

  it('goes anywhere without credentials', async () => {
    const http = createHttp({ base_url: home });
    const headers = { 'user-agent': 'kit', 'content-type': 'image/png' };
    const { received } = await http.send({ method: 'PUT', url: `${stranger}/file`, headers, body: 'x' });
    expect([received?.status, arrived[0]!.headers['content-type']]).toEqual([200, 'image/png']);
    await http.close();
  });

  it('leaves credentials behind where a redirect leads out of the base URL', async () => {
    const http = createHttp({ base_url: `${home}/w/7` });
    for (const to of [`${stranger}/a`, `${home}/w/8/a`, '/w/8/a', '../../8', `${home}/w/7/b`]) {
      arrived = [];
      const url = `${home}/w/7/v1?${new URLSearchParams({ to })}`;
      const headers = { authorization: 'Bearer t', 'x-organization-id': 'o', 'user-agent': 'kit' };
      const { received } = await http.send({ method: 'GET', url, headers, followsTo: () => true });
      const told = arrived.map(({ headers }) => [headers.authorization, headers['x-organization-id']]);
      const whole = ['Bearer t', 'o'];
      expect([to, received?.status, told]).toEqual([
        to,
        200,
        [whole, to.endsWith('/w/7/b') ? whole : [undefined, undefined]],
      ]);
    }
    await http.close();
  });
});

type RequestHeaders = NonNullable<NonNullable<Parameters<typeof request>[1]>['headers']>;

describe('the agent by itself', () => {
  const forms: RequestHeaders[] = [
    ...secret_headers,
    ['authorization', 'Bearer t'],
    new Map([['Cookie', 'a=b']]),
    new Headers({ authorization: 'Bearer t' }),
  ];
  it.each(forms)('connects to another host with no such header as %j', async (headers) => {
    const dispatcher = createGuardedAgent({ base_url: home });
    const asked = request(`${stranger}/v1`, { dispatcher, headers });
    await expect(asked).rejects.toThrow(CredentialsAstray);
    expect(arrived).toEqual([]);
    const { statusCode, body } = await request(`${home}/v1`, { dispatcher, headers });
    await body.dump();
    expect([statusCode, arrived.length]).toEqual([200, 1]);
    await dispatcher.close();
  });

  it('connects to another host without', async () => {
    const dispatcher = createGuardedAgent({ base_url: home });
    const { statusCode, body } = await request(`${stranger}/v1`, { dispatcher, headers: { accept: '*/*' } });
    await body.dump();
    expect([statusCode, arrived.length]).toEqual([200, 1]);
    await dispatcher.close();
  });
});

describe('behind a proxy', () => {
  it('the agent still looks at where a request is meant to go, and a stranger learns nothing', async () => {
    const seen: string[] = [];
    const proxy = createServer(({ url, headers }, response) => {
      seen.push(`${url} ${headers.authorization} ${headers['proxy-authorization']}`);
      response.end('{}');
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const network = { proxy: `http://kit:word@127.0.0.1:${(proxy.address() as AddressInfo).port}` };
    const dispatcher = createGuardedAgent({ base_url: 'http://home.example', network });
    const headers = { authorization: 'Bearer t' };
    await expect(request('http://stranger.example/v1', { dispatcher, headers })).rejects.toThrow(CredentialsAstray);
    for (const [url, given] of [
      ['http://stranger.example/a', {}] as const,
      ['http://home.example/b', headers] as const,
    ]) {
      await (await request(url, { dispatcher, headers: given })).body.dump();
    }
    const word = `Basic ${Buffer.from('kit:word').toString('base64')}`;
    expect(seen).toEqual([`http://stranger.example/a undefined ${word}`, `http://home.example/b Bearer t ${word}`]);
    await dispatcher.close();
    proxy.close().closeAllConnections();
  });
});
