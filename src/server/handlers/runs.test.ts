import { describe, expect, test } from 'vitest';
import { testWorld } from '../worlds/world.support.ts';

const posterized = 'a0b39a3b-2380-49b5-bad4-5b671df9de75';
const kite = '896daeee-42ac-4ebe-a3b5-c7909be56c60';

describe('a run', () => {
  test('is read with everything that belongs to it', async () => {
    const world = await testWorld();
    const { json, status } = await world.ask('reader', `GET /v1/runs/${kite.toUpperCase()}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({ id: kite, status_code: 'completed', cost: '0.004', duration_ms: 2_400 });
    expect(json.logs.map(({ message }: { message: string }) => message)).toEqual([
      'Run started.',
      'Image stored.',
      'Run completed.',
    ]);
    expect(json.node_runs).toMatchObject([{ state_code: 'completed', run_id: kite, output: json.output }]);
    expect(json.model).toMatchObject({ id: json.model_id, slug: 'sketch', examples: [{ title: 'A red kite' }] });
    expect(json.graph_workflow).toBeNull();
  });

  test('shows what it made by URLs that open, the same each time', async () => {
    const world = await testWorld();
    const { image } = (await world.ask('owner', `GET /v1/runs/${kite}`)).json.output;
    expect(image).toMatchObject({ mime_type: 'image/png', width: 1 });
    const asset = (await world.ask('owner', `GET /v1/assets/${image.asset_id}?presign=false`)).json;
    expect(asset).toMatchObject({ url: image.url.split('?')[0], source_type: 'run', source_id: kite });
    const shown = await world.fetch(new Request(image.url));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    await world.advance(60_000);
    expect((await world.ask('owner', `GET /v1/runs/${kite}`)).json.output.image.url).toBe(image.url);
    await world.advance(30 * 86_400_000);
    const later = (await world.ask('owner', `GET /v1/runs/${kite}`)).json.output.image.url;
    const statuses = [image.url, later].map(async (url) => (await world.fetch(new Request(url))).status);
    expect(await Promise.all(statuses)).toEqual([403, 200]);
  });

  test('of a deleted workflow shows it as deleted', async () => {
    const world = await testWorld();
    const { json } = await world.ask('owner', `GET /v1/runs/${posterized}`);
    expect(json).toMatchObject({ status_code: 'completed', model: null, nodes_total: 1, nodes_completed: 1 });
    expect(json.graph_workflow).toMatchObject({
      slug: 'posterize',
      status_code: 'deleted',
      deleted_at: '2026-01-03T12:00:00.000Z',
      updated_at: '2026-01-03T12:00:00.000Z',
    });
  });

  test.each(['outsider', 'no_secret', 'penniless'])('is none of the business of %s', async (who) => {
    const world = await testWorld();
    const foreign = await world.ask(who, `GET /v1/runs/${kite}`);
    const unknown = await world.ask(who, 'GET /v1/runs/00000000-0000-4000-8000-000000000000');
    expect(foreign).toMatchObject({ status: 404, text: unknown.text });
  });
});

test('runs of a seed state are in every status, and those under way begin with the world', async () => {
  const world = await testWorld();
  const unfinished = await world.parts.store.unfinishedRuns();
  const statuses = unfinished.map(({ record }) => [record.status_code, record.created_at]);
  expect(statuses).toContainEqual(['queued', '2026-01-05T09:30:00.000Z']);
  expect(statuses).toContainEqual(['running', '2026-01-05T09:29:50.000Z']);
  for (const { id } of unfinished) expect((await world.ask('owner', `GET /v1/runs/${id}`)).status).toBe(200);
  await world.advance(3_600_000);
  const later = await world.parts.store.unfinishedRuns();
  expect(later.map(({ record }) => record.status_code)).toEqual(unfinished.map(() => 'running'));
});
