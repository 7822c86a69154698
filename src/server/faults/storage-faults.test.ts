import { describe, expect, test } from 'vitest';
import { testServer } from '../sockets/server.support.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';

const size_bytes = 100_000;
const text = 'x'.repeat(size_bytes);
const type = { 'content-type': 'text/plain' };

async function session(world: TestWorld): Promise<{ asset_id: string; upload_url: string }> {
  const body = { filename: 'a.txt', mime_type: 'text/plain', size_bytes };
  return (await world.ask('owner', 'POST /v1/asset-uploads', { body })).json;
}

const signedUrl = async (world: TestWorld, id: string): Promise<string> =>
  (await world.ask('owner', `GET /v1/assets/${id}`)).json.url;

describe('a signed URL that has ended', () => {
  test('is refused for the method that is meant, as often as is said', async () => {
    const world = await testWorld();
    const { asset_id, upload_url } = await session(world);
    const { id } = world.faults.add({ kind: 'storage_expired', method: 'PUT', times: 1 });
    const put = () => world.ask(null, `PUT ${upload_url}`, { raw: text, headers: type });
    expect((await world.ask(null, `GET ${await signedUrl(world, asset_id)}`)).status).toBe(404);
    const refused = await put();
    expect([refused.status, refused.json.message]).toEqual([403, 'This URL has ended.']);
    expect(world.log.list()[0]).toMatchObject({ method: 'PUT', operation: null, status: 403, fault: id });
    expect((await put()).status).toBe(200);
    world.faults.add({ kind: 'storage_expired', method: 'GET' });
    const url = await signedUrl(world, asset_id);
    expect((await world.ask(null, `GET ${url}`)).status).toBe(403);
    expect((await world.ask(null, `HEAD ${url}`)).status).toBe(403);
  });
});

describe('a connection to storage', () => {
  test('is cut after so many bytes of a file, and the file stays whole', async () => {
    const { main } = await testServer();
    const { asset_id, upload_url } = await session(main);
    await fetch(upload_url, { method: 'PUT', headers: type, body: text });
    const url = await signedUrl(main, asset_id);
    main.faults.add({ kind: 'storage_cut', after_bytes: 30_000, method: 'GET', times: 1 });
    const cut = await fetch(url);
    expect([cut.status, cut.headers.get('content-length')]).toEqual([200, String(size_bytes)]);
    let received = 0;
    const read = async () => {
      for await (const chunk of cut.body!) received += chunk.byteLength;
    };
    await expect(read()).rejects.toThrow();
    expect(received).toBe(30_000);
    expect(await (await fetch(url)).text()).toBe(text);
  });

  test('is cut on the way up too, and nothing is kept of it', async () => {
    const { main } = await testServer();
    const { asset_id, upload_url } = await session(main);
    const { id } = main.faults.add({ kind: 'storage_cut', after_bytes: 1, times: 1 });
    const put = () => fetch(upload_url, { method: 'PUT', headers: type, body: text });
    await expect(put()).rejects.toThrow();
    expect(main.log.list()[0]).toMatchObject({ method: 'PUT', status: null, fault: id });
    expect((await fetch(await signedUrl(main, asset_id))).status).toBe(404);
    expect((await put()).status).toBe(200);
  });

  test('is cut in process as well; what is no longer comes through', async () => {
    const world = await testWorld();
    const { asset_id, upload_url } = await session(world);
    const cut = world.faults.add({ kind: 'storage_cut', after_bytes: size_bytes - 1 });
    const put = () => world.ask(null, `PUT ${upload_url}`, { raw: text, headers: type });
    await expect(put()).rejects.toBeInstanceOf(TypeError);
    world.faults.remove(cut.id);
    world.faults.add({ kind: 'storage_cut', after_bytes: size_bytes });
    expect((await put()).status).toBe(200);
    const url = await signedUrl(world, asset_id);
    expect((await world.ask(null, `GET ${url}`)).text).toBe(text);
    world.faults.add({ kind: 'storage_expired' });
    // The one that was added first meets it.
    expect((await world.ask(null, `GET ${url}`)).status).toBe(200);
  });
});
