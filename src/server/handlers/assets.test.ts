import { describe, expect, test } from 'vitest';
import { testWorld } from '../worlds/world.support.ts';

const png = { filename: 'sunrise.png', mime_type: 'image/png', size_bytes: 5 };

describe('an upload session', () => {
  test('makes an asset that is listed and readable at once', async () => {
    const world = await testWorld();
    const created = await world.ask('owner', 'POST /v1/asset-uploads', { body: png });
    expect(created.status).toBe(201);
    const { asset_id, upload_url } = created.json;
    expect(upload_url).toMatch(
      /^http:\/\/storage\.localhost\/.+\/sunrise\.png\?X-Amz-Date=20260105T093000Z&X-Amz-Expires=3600&X-Amz-Signature=[0-9a-f]{64}$/,
    );
    expect(created.headers.get('location')).toBe(`http://api.example/v1/assets/${asset_id}`);
    const asset = (await world.ask('owner', `GET ${created.headers.get('location')}?presign=false`)).json;
    const { user_id, organization } = world.principals.owner!;
    const blob_key = `${organization.id}/${asset_id}/sunrise.png`;
    expect(asset).toEqual({
      id: asset_id,
      org_id: organization.id,
      folder_id: null,
      name: 'sunrise.png',
      blob_key,
      url: `http://storage.localhost/${blob_key}`,
      thumbnail_url: `http://storage.localhost/${organization.id}/${asset_id}/thumbnail`,
      mime_type: 'image/png',
      asset_type: 'image',
      source_type: 'upload',
      source_id: null,
      size_bytes: 5,
      created_by: user_id,
      created_at: '2026-01-05T09:30:00.000Z',
      updated_at: '2026-01-05T09:30:00.000Z',
      deleted_at: null,
      deleted_by: null,
    });
    expect((await world.ask('owner', 'GET /v1/assets?limit=1')).json.items).toEqual([asset]);
  });

  test.each([
    ['image/jpeg', 'image'],
    ['VIDEO/mp4', 'video'],
    ['audio/x-wav', 'audio'],
    ['text/csv', 'text'],
    ['application/pdf', 'other'],
    ['model/gltf-binary', 'other'],
  ])('of %s makes an asset of type %s', async (mime_type, asset_type) => {
    const world = await testWorld();
    await world.ask('owner', 'POST /v1/asset-uploads', { body: { ...png, mime_type } });
    const [asset] = (await world.ask('owner', 'GET /v1/assets?limit=1')).json.items;
    expect(asset).toMatchObject({ mime_type, asset_type });
    expect(asset.thumbnail_url === null).toBe(asset_type !== 'image');
  });

  test.each(['../../etc/passwd', '...', '🌅', ' ', 'x'.repeat(255), 'a?b#c%2F.txt'])(
    'keeps the name %s and a safe key',
    async (filename) => {
      const world = await testWorld();
      await world.ask('owner', 'POST /v1/asset-uploads', { body: { ...png, filename } });
      const [asset] = (await world.ask('owner', 'GET /v1/assets?limit=1')).json.items;
      expect(asset.name).toBe(filename);
      expect(asset.blob_key).toMatch(/^[0-9a-f-]{36}\/[0-9a-f-]{36}\/\w[\w.-]{0,127}$/);
      expect(new URL(asset.url).pathname).toBe(`/${asset.blob_key}`);
    },
  );
});

describe('presigning', () => {
  test('is on for one asset and off for a list, unless told otherwise', async () => {
    const world = await testWorld();
    const path = async (query: string) => (await world.ask('owner', `GET /v1/assets${query}`)).json;
    const [plain] = (await path('?q=name.eq:sunrise.png')).items;
    const [signed] = (await path('?q=name.eq:sunrise.png&presign=true')).items;
    const isSigned = (asset: { url: string; thumbnail_url: string }) =>
      [asset.url, asset.thumbnail_url].map((url) => url.includes('X-Amz-Signature='));
    expect(isSigned(plain)).toEqual([false, false]);
    expect(isSigned(signed)).toEqual([true, true]);
    expect(isSigned(await path(`/${plain.id}`))).toEqual([true, true]);
    expect(isSigned(await path(`/${plain.id}?presign=false`))).toEqual([false, false]);
    expect({ ...signed, url: plain.url, thumbnail_url: plain.thumbnail_url }).toEqual(plain);
    expect(Number(new URL(signed.url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(604_800);
  });
});

describe('embed and projection', () => {
  test('show the user, and only the fields asked for', async () => {
    const world = await testWorld();
    const { items } = (await world.ask('owner', 'GET /v1/assets?embed=created_by_user&limit=500')).json;
    const { user_id } = world.principals.owner!;
    for (const item of items) {
      expect(item.created_by_user).toMatchObject({ id: item.created_by });
      expect(Object.keys(item.created_by_user)).toEqual(['id', 'email', 'first_name', 'last_name', 'avatar_url']);
    }
    expect(items.some(({ created_by }: { created_by: string }) => created_by === user_id)).toBe(true);
    const projected = (await world.ask('owner', 'GET /v1/assets?fields=size_bytes,name,name&limit=3')).json.items;
    expect(projected.map(Object.keys)).toEqual([
      ['name', 'size_bytes'],
      ['name', 'size_bytes'],
      ['name', 'size_bytes'],
    ]);
  });
});

describe('a soft delete', () => {
  test('marks the asset once, by whom and when, and takes it out of lists', async () => {
    const world = await testWorld();
    const [{ id }] = (await world.ask('owner', 'GET /v1/assets?limit=1')).json.items;
    const before = (await world.ask('owner', `GET /v1/assets/${id}?presign=false`)).json;
    expect(await world.ask('owner', `DELETE /v1/assets/${id}`)).toMatchObject({ status: 204, text: '' });
    const { user_id } = world.principals.owner!;
    const after = (await world.ask('owner', `GET /v1/assets/${id}?presign=false`)).json;
    expect(after).toMatchObject({ deleted_at: '2026-01-05T09:30:00.000Z', deleted_by: user_id });
    const { deleted_at, deleted_by, updated_at, ...rest } = before;
    expect([deleted_at, deleted_by, typeof updated_at]).toEqual([null, null, 'string']);
    expect(after).toMatchObject(rest);

    (world.parts.clock as unknown as { advance(ms: number): void }).advance(5_000);
    expect((await world.ask('human', `DELETE /v1/assets/${id}`)).status).toBe(204);
    expect((await world.ask('owner', `GET /v1/assets/${id}?presign=false`)).json).toEqual(after);
    const { items } = (await world.ask('owner', 'GET /v1/assets?limit=500')).json;
    expect(items.map((item: { id: string }) => item.id)).not.toContain(id);
    expect((await world.ask('owner', `GET /v1/assets?q=id.eq:${id}`)).json.items).toEqual([]);
  });

  test('marks a folder in the same way', async () => {
    const world = await testWorld();
    const created = await world.ask('human', 'POST /v1/asset-folders', { body: { name: 'مجلد' } });
    const folder = created.json;
    expect(created.status).toBe(201);
    expect(folder).toMatchObject({
      name: 'مجلد',
      created_by: world.principals.human!.user_id,
      deleted_at: null,
      deleted_by: null,
    });
    expect((await world.ask('reader', `GET ${created.headers.get('location')}`)).json).toEqual(folder);
    expect((await world.ask('owner', `DELETE /v1/asset-folders/${folder.id.toUpperCase()}`)).status).toBe(204);
    expect((await world.ask('human', `DELETE /v1/asset-folders/${folder.id}`)).status).toBe(204);
    const after = (await world.ask('reader', `GET /v1/asset-folders/${folder.id}`)).json;
    const deleted_by = world.principals.owner!.user_id;
    expect(after).toMatchObject({ id: folder.id, deleted_at: '2026-01-05T09:30:00.000Z', deleted_by });
  });
});
