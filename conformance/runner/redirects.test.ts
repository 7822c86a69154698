/** A redirect that stays with the target is the target's own affair: what it leads to is the answer. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { fakeTargetFile, testSession } from '../testing/test-session.support.ts';
import { createHttp } from './http.ts';
import { openCase } from './open-case.ts';

/** @param next where a path leads, with which status */
async function open(next: (path: string) => [status: number, location: string] | undefined) {
  const arrived: string[] = [];
  const server = createServer(async (incoming, response) => {
    const { method, url, headers } = incoming;
    arrived.push([method, url, headers.authorization, String(await buffer(incoming))].filter(Boolean).join(' '));
    const [status, location] = next(url!) ?? [200];
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) });
    response.end(JSON.stringify({ id: 'f1', items: [], next: 'types?cursor=2' }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const network = { gateway: [{ status: 302, header: { name: 'location', value: '/api/login' } }] };
  const session = testSession(() => 'timeout', { ...fakeTargetFile, base_url, network });
  session.http = createHttp({ base_url, network, wait: async () => {} });
  onTestFinished(async () => {
    await session.http.close();
    server.close().closeAllConnections();
  });
  return { arrived, context: openCase(session, 'test').context, base_url, session };
}

const folder = { operation: 'getAssetFolder', path: { id: 'f1' } } as const;

it.each([301, 302, 303, 307, 308])('a read is followed behind a %i', async (status) => {
  const target = await open((path) => (path.startsWith('/api/v1') ? [status, `/api/eu${path}`] : undefined));
  const found = await target.context.call('owner', folder, 'read');
  expect([found.received?.status, found.led_to]).toEqual([200, `${target.base_url}/eu/api/v1/asset-folders/f1`]);
  expect(target.arrived).toEqual([
    'GET /api/v1/asset-folders/f1 Bearer token-of-owner',
    'GET /api/eu/api/v1/asset-folders/f1 Bearer token-of-owner',
  ]);
});

it.each<[number, string[]]>([
  [301, []],
  [302, []],
  [303, []],
  [307, ['POST /api/v2 Bearer token-of-owner {"name":"n"}']],
  [308, ['POST /api/v2 Bearer token-of-owner {"name":"n"}']],
])('what is written behind a %i goes on only where method and body are kept', async (status, onwards) => {
  const target = await open((path) => (path.startsWith('/api/v1') ? [status, '/api/v2'] : undefined));
  const create = { operation: 'createAssetFolder', body: { name: 'n' } } as const;
  const { received } = await target.context.call('owner', create, 'create');
  expect(received?.status).toBe(onwards.length > 0 ? 200 : status);
  expect(target.arrived.slice(1)).toEqual(onwards);
});

it.each<[string, (path: string) => [number, string]]>([
  ['out of the base URL', () => [307, '/elsewhere']],
  ['to another host', () => [307, 'http://other.invalid/api/v1/asset-folders/f1']],
  ['back to where it came from', (path) => [307, path]],
  ['to what the target file knows of a gateway', () => [302, '/api/login']],
])('no read is followed %s', async (_, next) => {
  const target = await open(next);
  const found = await target.session.http.send({
    method: 'GET',
    url: `${target.base_url}/v1/x`,
    headers: {},
    followsTo: (url) => url.startsWith(target.base_url),
  });
  expect(found.led_to).toBeUndefined();
  expect(new Set(target.arrived)).toEqual(new Set(['GET /api/v1/x']));
});

it('five redirects are followed, and no more', async () => {
  let hops = 0;
  const target = await open(() => [307, `/api/v1/${hops++}`]);
  const found = await target.context.call('owner', folder, 'read');
  expect([found.received?.status, target.arrived.length]).toEqual([307, 6]);
});

it('a cursor URL is meant from where the page came', async () => {
  const target = await open((path) => (path.startsWith('/api/v1') ? [307, '/api/eu/v1/assets/types'] : undefined));
  const page = await target.context.call('owner', { operation: 'listAssetTypes' }, 'page/1');
  await target.context.follow('owner', 'types?cursor=2', page, 'page/2');
  expect(target.arrived.at(-1)).toBe('GET /api/eu/v1/assets/types?cursor=2 Bearer token-of-owner');
});
