import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fetchJson, testServer } from '../sockets/server.support.ts';
import { listen } from '../sockets/server.ts';
import type { WorldOptions } from '../world-options.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';
import { createWorldRegistry } from '../worlds/worlds.ts';
import { type CorsOrigins, createCors } from './cors.ts';

const page = 'http://page.example';
const stranger = 'http://stranger.example';

interface Place {
  main: TestWorld;
  base_url: string;
  storage_url: string;
  authorization: string;
}

async function serverFor(cors: CorsOrigins | undefined, options?: WorldOptions): Promise<Place> {
  const main = await testWorld(options);
  const worlds = createWorldRegistry({ main, defaults: {}, storage_url: () => main.urls.storage });
  const application = { cors, control: { origins: cors === '*' ? [] : (cors ?? []), worlds } };
  const listening = await listen(worlds, { host: '127.0.0.1', port: 0, storage_port: 0, application });
  onTestFinished(async () => {
    await listening.close();
    await worlds.close();
  });
  return { main, ...listening, authorization: `Bearer ${main.principals.owner!.token}` };
}

/** Preflight of a browser for a page of `origin`. */
function asked(origin: string, more: Record<string, string> = {}): RequestInit {
  return { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'GET', ...more } };
}

/** Everything that browsers look at. */
function granted({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-') || name === 'vary'));
}

const readable =
  'service-request-id, Retry-After, Location, ETag, Content-Range, Accept-Ranges, Allow, Preference-Applied, WWW-Authenticate, Date';

describe('pages of every origin, unless somebody says otherwise', () => {
  const open = { 'access-control-allow-origin': '*', 'access-control-expose-headers': readable };

  test.each<[string, number, RequestInit | undefined]>([
    ['/v1/health', 200, undefined],
    ['/v1/assets', 401, undefined],
    ['/v1/nothing', 404, undefined],
    ['/v1/%ZZ', 404, undefined],
    ['/v1/health', 405, { method: 'DELETE' }],
    ['/v1/health', 405, { method: 'OPTIONS' }],
    ['/v1/health', 429, { headers: { prefer: 'code=429' } }],
  ])('read %s, status %i', async (path, status, init) => {
    const { base_url } = await serverFor(undefined);
    const answer = await fetch(base_url + path, init);
    expect(answer.status).toBe(status);
    expect(granted(answer)).toEqual(open);
    expect(answer.headers.has('service-request-id')).toBe(true);
  });

  test('read refusals of what was sent, and that a world is unknown', async () => {
    const { base_url, authorization } = await serverFor('*');
    const headers = { authorization, 'content-type': 'application/json', origin: page };
    const refused = await fetch(`${base_url}/v1/asset-folders`, { method: 'POST', headers, body: '{}' });
    expect(refused.status).toBe(422);
    expect(granted(refused)).toEqual(open);
    const nowhere = await fetch(`${base_url}/w/nowhere/v1/health`);
    expect(nowhere.status).toBe(404);
    expect(nowhere.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('read an expectation that is not met', async () => {
    const { exchange } = await testServer();
    const line = 'GET /v1/health HTTP/1.1\r\nHost: a\r\nExpect: nothing\r\nConnection: close\r\n\r\n';
    expect(await exchange(line)).toMatch(/^HTTP\/1\.1 417[\s\S]*access-control-allow-origin: \*\r\n/i);
  });

  test('upload to storage and read what is there, refusals too', async () => {
    const { base_url, storage_url, authorization } = await serverFor('*');
    const body = JSON.stringify({ filename: 'a.txt', mime_type: 'text/plain', size_bytes: 4 });
    const headers = { authorization, 'content-type': 'application/json' };
    const session = await fetchJson(`${base_url}/v1/asset-uploads`, { method: 'POST', headers, body });
    const put = await fetch(session.upload_url, {
      method: 'PUT',
      headers: { 'content-type': 'text/plain', origin: page },
      body: 'abcd',
    });
    const { url } = await fetchJson(`${base_url}/v1/assets/${session.asset_id}`, { headers });
    const part = await fetch(url, { headers: { origin: page, range: 'bytes=1-2' } });
    const forged = await fetch(`${storage_url}/nothing`, { headers: { origin: page } });
    const wrong_method = await fetch(url, { method: 'DELETE' });
    const nowhere = await fetch(`${storage_url}/w/nowhere/x`);
    const answers = [put, part, forged, wrong_method];
    expect(answers.map(({ status }) => status)).toEqual([200, 206, 403, 405]);
    for (const answer of answers) expect(granted(answer)).toEqual(open);
    expect(part.headers.get('etag')).toBeTruthy();
    expect([nowhere.status, nowhere.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  });

  test.each(['/v1/assets', '/v1/models/a/b/c/d/runs', '/v1/nothing', '/v1/%ZZ', '/w/nowhere/v1/assets'])(
    'are told beforehand what they may send to %s',
    async (path) => {
      const { base_url, storage_url } = await serverFor('*');
      for (const url of [base_url, storage_url]) {
        const more = { 'access-control-request-headers': 'authorization,x-own' };
        const answer = await fetch(url + path, asked(page, more));
        expect(answer.status).toBe(204);
        expect(granted(answer)).toEqual({
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
          'access-control-allow-headers': 'authorization,x-own',
          'access-control-max-age': '600',
        });
      }
    },
  );

  test('are told what they usually send, and of a private network, when they ask', async () => {
    const { base_url } = await serverFor('*');
    const more = { 'access-control-request-private-network': 'true' };
    const { headers } = await fetch(`${base_url}/v1/assets`, asked(page, more));
    expect(headers.get('access-control-allow-private-network')).toBe('true');
    const names = headers.get('access-control-allow-headers')!.split(', ');
    expect(names).toEqual(expect.arrayContaining(['Authorization', 'Content-Type', 'X-Organization-Id', 'Prefer']));
  });
});

describe('pages of the origins that were named', () => {
  test('read answers, and no others do', async () => {
    const { base_url, storage_url } = await serverFor([page, 'http://second.example']);
    for (const url of [`${base_url}/v1/health`, `${base_url}/v1/assets`, `${storage_url}/nothing`]) {
      const from = async (origin?: string) => granted(await fetch(url, { headers: origin ? { origin } : {} }));
      for (const named of [page, 'http://second.example']) {
        expect(await from(named)).toEqual({
          vary: 'Origin',
          'access-control-allow-origin': named,
          'access-control-allow-credentials': 'true',
          'access-control-expose-headers': readable,
        });
      }
      for (const other of [stranger, 'null', `${page}:8080`, `${page}.evil.example`, undefined])
        expect(await from(other)).toEqual({ vary: 'Origin' });
    }
  });

  test('are told what they may send, and no others are', async () => {
    const { base_url, storage_url } = await serverFor([page]);
    for (const url of [`${base_url}/v1/assets`, `${storage_url}/nothing`]) {
      const told = await fetch(url, asked(page));
      expect(told.status).toBe(204);
      expect(told.headers.get('access-control-allow-origin')).toBe(page);
      expect(told.headers.get('access-control-allow-credentials')).toBe('true');
      const other = await fetch(url, asked(stranger));
      expect([other.status, granted(other)]).toEqual([204, { vary: 'Origin' }]);
    }
  });
});

test('nothing is said where it is off, and a question beforehand is a wrong method', async () => {
  const { base_url, storage_url } = await serverFor([]);
  for (const url of [`${base_url}/v1/health`, `${storage_url}/nothing`]) {
    expect(granted(await fetch(url, { headers: { origin: page } }))).toEqual({});
    const beforehand = await fetch(url, asked(page));
    expect([beforehand.status, granted(beforehand)]).toEqual([405, {}]);
  }
});

test('the name of the header of request ids is the world’s', async () => {
  const { base_url, storage_url } = await serverFor('*', { choices: { records: { header_prefix: 'X-Acme-' } } });
  for (const url of [`${base_url}/v1/health`, `${storage_url}/nothing`]) {
    const { headers } = await fetch(url);
    expect(headers.get('access-control-expose-headers')!.split(', ')).toContain('x-acme-request-id');
    expect(headers.has('x-acme-request-id')).toBe(true);
  }
});

test('what browsers ask beforehand moves nothing: ids stay those of a server that nobody asked', async () => {
  const [quiet, restless] = [await serverFor('*'), await serverFor('*')];
  for (let times = 0; times < 3; times++) await fetch(`${restless.base_url}/v1/health`, asked(page));
  const id = async (url: string) => (await fetch(`${url}/v1/health`)).headers.get('service-request-id');
  expect(await id(restless.base_url)).toBe(await id(quiet.base_url));
  expect(restless.main.log.list().map(({ method }) => method)).toEqual(['GET']);
});

describe('the control interface keeps its own rules', () => {
  const below = ['/_control', '/_control/clock', '/_control/nothing', '/%5Fcontrol/clock', '/_control?x'];

  test.each(below)('at %s', async (path) => {
    const { base_url } = await serverFor('*');
    const made = await fetch(`${base_url}/_control/worlds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"clock":"virtual"}',
    });
    const world = (await made.json()) as { base_url: string };
    for (const url of [base_url + path, world.base_url + path]) {
      const answer = await fetch(url, { headers: { origin: page } });
      expect([answer.status, granted(answer)]).toEqual([403, { vary: 'Origin' }]);
      const beforehand = await fetch(url, asked(page));
      expect([beforehand.status, granted(beforehand)]).toEqual([403, { vary: 'Origin' }]);
    }
  });

  test('which let in a page that was named', async () => {
    const { base_url } = await serverFor([page]);
    const answer = await fetch(`${base_url}/_control`, { headers: { origin: page } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, page]);
    expect((await fetch(`${base_url}/_control`, { headers: { origin: stranger } })).status).toBe(403);
  });
});

test('in process, pages are told the same, of storage too', async () => {
  const world = await testWorld();
  for (const url of ['http://api.example/v1/health', `${world.urls.storage}/nothing`]) {
    const answer = await world.fetch(new Request(url));
    expect(granted(answer)['access-control-allow-origin']).toBe('*');
    const told = await world.fetch(new Request(url, asked(page)));
    expect([told.status, told.headers.get('access-control-allow-methods')]).toEqual([
      204,
      expect.stringMatching('PUT'),
    ]);
  }
});

test('whatever origin asks, only one that was named is ever repeated', () => {
  const origins = fc.array(fc.webUrl().map((url) => new URL(url).origin));
  const origin = fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('null', '*', ''));
  fc.assert(
    fc.property(origins, origin, fc.boolean(), (named, other, is_preflight) => {
      const cors = createCors(named);
      const headersOf = (from: string) =>
        cors.headers(
          {
            method: is_preflight ? 'OPTIONS' : 'GET',
            headers: { origin: from, ...(is_preflight && { 'access-control-request-method': 'PUT' }) },
          },
          undefined,
        );
      for (const one of named) expect(headersOf(one)['access-control-allow-origin']).toBe(one);
      if (!named.includes(other)) expect(Object.keys(headersOf(other))).toEqual(named.length > 0 ? ['vary'] : []);
    }),
  );
});
