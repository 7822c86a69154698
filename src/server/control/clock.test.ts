import { expect, test } from 'vitest';
import { controlServer } from './control.support.ts';

const later = (time: string, by_ms: number) => new Date(Date.parse(time) + by_ms).toISOString();

test('time goes on by so much, or to a time, with all that is due', async () => {
  const { main, control } = await controlServer();
  const { json: first } = await control('GET /clock');
  const run = await main.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'a lighthouse' } });
  const { json: due } = await control('GET /clock');
  expect(Date.parse(due.next_due_at)).toBeGreaterThan(Date.parse(first.now));

  const { json: moved } = await control('POST /clock/advance', { body: { by_ms: 5_000 } });
  expect(moved).toMatchObject({ now: later(first.now, 5_000), advanced_ms: 5_000 });
  const { json: ended } = await main.ask('owner', `GET /v1/runs/${run.json.run_id}`);
  expect(ended.status_code).toBe('completed');

  const to = later(first.now, 3_600_000);
  const { json: there } = await control('POST /clock/advance', { body: { to } });
  expect(there).toMatchObject({ now: to, advanced_ms: 3_595_000 });
  const offset = to.replace('Z', '+00:00');
  expect((await control('POST /clock/advance', { body: { to: offset } })).json.advanced_ms).toBe(0);
});

test('a clock that goes by itself can be put forward too', async () => {
  const { control } = await controlServer({ world: { clock: 'real' } });
  const { json: first } = await control('GET /clock');
  const { json: moved } = await control('POST /clock/advance', { body: { by_ms: 86_400_000 } });
  expect(moved.mode).toBe('real');
  expect(Date.parse(moved.now) - Date.parse(first.now)).toBeGreaterThanOrEqual(86_400_000);
});

test.each([
  [{ by_ms: -1 }, '/by_ms', /at least 0/],
  [{ by_ms: 0.5 }, '/by_ms', /integer/],
  [{ to: '2020-01-01T00:00:00Z' }, '/to', /must lie from now, 2026-/],
  [{ to: '9999-01-01T00:00:00Z' }, '/to', /ten years/],
  [{ to: 'tomorrow' }, '/to', /date and time/],
  [{ by_ms: 1, to: '2027-01-01T00:00:00Z' }, '', /at most 1/],
  [{}, '', /must not be empty/],
])('%j does not move it', async (body, pointer, message) => {
  const { control } = await controlServer();
  const { json: before } = await control('GET /clock');
  const { status, json } = await control('POST /clock/advance', { body });
  expect(status).toBe(422);
  expect(json.errors[0]).toMatchObject({ in: 'body', pointer, message: expect.stringMatching(message) });
  expect((await control('GET /clock')).json).toEqual(before);
});

test('a clock that goes by itself is paused through a restore, and let go by a reset', async () => {
  const { control } = await controlServer({ world: { clock: 'x20' } });
  const { json: snapshot } = await control('POST /snapshots');
  const paused = { body: { is_paused: true } };
  const { json: first } = await control('PATCH /clock', paused);
  expect(first.is_paused).toBe(true);
  expect((await control('PATCH /clock', paused)).json.now).toBe(first.now);
  await control(`POST /snapshots/${snapshot.id}/restore`);
  expect((await control('GET /clock')).json).toMatchObject({ is_paused: true });
  expect((await control('PATCH /clock', { body: { is_paused: false } })).json.is_paused).toBe(false);
  await control('PATCH /clock', paused);
  await control('POST /reset');
  expect((await control('GET /clock')).json.is_paused).toBe(false);
});

test('a virtual clock stands in any case', async () => {
  const { control } = await controlServer();
  expect((await control('PATCH /clock', { body: { is_paused: true } })).json.is_paused).toBe(true);
  expect((await control('PATCH /clock', { body: { is_paused: false } })).status).toBe(409);
  expect((await control('PATCH /clock', { body: {} })).status).toBe(422);
});
