import { describe, expect, test } from 'vitest';
import type { VirtualClock } from '../../engine/clock.ts';
import { exchanged } from '../parts.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';

const text = 'hello, storage';

async function session(world: TestWorld, mime_type = 'text/plain', size_bytes = text.length) {
  const body = { filename: 'hello.txt', mime_type, size_bytes };
  const { json } = await world.ask('owner', 'POST /v1/asset-uploads', { body });
  return json as { asset_id: string; upload_url: string };
}

const put = (world: TestWorld, url: string, body = text, type = 'text/plain') =>
  world.ask(null, `PUT ${url}`, { raw: body, headers: { 'content-type': type } });

async function signedUrl(world: TestWorld, asset_id: string): Promise<string> {
  return (await world.ask('owner', `GET /v1/assets/${asset_id}`)).json.url;
}

describe('an upload', () => {
  test('is read back through a presigned URL, whole and in parts', async () => {
    const world = await testWorld();
    const { asset_id, upload_url } = await session(world);
    const url = await signedUrl(world, asset_id);
    expect((await world.ask(null, `GET ${url}`)).status).toBe(404);
    expect(await put(world, upload_url)).toMatchObject({ status: 200, text: '' });
    const whole = await world.ask(null, `GET ${url}`);
    expect(whole).toMatchObject({ status: 200, text });
    expect(whole.headers.get('content-type')).toBe('text/plain');
    expect(whole.headers.get('content-length')).toBe(String(text.length));
    const etag = whole.headers.get('etag')!;
    const ranged = await world.ask(null, `GET ${url}`, { headers: { range: 'bytes=7-', 'if-range': etag } });
    expect(ranged).toMatchObject({ status: 206, text: 'storage' });
    expect(ranged.headers.get('content-range')).toBe(`bytes 7-13/${text.length}`);
    expect(
      await world.ask(null, `GET ${url}`, { headers: { range: 'bytes=7-', 'if-range': '"other"' } }),
    ).toMatchObject({ status: 200, text });
    const beyond = await world.ask(null, `GET ${url}`, { headers: { range: 'bytes=14-' } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${text.length}`);
    const head = await world.ask(null, `HEAD ${url}`);
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(head.headers.get('content-length')).toBe(String(text.length));
  });

  test('may be sent again, also empty, and of an image gives a thumbnail', async () => {
    const world = await testWorld();
    const { asset_id, upload_url } = await session(world, 'image/png', 3);
    expect((await put(world, upload_url, 'abc', 'image/png')).status).toBe(200);
    expect((await put(world, upload_url, 'xyz', 'image/png')).status).toBe(200);
    const { thumbnail_url } = (await world.ask('owner', `GET /v1/assets/${asset_id}`)).json;
    expect(await world.ask(null, `GET ${thumbnail_url}`)).toMatchObject({ status: 200, text: 'xyz' });
    const empty = await session(world, 'text/plain', 0);
    expect((await put(world, empty.upload_url, '')).status).toBe(200);
    expect(await world.ask(null, `GET ${await signedUrl(world, empty.asset_id)}`)).toMatchObject({
      status: 200,
      text: '',
    });
  });

  test.each([
    ['another type', text, 'text/html'],
    ['no type', text, ''],
    ['too little', text.slice(1), 'text/plain'],
    ['too much', `${text}!`, 'text/plain'],
    ['nothing', '', 'text/plain'],
  ])('of %s is refused and leaves nothing', async (_, body, type) => {
    const world = await testWorld();
    const { asset_id, upload_url } = await session(world);
    expect((await put(world, upload_url, body, type)).status).toBe(403);
    expect((await world.ask(null, `GET ${await signedUrl(world, asset_id)}`)).status).toBe(404);
  });

  test('to a deleted asset is refused, while what was there stays readable', async () => {
    const world = await testWorld();
    const { asset_id, upload_url } = await session(world);
    await put(world, upload_url);
    await world.ask('owner', `DELETE /v1/assets/${asset_id}`);
    expect((await put(world, upload_url)).status).toBe(404);
    expect(await world.ask(null, `GET ${await signedUrl(world, asset_id)}`)).toMatchObject({ status: 200, text });
  });
});

describe('a presigned URL', () => {
  test('opens nothing once any part of it is changed', async () => {
    const world = await testWorld();
    const { asset_id, upload_url } = await session(world);
    const other = await session(world);
    await put(world, upload_url);
    const url = await signedUrl(world, asset_id);
    const changed = (change: (url: URL) => void) => {
      const copy = new URL(url);
      change(copy);
      return copy.href;
    };
    const forged = [
      changed((copy) => copy.searchParams.delete('X-Amz-Signature')),
      changed((copy) =>
        copy.searchParams.set('X-Amz-Signature', `0${copy.searchParams.get('X-Amz-Signature')!.slice(1)}x`),
      ),
      changed((copy) => copy.searchParams.set('X-Amz-Expires', '604799')),
      changed((copy) => copy.searchParams.set('X-Amz-Date', '20270105T093000Z')),
      changed((copy) => copy.searchParams.set('X-Milliseconds', '999')),
      changed((copy) => (copy.pathname = new URL(other.upload_url).pathname)),
      changed((copy) => (copy.search = '')),
      changed((copy) => (copy.pathname = '/')),
      changed((copy) => (copy.pathname = '/%ZZ')),
      upload_url,
    ];
    for (const wrong of forged) expect((await world.ask(null, `GET ${wrong}`)).status, wrong).toBe(403);
    expect((await put(world, url)).status).toBe(403);
    const token = { authorization: `Bearer ${world.principals.owner!.token}` };
    expect((await world.ask(null, `GET ${forged[5]}`, { headers: token })).status).toBe(403);
    expect((await world.ask(null, `DELETE ${url}`)).status).toBe(405);
    expect((await world.ask(null, `GET ${url}`)).status).toBe(200);
  });

  test('ends at its time by the clock of the world', async () => {
    const world = await testWorld();
    const clock = world.parts.clock as VirtualClock;
    const { asset_id, upload_url } = await session(world);
    clock.advance(3_599_999);
    expect((await put(world, upload_url)).status).toBe(200);
    clock.advance(1);
    expect((await put(world, upload_url)).status).toBe(403);
    const url = await signedUrl(world, asset_id);
    clock.advance(604_800_000 - 1);
    expect((await world.ask(null, `GET ${url}`)).status).toBe(200);
    clock.advance(1);
    expect((await world.ask(null, `GET ${url}`)).status).toBe(403);
  });

  test('works at a week less a millisecond and not at a week, at whatever millisecond it was signed', async () => {
    const world = await testWorld();
    const clock = world.parts.clock as VirtualClock;
    const { asset_id, upload_url } = await session(world);
    await put(world, upload_url);
    for (const fraction of [1, 99, 500, 999]) {
      clock.advance((1_000 + fraction - (clock.now_ms() % 1_000)) % 1_000);
      expect(clock.now_ms() % 1_000).toBe(fraction);
      const url = await signedUrl(world, asset_id);
      expect(new URL(url).searchParams.get('X-Milliseconds')).toBe(String(fraction).padStart(3, '0'));
      clock.advance(604_800_000 - 1);
      expect((await world.ask(null, `GET ${url}`)).status).toBe(200);
      clock.advance(1);
      expect((await world.ask(null, `GET ${url}`)).status).toBe(403);
    }
  });

  test('of one world is forged in another', async () => {
    const [one, other] = [await testWorld(), await testWorld({ seed: 2 })];
    const { upload_url } = await session(one);
    expect((await put(other, upload_url)).status).toBe(403);
  });

  test('is never signed for longer than a week, whatever is asked for', async () => {
    const world = await testWorld({}, (parts) => ({
      ...parts,
      presigner: exchanged(parts.presigner, { sign: (context, grant) => parts.presigner.sign(context, grant, 1e9) }),
    }));
    const { upload_url } = await session(world);
    expect(new URL(upload_url).searchParams.get('X-Amz-Expires')).toBe('604800');
  });
});

test('the contents of a seed state are in storage', async () => {
  const world = await testWorld();
  const [notes] = (await world.ask('owner', 'GET /v1/assets?q=name.eq:notes.txt&presign=true')).json.items;
  const { text: content } = await world.ask(null, `GET ${notes.url}`);
  expect(content).toHaveLength(notes.size_bytes);
});
