/** The clock of a world as a client sees it. */
import { describe, expect, test } from 'vitest';
import { testModel } from '../../engine/catalog.support.ts';
import { virtual_start_ms } from '../../engine/clock.ts';
import { hashOf } from '../../store/token-hash.ts';
import { fetchJson, testServer } from '../sockets/server.support.ts';
import { type TestRequest, type TestWorld, testWorld } from './world.support.ts';

const minute_ms = 60_000;
const hour_ms = 60 * minute_ms;

/** Models of the catalog: one completes in 100 ms, one after weeks. */
const [quick, endless] = ['trial/spark', 'trial/glacier'];

/** A model whose runs take so long, under a path of its own. */
async function plantModel({ parts }: TestWorld, takes_ms: number): Promise<string> {
  const id = '0c000000-0000-4000-8000-000000000001';
  const model = { ...testModel(id, { takes_ms }), path: 'test/long' };
  await parts.store.insertModel(model);
  return model.path;
}

describe('on a virtual clock', () => {
  test('tokens end at their time, and every time shown is the clock’s', async () => {
    const world = await testWorld();
    const { token } = world.principals.owner!;
    const row = (await world.parts.store.tokenByHash(hashOf(token)))!;
    const expires_at = new Date(virtual_start_ms + hour_ms).toISOString();
    const short = 'a-token-for-one-hour';
    await world.parts.store.insertToken({ ...row, hash: hashOf(short), expires_at });
    const headers = { authorization: `Bearer ${short}` };
    const create = () => world.ask(null, 'POST /v1/asset-folders', { headers, body: { name: 'x' } });

    await world.advance(hour_ms - 1);
    const created = await create();
    expect(created).toMatchObject({ status: 201, json: { created_at: '2026-01-05T10:29:59.999Z' } });
    expect(created.headers.get('date')).toBe('Mon, 05 Jan 2026 10:29:59 GMT');
    await world.advance(1);
    expect((await create()).status).toBe(401);
    expect((await world.ask('owner', 'GET /v1/assets')).headers.get('date')).toBe('Mon, 05 Jan 2026 10:30:00 GMT');
  });

  test('a run of weeks is under way for weeks, and then ends', async () => {
    const world = await testWorld();
    const { run_id } = (await world.ask('owner', `POST /v1/models/${endless}/runs`, { body: { prompt: 'x' } })).json;
    const status = async () => (await world.ask('owner', `GET /v1/runs/${run_id}`)).json.status_code;
    await world.advance(7 * 24 * hour_ms);
    expect(await status()).toBe('running');
    await world.advance(30 * 24 * hour_ms);
    expect(await status()).toBe('completed');
  });

  test('the same requests to worlds of the same seed are answered and delivered byte for byte the same', async () => {
    const [one, same, other] = [await journey(1), await journey(1), await journey(2)];
    expect(same).toEqual(one);
    expect(one.sent.length).toBe(10);
    expect(other).not.toEqual(one);
  });
});

/** Requests of many kinds with time between them, and all that came back and went out. */
async function journey(seed: number) {
  const attempts = new Map<string, number>();
  const world = await testWorld({ seed }, (parts) => ({
    ...parts,
    async send(event) {
      const made = (attempts.get(event.url) ?? 0) + 1;
      attempts.set(event.url, made);
      await parts.send(event);
      return { kind: 'answered', status: made < 3 ? 500 : 200, body: 'x', took_ms: 0 };
    },
  }));
  const answers: { request: string; status: number; headers: [string, string][]; text: string }[] = [];
  const ask = async (request: string, more?: TestRequest) => {
    const { status, headers, text, json } = await world.ask('owner', request, more);
    answers.push({ request, status, headers: [...headers], text });
    return json;
  };
  const callback_url = 'http://receiver.test/callback';
  const webhook = { name: 'x', url: 'http://receiver.test/hook', secret: '0123456789abcdef' };
  const { id } = await ask('POST /v1/webhooks', {
    body: { ...webhook, event_types: ['run.completed', 'run.failed'] },
  });
  await ask('POST /v1/asset-folders', { body: { name: 'a folder' } });
  await ask('POST /v1/asset-uploads', { body: { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 4 } });
  const runs: string[] = [];
  for (const model of [quick, 'trial/dud', quick]) {
    const dispatched = await ask(`POST /v1/models/${model}/runs`, { body: { prompt: 'x', callback_url } });
    runs.push(dispatched.run_id);
    await world.advance(150);
  }
  for (const run of runs) await ask(`GET /v1/runs/${run}`);
  await world.advance(minute_ms);
  for (const run of runs) await ask(`GET /v1/runs/${run}`);
  await ask(`GET /v1/webhooks/${id}/deliveries`);
  await ask('GET /v1/assets?limit=3');
  expect(answers.filter(({ status }) => status >= 300)).toEqual([]);
  await ask('GET /v1/assets?limit=0');
  return { answers, sent: world.sent.map(({ url, headers, body }) => ({ url, headers, body })) };
}

describe('on a virtual-auto clock', () => {
  test('a client that polls over a socket sees a run of half an hour end at once, times and all', async () => {
    const { main, base_url } = await testServer({ clock: 'virtual-auto' });
    const path = await plantModel(main, 30 * minute_ms);
    const headers = { authorization: `Bearer ${main.principals.owner!.token}`, 'content-type': 'application/json' };
    const ended = async () => {
      const { run_id } = await fetchJson(`${base_url}/v1/models/${path}/runs`, { method: 'POST', headers, body: '{}' });
      const began_ms = performance.now();
      for (let polls = 1; ; polls++) {
        const run = await fetchJson(`${base_url}/v1/runs/${run_id}`, { headers });
        if (run.completed_at !== null) return { run, polls, took_ms: performance.now() - began_ms };
      }
    };
    const tries = [await ended(), await ended(), await ended()];
    for (const { run } of tries) {
      const passed_ms = Date.parse(run.completed_at) - Date.parse(run.created_at);
      expect([run.status_code, passed_ms]).toEqual(['completed', 200 + 30 * minute_ms]);
    }
    // The least of several, since what else goes on in the machine can only make it longer.
    expect(Math.min(...tries.map(({ polls }) => polls))).toBeLessThanOrEqual(5);
    expect(Math.min(...tries.map(({ took_ms }) => took_ms))).toBeLessThan(1_000);
  });

  test('callbacks are tried again at their times, without anybody asking', async () => {
    const met_ms: number[] = [];
    const world = await testWorld({ clock: 'virtual-auto' }, (parts) => ({
      ...parts,
      async send() {
        met_ms.push(parts.clock.now_ms() - virtual_start_ms);
        return { kind: 'answered', status: 500, body: '', took_ms: 0 };
      },
    }));
    const body = { prompt: 'x', callback_url: 'http://receiver.test/callback' };
    await world.ask('owner', `POST /v1/models/${quick}/runs`, { body });
    await expect.poll(() => met_ms, { interval: 5 }).toEqual([300, 1_300, 3_300]);
  });

  test('a run of weeks stays under way, until somebody advances the clock to its end', async () => {
    const world = await testWorld({ clock: 'virtual-auto' });
    const { run_id } = (await world.ask('owner', `POST /v1/models/${endless}/runs`, { body: { prompt: 'x' } })).json;
    const read = async () => (await world.ask('owner', `GET /v1/runs/${run_id}`)).json;
    const statuses = new Set<string>();
    for (let polls = 0; polls < 20; polls++) {
      statuses.add((await read()).status_code);
      await new Promise(setImmediate);
    }
    expect(statuses.has('running')).toBe(true);
    expect(statuses.has('completed')).toBe(false);
    expect(world.parts.clock.now_ms()).toBeLessThan(virtual_start_ms + hour_ms);
    await world.advance(30 * 24 * hour_ms);
    expect((await read()).status_code).toBe('completed');
  });

  test('it begins again when the world is reset', async () => {
    const world = await testWorld({ clock: 'virtual-auto' });
    const run = async () => {
      const dispatched = await world.ask('owner', `POST /v1/models/${quick}/runs`, { body: { prompt: 'x' } });
      const { run_id } = dispatched.json;
      for (;;) {
        const { json } = await world.ask('owner', `GET /v1/runs/${run_id}`);
        if (json.completed_at !== null) return json.completed_at;
        await new Promise(setImmediate);
      }
    };
    const completed_at = await run();
    await world.reset();
    expect(world.parts.clock.now_ms()).toBe(virtual_start_ms);
    expect(await run()).toBe(completed_at);
  });
});

test('on a clock that goes a thousand times as fast, a run of a minute ends within a moment', async () => {
  const world = await testWorld({ clock: 'x1000' });
  const path = await plantModel(world, minute_ms);
  const { run_id } = (await world.ask('owner', `POST /v1/models/${path}/runs`, { body: {} })).json;
  await expect
    .poll(async () => (await world.ask('owner', `GET /v1/runs/${run_id}`)).json.status_code, { interval: 5 })
    .toBe('completed');
});
