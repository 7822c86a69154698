import { describe, expect, test } from 'vitest';
import { validateSchema } from '../contract/validators.ts';
import type { AssetRow } from '../store/rows.ts';
import type { ModelBehaviour } from '../store/run-rows.ts';
import { type EngineTestWorld, engineWorld } from './engine.support.ts';

interface Media {
  url: string;
  asset_id: string;
  mime_type: string;
  width: number;
  height: number;
  seconds?: number;
}

/** A completed run of a model without declared inputs and outputs, and what it put out. */
async function completed(makes: ModelBehaviour['makes'], input: Record<string, unknown>) {
  const world = await engineWorld();
  const { record: model } = await world.model({ makes });
  const { id } = await world.dispatch({ model }, { input });
  await world.advance(2_000);
  const { record } = await world.run(id);
  expect(record).toMatchObject({ status_code: 'completed' });
  return { world, id, output: record.output as Record<string, unknown> };
}

/** The asset, which is as the document says once its keys are URLs. */
async function assetOf(world: EngineTestWorld, { asset_id }: Media): Promise<AssetRow> {
  const asset = (await world.parts.store.asset(asset_id))!;
  const urls = { url: `http://storage.test/${asset.url}`, thumbnail_url: `http://storage.test/${asset.thumbnail_url}` };
  expect(validateSchema('reference', 'Asset', { ...asset, ...urls })).toEqual([]);
  return asset;
}

async function blob(world: EngineTestWorld, key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of world.parts.blobs.read(key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const pngSize = (bytes: Buffer) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

describe('an image', () => {
  test.each<[string, Record<string, unknown>, [number, number]]>([
    ['of no size', {}, [512, 512]],
    ['of a width and height', { width: 300, height: 200 }, [300, 200]],
    ['of a size in words', { size: '64x48' }, [64, 48]],
    ['of sides that no PNG has', { width: 0, height: -5 }, [1, 1]],
    ['of words that are no size', { resolution: 'high' }, [512, 512]],
  ])('%s', async (_name, input, [width, height]) => {
    const { world, id, output } = await completed('image', input);
    const image = output.image as Media;
    expect(image).toEqual({ url: image.url, asset_id: image.asset_id, mime_type: 'image/png', width, height });
    const asset = await assetOf(world, image);
    expect(asset).toMatchObject({
      ...{ source_type: 'run', source_id: id, asset_type: 'image', mime_type: 'image/png', blob_key: image.url },
      ...{ name: 'image.png', created_by: world.user_id, org_id: world.organization_id },
    });
    const bytes = await blob(world, asset.blob_key);
    expect([bytes.byteLength, ...pngSize(bytes)]).toEqual([asset.size_bytes, width, height]);
    const thumbnail = await blob(world, asset.thumbnail_url!);
    expect(Math.max(...pngSize(thumbnail))).toBe(Math.min(256, Math.max(width, height)));
  });

  test('follows from the input of the run', async () => {
    const bytesFor = async (input: Record<string, unknown>) => {
      const { world, output } = await completed('image', input);
      return (await blob(world, (output.image as Media).url)).toString('base64');
    };
    const [one, same, other] = [
      await bytesFor({ prompt: 'A kite', seed: 7 }),
      await bytesFor({ seed: 7, prompt: 'A kite' }),
      await bytesFor({ prompt: 'A kite', seed: 8 }),
    ];
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });
});

test('a video has the length that was asked for, and a picture for its thumbnail', async () => {
  const { world, output } = await completed('video', { seconds: 2.5, width: 101, height: 60 });
  const video = output.video as Media;
  expect(video).toMatchObject({ mime_type: 'video/mp4', seconds: 2.5, width: 102, height: 60 });
  const asset = await assetOf(world, video);
  const bytes = await blob(world, asset.blob_key);
  expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
  expect(bytes.byteLength).toBe(asset.size_bytes);
  expect(pngSize(await blob(world, asset.thumbnail_url!))).toEqual([102, 60]);
});

test('a text is told in the record, and nothing goes to storage', async () => {
  const { world, output } = await completed('text', { prompt: 'harbours' });
  expect(output).toEqual({ text: 'A few words on: harbours' });
  const all = { collection: 'assets', organization: world.organization_id, conditions: [], sort: [] } as const;
  const { rows } = await world.parts.store.list({ ...all, page_size: 9, backward: false, deleted: 'shown' });
  expect(rows).toEqual([]);
});

test('outputs have the names that the model gives them', async () => {
  const world = await engineWorld();
  const times = { created_at: '2025-11-03T08:00:00.000Z', updated_at: '2025-11-03T08:00:00.000Z' };
  const outputs = ['front', 'back'].map((name, sort_order) => ({
    ...{ id: world.user_id, model_id: world.user_id, name, display_name: null, description: null, sort_order },
    ...{ variable_type_code: 'image', validator_code: null, validator_attrs: null, ...times },
  }));
  const { record: model } = await world.model({}, { outputs });
  const { id } = await world.dispatch({ model });
  await world.advance(2_000);
  const { record, logs } = await world.run(id);
  expect(Object.keys(record.output!)).toEqual(['front', 'back']);
  expect(logs.filter(({ message }) => message === 'Image stored.')).toHaveLength(2);
});

describe('an output of a workflow', () => {
  const node = {
    1: { class_type: 'Any', inputs: { strength: 3, words: 'as given', source: ['2', 0] } },
    2: { class_type: 'Any' },
  };

  test.each<[string, Record<string, string | null>, unknown]>([
    ['that is plain', { variable_type_code: 'integer', graph_field_name: 'strength' }, 3],
    ['without a type', { variable_type_code: null, graph_field_name: 'words' }, 'as given'],
    ['from another node', { variable_type_code: 'number', graph_field_name: 'source' }, null],
    [
      'that is a text from another node',
      { variable_type_code: 'string', graph_field_name: 'source' },
      'A few words on: as given',
    ],
    ['that nothing feeds', { variable_type_code: 'audio', graph_field_name: 'sound' }, null],
    [
      'without a type, named after one',
      { variable_type_code: null, graph_field_name: 'image' },
      { mime_type: 'image/png' },
    ],
  ])('%s', async (_name, output, expected) => {
    const world = await engineWorld();
    const { record: graph_workflow } = await world.workflow(node, [{ ...output, name: 'result' }]);
    const { id } = await world.dispatch({ graph_workflow });
    await world.advance(2_000);
    expect((await world.run(id)).record).toMatchObject({ status_code: 'completed', output: { result: expected } });
  });
});

test('a picture of a workflow has the size of the node that drew it', async () => {
  const world = await engineWorld();
  const nodes = {
    aside: { class_type: 'RenderImage', inputs: { width: 10, height: 10 } },
    draw: { class_type: 'RenderImage', inputs: { text: 'A kite', width: 64, height: 48 } },
    turn: { class_type: 'RotateImage', inputs: { image: ['draw', 0], degrees: 180 } },
    save: { class_type: 'SaveImage', inputs: { image: ['turn', 0] } },
  };
  const output = { name: 'picture', variable_type_code: 'image', graph_node_id: 'save', graph_field_name: 'image' };
  const { record: graph_workflow } = await world.workflow(nodes, [output]);
  const { id } = await world.dispatch({ graph_workflow });
  await world.advance(2_000);
  expect((await world.run(id)).record.output).toMatchObject({ picture: { width: 64, height: 48 } });
});
