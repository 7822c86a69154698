import { expect, test } from 'vitest';
import { testWorld } from './world.support.ts';

/** The first bytes of a file of each kind (PNG signature; the box type at offset 4 of an MP4). */
const looksLike = {
  'image/png': (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === '\x89PNG',
  'video/mp4': (bytes: Buffer) => bytes.subarray(4, 8).toString('latin1') === 'ftyp',
};

test('a finished video opens as a video, and its thumbnail as a picture', async () => {
  const world = await testWorld();
  const path = 'lumen/reel/v2/turbo/image-to-video';
  const { input } = Object.values(world.fixtures.models ?? {}).find((model) => model.path === path)!;
  const { json: started } = await world.ask('owner', `POST /v1/models/${path}/runs`, { body: input });
  await world.advance(60_000);
  const { json: run } = await world.ask('owner', `GET /v1/runs/${started.run_id}`);
  expect(run.status_code).toBe('completed');
  const [made] = Object.values(run.output as Record<string, { asset_id: string }>);
  const { json: asset } = await world.ask('owner', `GET /v1/assets/${made!.asset_id}`);

  for (const [url, type] of [
    [asset.url, 'video/mp4'],
    [asset.thumbnail_url, 'image/png'],
  ] as const) {
    const response = await world.fetch(new Request(url));
    expect(response.headers.get('content-type')).toBe(type);
    expect(looksLike[type](Buffer.from(await response.arrayBuffer()))).toBe(true);
  }
});
