import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { startServer } from '../start-server.ts';
import { type ControlServerOptions, controlServer } from './control.support.ts';
import { admit, type GuardOptions } from './guard.ts';

interface Asked {
  from?: string;
  to?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** The status that turns a request away; undefined when it is let in. */
function statusOf(
  { from = '127.0.0.1', to = '127.0.0.1', method = 'GET', headers }: Asked,
  options = {},
  is_page = false,
) {
  const message = {
    method,
    headers: { host: '127.0.0.1:4010', ...headers },
    socket: { remoteAddress: from, localAddress: to },
  };
  try {
    admit(message as unknown as IncomingMessage, { origins: [], hosts: [], ...options } as GuardOptions, is_page);
    return undefined;
  } catch (error) {
    return (error as { status?: number }).status;
  }
}

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', 'in process, for http://api.example'])(
  'a caller from %s is let in',
  (from) => {
    expect(statusOf({ from })).toBeUndefined();
  },
);

test.each(['192.168.1.7', '128.0.0.1', '::2', '::ffff:10.0.0.1', 'fe80::1', ''])('a caller from %j is not', (from) => {
  expect(statusOf({ from })).toBe(403);
  expect(statusOf({ from, headers: { authorization: 'Bearer t' } }, { token: 't' })).toBeUndefined();
});

test.each<Record<string, string>>([
  { 'x-forwarded-for': '10.0.0.1' },
  { 'x-forwarded-host': 'a.example' },
  { 'x-real-ip': '10.0.0.1' },
  { via: '1.1 proxy' },
  { forwarded: 'for=10.0.0.1' },
])('what a proxy on this machine hands on (%j) is not from this machine', (headers) => {
  expect(statusOf({ headers })).toBe(403);
  expect(statusOf({ headers: { ...headers, authorization: 'Bearer t' } }, { token: 't' })).toBeUndefined();
});

test.each(['cross-site', 'same-site'])('what a page of another origin shows (%s) is refused', (site) => {
  expect(statusOf({ headers: { 'sec-fetch-site': site } })).toBe(403);
});

test.each(['none', 'same-origin'])('what somebody opens in a browser (%s) is answered', (site) => {
  expect(statusOf({ headers: { 'sec-fetch-site': site } })).toBeUndefined();
});

test.each(['callback', 'webhook'])('a %s that points at the control interface is refused there', async (channel) => {
  await using server = await startServer({ clock: 'virtual' });
  const { world, base_url, control_url } = server;
  const authorization = `Bearer ${world.principals.owner!.token}`;
  const post = async (path: string, body: object) => {
    const headers = { authorization, 'content-type': 'application/json' };
    return (await fetch(`${base_url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const { id } = (await post('/v1/asset-folders', { name: 'x' })) as { id: string };
  const url = `${control_url}/reset`;
  const webhook = { name: 'x', url, secret: '0123456789abcdef', event_types: ['run.completed'] };
  if (channel === 'webhook') await post('/v1/webhooks', webhook);
  const run = { prompt: 'x', ...(channel === 'callback' && { callback_url: url }) };
  const { run_id } = (await post('/v1/models/trial/spark/runs', run)) as { run_id: string };
  await world.parts.timers.advance(1_000);
  // The clock does not wait for a request sent whole.
  const toControl = async () =>
    (await world.parts.store.deliveries({ run_id, limit: 9 })).filter((delivery) => delivery.url === url);
  await expect.poll(toControl, { timeout: 10_000 }).toMatchObject([{ channel, attempts: [{ status_code: '403' }] }]);
  expect(await world.parts.store.folder(id)).toBeDefined();
});

test.each(['localhost', 'LocalHost:80', 'a.localhost:4010', '127.0.0.1', '127.1.2.3:1', '[::1]:4010', '[::1]'])(
  'the host %s is this machine',
  (host) => {
    expect(statusOf({ headers: { host } })).toBeUndefined();
  },
);

test.each([
  'evil.example',
  'localhost.evil.example',
  'notlocalhost',
  '127.0.0.1.evil.example',
  '10.0.0.1:4010',
  'localhost@evil.example',
  '::1',
  '',
  'localhost:port',
])('the host %j is not', (host) => {
  expect(statusOf({ headers: { host } })).toBe(403);
  expect(statusOf({ headers: { host, authorization: 'Bearer t' } }, { token: 't' })).toBe(403);
});

test('the names of the server are its own too, and so is the address that a caller has reached', () => {
  const hosts = ['kit.example'];
  expect(statusOf({ headers: { host: 'kit.example:80' } }, { hosts })).toBeUndefined();
  const asked = { from: '10.0.0.9', headers: { host: '10.0.0.1:4010', authorization: 'Bearer t' } };
  expect(statusOf({ ...asked, to: '::ffff:10.0.0.1' }, { token: 't' })).toBeUndefined();
  expect(statusOf({ ...asked, to: '10.0.0.2' }, { token: 't' })).toBe(403);
});

test.each([undefined, 'Bearer', 'Bearer secrets', 'Bearer secre', 'Basic secret', 'secret', 'Bearer secret more'])(
  'the authorization %j does not hold the token',
  (authorization) => {
    expect(statusOf({ headers: { ...(authorization && { authorization }) } }, { token: 'secret' })).toBe(401);
  },
);

test.each(['Bearer secret', 'bearer  secret'])('the authorization %j does', (authorization) => {
  expect(statusOf({ headers: { authorization } }, { token: 'secret' })).toBeUndefined();
});

test('pages are let in when their origin was named or is the server’s own, and no others', () => {
  const origins = ['http://page.example'];
  const asked = (origin: string) => statusOf({ headers: { origin } }, { origins });
  expect(['http://page.example', 'http://127.0.0.1:4010'].map(asked)).toEqual([undefined, undefined]);
  const others = [
    'http://other.example',
    'null',
    'http://127.0.0.1:4011',
    'http://localhost:4010',
    'http://page.example:80',
    '',
  ];
  expect(others.map(asked)).toEqual(others.map(() => 403));
});

test('behind a proxy that exchanges the host, pages of the public URL are the server’s own', () => {
  const headers = { origin: 'https://kit.example' };
  expect(statusOf({ headers }, { own_origin: 'https://kit.example' })).toBeUndefined();
  expect(statusOf({ headers }, { own_origin: 'https://other.example' })).toBe(403);
});

test('files of a page need no token, and are shown to who comes by a link, on the same machine', () => {
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const pageStatus = (request: Asked, options = {}) => statusOf(request, options, true);
  expect(pageStatus({ headers: link })).toBeUndefined();
  expect(pageStatus({}, { token: 'secret' })).toBeUndefined();
  expect(statusOf({ headers: link })).toBe(403);
  expect(pageStatus({ headers: { ...link, 'sec-fetch-dest': 'iframe' } })).toBe(403);
  expect(pageStatus({ headers: { host: 'attacker.example' } }, { token: 'secret' })).toBe(403);
  expect(pageStatus({ from: '10.0.0.9' })).toBe(403);
});

describe('over a socket', () => {
  const page = 'http://page.example';
  const named = { control: { origins: [page], token: 'secret' } };
  const authorized = { authorization: 'Bearer secret' };

  test.each<[string, ControlServerOptions, Record<string, string>, number]>([
    ['without a token', { control: { token: 'secret' } }, {}, 401],
    ['with the token', { control: { token: 'secret' } }, authorized, 200],
    ['for a name that leads here', {}, { host: 'evil.example' }, 403],
    ['from a page', {}, { origin: page }, 403],
    ['from a page with the token', { control: { token: 'secret' } }, { origin: page, ...authorized }, 403],
    ['from a page that was named', { control: { origins: [page] } }, { origin: page }, 200],
    ['from a page that was named, without the token', named, { origin: page }, 401],
  ])('a request %s', async (_, options, headers, status) => {
    const { main, control } = await controlServer(options);
    const before = main.parts.clock.now_ms();
    for (const line of ['GET /', 'GET /clock', 'GET /requests']) {
      expect((await control(line, { headers })).status, line).toBe(status);
    }
    const moved = await control('POST /clock/advance', { headers, body: { by_ms: 1 } });
    expect(moved.status).toBe(status);
    expect(main.parts.clock.now_ms() - before).toBe(status === 200 ? 1 : 0);
    expect(moved.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
    const is_named = headers.origin !== undefined && Boolean(options.control?.origins);
    expect(moved.headers['access-control-allow-origin']).toBe(is_named ? page : undefined);
    expect(moved.headers.vary).toBe('Origin');
    // Unknown routes are not told to strangers either.
    expect((await control('GET /nothing', { headers })).status).toBe(status === 200 ? 404 : status);
  });

  test('the public address is one of its names', async () => {
    const { control } = await controlServer({ world: { public_url: 'https://kit.example/team/' } });
    const { status, json } = await control('GET /', { headers: { host: 'kit.example' } });
    expect([status, json.base_url]).toEqual([200, 'https://kit.example/team']);
    expect((await control('GET /', { headers: { host: 'other.example' } })).status).toBe(403);
  });

  test('a browser that asks beforehand is told what a named page may send', async () => {
    const { control } = await controlServer(named);
    const asked = { 'access-control-request-method': 'POST', 'access-control-request-private-network': 'true' };
    const { status, headers } = await control('OPTIONS /clock/advance', { headers: { origin: page, ...asked } });
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Authorization, Content-Type',
      'access-control-allow-private-network': 'true',
    });
    const stranger = await control('OPTIONS /clock/advance', { headers: { origin: 'http://other.example', ...asked } });
    expect(stranger.status).toBe(403);
    expect(Object.keys(stranger.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const aimless = await control('OPTIONS /nothing', { headers: { origin: page, ...asked, ...authorized } });
    expect(aimless.status).toBe(404);
  });
});
