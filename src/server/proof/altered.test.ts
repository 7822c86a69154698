/** Tokens, cursors and URLs are bound to all of themselves: with any part altered, they open nothing. */
import { expect, test } from 'vitest';
import { controlServer } from '../control/control.support.ts';
import { testWorld } from '../worlds/world.support.ts';

/** The text with each of its characters exchanged in turn, one left out at its end, and one added. */
function alterations(text: string): string[] {
  const other = (character: string) => (character === 'A' ? 'B' : 'A');
  const exchanged = [...text].map((each, at) => `${text.slice(0, at)}${other(each)}${text.slice(at + 1)}`);
  return [...exchanged, text.slice(0, -1), `${text}A`];
}

test('a token', async () => {
  const world = await testWorld();
  const { token } = world.principals.owner!;
  const statusWith = async (given: string) =>
    (await world.ask(null, 'GET /v1/auth/me', { headers: { authorization: `Bearer ${given}` } })).status;
  expect(await statusWith(token)).toBe(200);
  for (const altered of alterations(token)) expect([altered, await statusWith(altered)]).toEqual([altered, 401]);
});

test('a cursor, in another list and by another organization, too', async () => {
  const world = await testWorld();
  const { next } = (await world.ask('owner', 'GET /v1/assets?limit=1')).json as { next: string };
  const cursor = new URL(next).searchParams.get('cursor')!;
  const statusOf = async (path: string, given: string, who = 'owner') =>
    (await world.ask(who, `GET ${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(given)}`)).status;
  const own = '/v1/assets?limit=1';
  expect(await statusOf(own, cursor)).toBe(200);
  for (const altered of alterations(cursor)) expect([altered, await statusOf(own, altered)]).toEqual([altered, 422]);
  expect(await statusOf('/v1/assets/types?limit=1', cursor)).toBe(422);
  expect(await statusOf('/v1/assets?limit=1&sort=name:asc', cursor)).toBe(422);
  expect(await statusOf(own, cursor, 'outsider')).toBe(422);
});

test.each(['PUT', 'GET'])('a signed URL for %s', async (method) => {
  const world = await testWorld();
  const body = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 4 };
  const [one, other] = [
    (await world.ask('owner', 'POST /v1/asset-uploads', { body })).json,
    (await world.ask('owner', 'POST /v1/asset-uploads', { body })).json,
  ];
  const open = (url: string, by: string, type = 'text/plain', sent = 'abcd') =>
    world.fetch(
      new Request(url, { method: by, ...(by === 'PUT' && { body: sent, headers: { 'content-type': type } }) }),
    );
  expect((await open(one.upload_url, 'PUT')).status).toBe(200);
  const url: string =
    method === 'PUT' ? one.upload_url : (await world.ask('owner', `GET /v1/assets/${one.asset_id}`)).json.url;
  expect((await open(url, method)).status).toBe(200);

  const parsed = new URL(url);
  const altered = [...parsed.searchParams].flatMap(([name, value]) =>
    alterations(value).map((text) => {
      const changed = new URL(url);
      changed.searchParams.set(name, text);
      return changed.href;
    }),
  );
  for (const [name] of parsed.searchParams) {
    const without = new URL(url);
    without.searchParams.delete(name);
    altered.push(without.href);
  }
  altered.push(url.replace(parsed.pathname, new URL(other.upload_url).pathname));
  for (const each of altered) expect([each, (await open(each, method)).status]).toEqual([each, 403]);
  expect((await open(url, method === 'PUT' ? 'GET' : 'PUT')).status).toBe(403);
  if (method === 'PUT') {
    expect((await open(url, 'PUT', 'text/html')).status).toBe(403);
    expect((await open(url, 'PUT', 'text/plain', 'abcde')).status).toBe(403);
  }
  await world.advance(7 * 86_400_000);
  expect((await open(url, method)).status).toBe(403);
});

test('a control request', async () => {
  const token = 'a-token-of-control';
  const { control, base_url } = await controlServer({ control: { token } });
  const ask = async (headers: Record<string, string>) => (await control('GET /clock', { headers })).status;
  const good = { authorization: `Bearer ${token}` };
  expect(await ask(good)).toBe(200);
  for (const altered of alterations(token)) expect(await ask({ authorization: `Bearer ${altered}` })).toBe(401);
  expect(await ask({})).toBe(401);
  expect(await ask({ authorization: `Basic ${token}` })).toBe(401);
  for (const host of ['evil.example', `${new URL(base_url).host}.evil.example`])
    expect(await ask({ ...good, host })).toBe(403);
  for (const origin of ['http://evil.example', 'null', `${base_url}.evil.example`])
    expect(await ask({ ...good, origin })).toBe(403);
});
