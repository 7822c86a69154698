import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { WorldOptions } from '../world-options.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';
import { controlServer } from './control.support.ts';

const callback_url = 'http://127.0.0.1:4020/callback';

async function dispatched(world: TestWorld, more: object = {}): Promise<string> {
  const body = { prompt: 'a paper boat', ...more };
  return (await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body })).json.run_id;
}

async function inFile(): Promise<WorldOptions> {
  const folder = await mkdtemp(join(tmpdir(), 'changes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return { data: join(folder, 'state.db') };
}

const places: [string, () => Promise<WorldOptions>][] = [
  ['in memory', async () => ({})],
  ['in a file', inFile],
];

describe.each(places)('since a snapshot, %s,', (_, place) => {
  test('nothing has changed at first', async () => {
    const world = await testWorld(await place());
    const changes = await world.changesSince(await world.snapshot());
    expect(changes.counts).toEqual({ made: {}, changed: {}, deleted: {}, deliveries: 0 });
  });

  test('a run, an upload and an event were made, exactly once', async () => {
    const world = await testWorld(await place());
    const snapshot = await world.snapshot();
    const run_id = await dispatched(world, { callback_url });
    const upload = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 4 };
    const { json: session } = await world.ask('owner', 'POST /v1/asset-uploads', { body: upload });
    await world.advance(10_000);

    const changes = await world.changesSince(snapshot);
    // The picture that the run made is an asset, too.
    expect(changes.counts.made).toEqual({ run: 1, asset: 2 });
    const uploads = changes.made.filter(({ record }) => record.source_type === 'upload');
    expect(uploads.map(({ kind, id }) => [kind, id])).toEqual([['asset', session.asset_id]]);
    expect(changes.made[0]!.id).toBe(run_id);
    expect(changes.made[0]!.record).toMatchObject({ status_code: 'completed', input: { prompt: 'a paper boat' } });
    const [callback, ...webhooks] = changes.deliveries.toSorted((one, other) => (one.channel < other.channel ? -1 : 1));
    expect(changes.counts.deliveries).toBe(1 + webhooks.length);
    expect(callback).toMatchObject({ run_id, channel: 'callback', is_signed: true });
    expect(JSON.stringify(changes)).not.toMatch(/"(secret|callback_secret|hash)"/);
    // Runs cost.
    const { balance } = changes.changed.find(({ kind }) => kind === 'balance')!.fields;
    expect(Number(balance!.old)).toBeGreaterThan(Number(balance!.new));
  });

  test('what was there has old and new fields, and a mark of deletion is a deletion', async () => {
    const world = await testWorld(await place());
    const run_id = await dispatched(world);
    const { json: folder } = await world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'Drafts' } });
    const snapshot = await world.snapshot();
    await world.ask('owner', `DELETE /v1/asset-folders/${folder.id}`);
    await world.advance(10_000);

    const { made, changed, deleted, counts } = await world.changesSince(snapshot);
    expect(made.map(({ kind, record }) => [kind, record.source_id])).toEqual([['asset', run_id]]);
    expect(counts.deleted).toEqual({ folder: 1 });
    expect(deleted).toMatchObject([{ kind: 'folder', id: folder.id, record: { name: 'Drafts' } }]);
    const run = changed.find(({ id }) => id === run_id);
    expect(run).toMatchObject({ kind: 'run', fields: { status_code: { old: 'queued', new: 'completed' } } });
    expect(run!.fields).not.toHaveProperty('id');
  });

  test('a restore takes the changes back, and a reset is one', async () => {
    const world = await testWorld(await place());
    const begun = await world.snapshot();
    await dispatched(world);
    const later = await world.snapshot();
    await world.restore(begun);
    expect((await world.changesSince(begun)).counts.made).toEqual({});
    expect((await world.changesSince(later)).counts.deleted).toEqual({ run: 1 });
  });
});

test('further attempts of a delivery that was there are changes of it', async () => {
  let status = 500;
  const world = await testWorld({}, (parts) => ({
    ...parts,
    send: async () => ({ kind: 'answered', status, body: '', took_ms: 1 }),
  }));
  const run_id = await dispatched(world, { callback_url });
  const of_run = async () => (await world.parts.store.deliveries({ run_id, channel: 'callback', limit: 1 }))[0];
  while ((await of_run())?.attempts.length !== 1) await world.advance(100);
  const snapshot = await world.snapshot();
  status = 200;
  await world.advance(1_000);
  const { deliveries, changed } = await world.changesSince(snapshot);
  const { id } = (await of_run())!;
  expect(deliveries.map((delivery) => delivery.id)).not.toContain(id);
  const { attempts, next_attempt_at } = changed.find((change) => change.id === id)!.fields;
  expect([attempts!.old, attempts!.new]).toMatchObject([[{ status_code: '500' }], [{}, { status_code: '200' }]]);
  expect([next_attempt_at!.old, next_attempt_at!.new]).toEqual([expect.any(String), null]);
});

test('lists are cut, and counts are not', async () => {
  const { main, control } = await controlServer();
  const { json: snapshot } = await control('POST /snapshots');
  for (let made = 0; made < 3; made++) await dispatched(main, { callback_url });
  await main.advance(10_000);
  const { json } = await control(`GET /snapshots/${snapshot.id}/changes?limit=2`);
  expect(json).toMatchObject({ snapshot, counts: { made: { run: 3, asset: 3 } } });
  expect([json.made.length, json.deliveries.length]).toEqual([2, 2]);
  expect((await control(`GET /snapshots/${snapshot.id}/changes`)).json.made).toHaveLength(6);
});

test('a snapshot that is not there is refused', async () => {
  const { main, control } = await controlServer();
  const absent = '00000000-0000-4000-8000-000000000000';
  await expect(main.changesSince(absent)).rejects.toThrow('The world has no such snapshot.');
  expect((await control(`GET /snapshots/${absent}/changes`)).status).toBe(404);
});
