import { expect, test } from 'vitest';
import { controlServer } from './control.support.ts';

const absent = '00000000-0000-4000-8000-000000000000';

test('a reset puts records, time, faults, scripts and the log back', async () => {
  const { main, control } = await controlServer();
  const { json: before } = await control('GET /clock');
  await main.ask('owner', 'POST /v1/asset-folders', { body: { name: 'Drafts' } });
  await control('POST /clock/advance', { body: { by_ms: 1_000 } });
  await control('POST /faults', { body: { kind: 'latency', ms: 0 } });
  await control('POST /scripts', { body: { outcome: { kind: 'cancel' } } });
  expect((await control('GET /requests')).json.items).not.toEqual([]);

  expect(await control('POST /reset')).toMatchObject({ status: 204, json: undefined });
  expect((await control('GET /clock')).json).toEqual(before);
  for (const log of ['faults', 'scripts', 'requests']) expect((await control(`GET /${log}`)).json.items).toEqual([]);
  expect((await main.ask('owner', 'GET /v1/auth/me')).status).toBe(200);
});

test('a snapshot brings the world back as often as asked', async () => {
  const { main, control } = await controlServer();
  const { status, json: snapshot } = await control('POST /snapshots');
  expect(status).toBe(201);
  expect((await control('GET /snapshots')).json).toEqual({ items: [snapshot] });
  const { json: before } = await control('GET /clock');
  expect(snapshot.created_at).toBe(before.now);
  for (let turn = 0; turn < 2; turn++) {
    const run = await main.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'a lighthouse' } });
    const seen = async () => (await main.ask('owner', `GET /v1/runs/${run.json.run_id}`)).status;
    await control('POST /clock/advance', { body: { by_ms: 10_000 } });
    expect(await seen()).toBe(200);
    expect((await control(`POST /snapshots/${snapshot.id}/restore`)).status).toBe(204);
    expect(await seen()).toBe(404);
    expect((await control('GET /clock')).json).toEqual(before);
  }
  expect((await control(`DELETE /snapshots/${snapshot.id}`)).status).toBe(204);
  for (const line of [`DELETE /snapshots/${snapshot.id}`, `POST /snapshots/${snapshot.id}/restore`]) {
    expect((await control(line)).status, line).toBe(404);
  }
  expect((await control('POST /snapshots/latest/restore')).status).toBe(404);
  expect((await control(`DELETE /snapshots/${absent}`)).status).toBe(404);
});

test('more snapshots than a world holds are refused', async () => {
  const { control } = await controlServer();
  for (let taken = 0; taken < 32; taken++) expect((await control('POST /snapshots')).status).toBe(201);
  const { status, json } = await control('POST /snapshots');
  expect(status).toBe(409);
  expect(json.message).toMatch(/32 snapshots/);
});
