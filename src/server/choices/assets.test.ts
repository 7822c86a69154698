/** Each choice about assets in each listed way, as it is seen on the wire. */
import { describe, expect, test } from 'vitest';
import type { ChoicesDocument } from '../../choices/choices.ts';
import { targetOf } from '../worlds/target-file.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';
import { row, rowTests } from './row-tests.support.ts';

const mime_type = 'image/png';
const bytes = new Uint8Array([1, 2, 3]);
const session = async (world: TestWorld, filename = 'cat.png') =>
  (await world.ask('owner', 'POST /v1/asset-uploads', { body: { filename, mime_type, size_bytes: 3 } })).json as {
    asset_id: string;
    upload_url: string;
  };
const put = (world: TestWorld, url: string, raw: Uint8Array<ArrayBuffer> = bytes, type = mime_type) =>
  world.ask(null, `PUT ${url}`, { raw, headers: { 'content-type': type, 'content-length': String(raw.length) } });
const read = (world: TestWorld, id: string, query = '') => world.ask('owner', `GET /v1/assets/${id}${query}`);
const listed = async (world: TestWorld, id: string, query = '') =>
  (await world.ask('owner', `GET /v1/assets?q=id.eq:${id}${query}`)).json.items;

/** Status of the asset's read, and its presence in the list. */
const shown = async (world: TestWorld, id: string) => [
  (await read(world, id)).status,
  (await listed(world, id)).length,
];

async function life(world: TestWorld) {
  const { asset_id, upload_url } = await session(world);
  const seen = { session: await shown(world, asset_id), put: [0, 0], later: [0, 0], file: 0 };
  await put(world, upload_url);
  seen.put = await shown(world, asset_id);
  await world.advance(500);
  seen.later = await shown(world, asset_id);
  seen.file = (await world.ask(null, `GET ${(await read(world, asset_id)).json.url}`)).status;
  return seen;
}

/** URLs of the file and its thumbnail with presigning off, and the end of the signed URL. */
async function urls(world: TestWorld) {
  const { asset_id, upload_url } = await session(world);
  await put(world, upload_url);
  const { url, thumbnail_url, blob_key } = (await read(world, asset_id, '?presign=false')).json;
  const keyless = (text: string | null) => text?.replace(blob_key, 'KEY') ?? null;
  return { url: keyless(url), has_thumbnail: thumbnail_url !== null };
}

/** The status of the thumbnail of what is no picture, where it has one. */
async function thumbnailOfText(world: TestWorld) {
  const body = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 3 };
  const { asset_id, upload_url } = (await world.ask('owner', 'POST /v1/asset-uploads', { body })).json;
  await put(world, upload_url, bytes, 'text/plain');
  const { thumbnail_url } = (await read(world, asset_id)).json;
  return thumbnail_url === null ? null : (await world.ask(null, `GET ${thumbnail_url}`)).status;
}

async function ends(world: TestWorld) {
  const { asset_id, upload_url } = await session(world);
  await put(world, upload_url);
  const { url } = (await read(world, asset_id)).json;
  const names = [...new URL(url).searchParams.keys()];
  const statuses: number[] = [];
  const look = async () => statuses.push((await world.ask(null, `GET ${url}`)).status);
  await look();
  await world.advance(604_800_000 - 1);
  await look();
  await world.advance(1);
  await look();
  return { names, upload: [...new URL(upload_url).searchParams.keys()], statuses };
}

const amz = ['X-Amz-Date', 'X-Amz-Expires', 'X-Amz-Signature'];

rowTests('assets', [
  row(
    'assets',
    'get_before_put',
    async (world) => {
      const { json } = await read(world, (await session(world)).asset_id);
      const { status, text } = await world.ask(null, `GET ${json.url}`);
      return [status, text === ''];
    },
    [
      [404, [404, false]],
      [425, [425, false]],
      ['empty', [200, true]],
    ],
  ),
  row(
    'assets',
    'put_answer',
    async (world) => {
      const { status, headers, text } = await put(world, (await session(world)).upload_url);
      return [status, headers.get('content-type'), text, headers.has('etag')];
    },
    [
      [{ status: 200, body: 'empty' }, [200, null, '', true]],
      [{ status: 204 }, [204, null, '', true]],
      [
        { status: 201, body: 'json' },
        [201, 'application/json; charset=utf-8', expect.stringMatching(/^\{"etag":.*"size_bytes":3\}$/), true],
      ],
      [
        { body: 'xml' },
        [200, 'application/xml; charset=utf-8', expect.stringMatching(/<ETag>&quot;[\da-f]+&quot;<\/ETag>/), true],
      ],
    ],
  ),
  row('assets', 'listed_from', life, [
    ['session', { session: [200, 1], put: [200, 1], later: [200, 1], file: 200 }],
    ['put', { session: [404, 0], put: [200, 1], later: [200, 1], file: 200 }],
    [500, { session: [404, 0], put: [404, 0], later: [200, 1], file: 200 }],
  ]),
  row(
    'assets',
    'put_mismatch',
    async (world) => {
      const { asset_id, upload_url } = await session(world);
      const seen: number[] = [];
      seen.push((await put(world, upload_url, bytes, 'text/plain; charset=utf-8')).status);
      seen.push((await put(world, upload_url, new Uint8Array(5), 'text/plain')).status);
      seen.push((await put(world, upload_url, new Uint8Array(5))).status);
      const { mime_type: type, asset_type, size_bytes } = (await read(world, asset_id)).json;
      return [...seen, type, asset_type, size_bytes, (await put(world, upload_url)).status];
    },
    [
      ['refused', [403, 403, 403, 'image/png', 'image', 3, 200]],
      ['accepted', [200, 200, 200, 'image/png', 'image', 5, 200]],
      ['type_refused', [403, 403, 200, 'image/png', 'image', 5, 200]],
      ['size_refused', [200, 403, 403, 'text/plain', 'text', 3, 200]],
    ],
  ),
  row('assets', 'presign_off_url', urls, [
    ['plain', { url: 'http://storage.localhost/KEY', has_thumbnail: true }],
    ['null', { url: null, has_thumbnail: false }],
    ['relative', { url: '/KEY', has_thumbnail: true }],
    ['other_scheme', { url: 's3://assets/KEY', has_thumbnail: true }],
  ]),
  row('assets', 'signed_url_end', ends, [
    ['amz', { names: amz, upload: amz, statuses: [200, 200, 403] }],
    ['epoch', { names: ['Expires', 'Signature'], upload: ['Expires', 'Signature'], statuses: [200, 200, 403] }],
    ['hidden', { names: ['token'], upload: ['token'], statuses: [200, 200, 403] }],
  ]),
  row('assets', 'thumbnail_url', urls, [
    ['images', { url: 'http://storage.localhost/KEY', has_thumbnail: true }],
    ['null', { url: 'http://storage.localhost/KEY', has_thumbnail: false }],
  ]),
  row('assets', 'thumbnail_url', thumbnailOfText, [
    ['images', null],
    ['all', 200],
  ]),
  row(
    'assets',
    'stored_name',
    async (world) => {
      const { asset_id } = await session(world, ' Mein  Käter.PNG');
      return (await read(world, asset_id)).json.name.replace(asset_id.slice(0, 8), 'ID');
    },
    [
      ['as_sent', ' Mein  Käter.PNG'],
      ['normalised', 'Mein-Käter.png'],
      ['made_unique', ' Mein  Käter-ID.PNG'],
    ],
  ),
]);

describe('beside the rows', () => {
  const assets = (choices: NonNullable<ChoicesDocument['assets']>) => testWorld({ choices: { assets: choices } });

  test.each(['epoch', 'hidden'] as const)(
    'a URL that tells its end as %s opens nothing once it was changed',
    async (signed_url_end) => {
      const world = await assets({ signed_url_end });
      const { asset_id, upload_url } = await session(world);
      await put(world, upload_url);
      const url: string = (await read(world, asset_id)).json.url;
      const other: string = (await read(world, (await session(world)).asset_id)).json.url;
      const query = new URL(url).search;
      const changed = [
        `${url}x`,
        url.replace(query, ''),
        url.replace(query, new URL(other).search),
        url.replace(query, new URL(upload_url).search),
        url.replace(/(Expires|token)=./, '$1=9'),
        `${url}&X-Milliseconds=999`,
      ];
      const ignored = signed_url_end === 'hidden' ? 200 : 403;
      const statuses = await Promise.all(changed.map(async (each) => (await world.ask(null, `GET ${each}`)).status));
      expect(statuses).toEqual([403, 403, 403, 403, 403, ignored]);
    },
  );

  test('an upload whose asset comes with its file cannot be made to hold anything else', async () => {
    const world = await assets({ listed_from: 'put' });
    const [one, other] = [await session(world, 'one.png'), await session(world, 'other.png')];
    const foreign = new URL(one.upload_url);
    foreign.searchParams.set('X-Session', new URL(other.upload_url).searchParams.get('X-Session')!);
    const without = new URL(one.upload_url);
    without.searchParams.delete('X-Session');
    const nonsense = new URL(one.upload_url);
    nonsense.searchParams.set('X-Session', 'e30');
    for (const url of [foreign, without, nonsense]) expect((await put(world, url.href)).status).toBe(403);
    expect(await shown(world, one.asset_id)).toEqual([404, 0]);
  });

  test('an upload whose asset comes with its file is the same asset however often it is sent, until it is deleted', async () => {
    const world = await assets({ listed_from: 'put', put_mismatch: 'accepted' });
    const { asset_id, upload_url } = await session(world);
    const both = await Promise.all([put(world, upload_url), put(world, upload_url, new Uint8Array(4))]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await put(world, upload_url, new Uint8Array(9));
    expect((await read(world, asset_id)).json).toMatchObject({ size_bytes: 9, name: 'cat.png' });
    expect(await shown(world, asset_id)).toEqual([200, 1]);
    await world.ask('owner', `DELETE /v1/assets/${asset_id}`);
    expect((await put(world, upload_url)).status).toBe(404);
  });

  test('the target file tells how long an asset may take to show', async () => {
    const world = await assets({ listed_from: 700 });
    expect((await targetOf(world, { base_url: 'http://a.example', version: '0' })).consistency_ms).toBe(700);
  });

  test('one operation may show other URLs than the others', async () => {
    const world = await assets({ presign_off_url: 'null', for: { listAssets: { presign_off_url: 'relative' } } });
    const { asset_id } = await session(world);
    expect((await read(world, asset_id, '?presign=false')).json.url).toBeNull();
    expect((await listed(world, asset_id))[0].url).toMatch(/^\/[^/]/);
  });

  test.each([
    ['normalised', '   ', 'file'],
    ['normalised', '.PROFILE', '.PROFILE'],
    ['normalised', `${'a'.repeat(254)}.PNG`.slice(-255), `${'a'.repeat(251)}.png`],
    ['made_unique', `${'a'.repeat(251)}.png`, `${'a'.repeat(242)}-ID.png`],
    ['made_unique', 'no extension', 'no extension-ID'],
  ] as const)('%s: %j', async (stored_name, filename, expected) => {
    const world = await assets({ stored_name });
    const { asset_id } = await session(world, filename);
    expect((await read(world, asset_id)).json.name.replace(asset_id.slice(0, 8), 'ID')).toBe(expected);
  });
});
