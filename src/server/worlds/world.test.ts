import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { exchanged } from '../parts.ts';
import type { SeedState } from '../seed/seed-state.ts';
import { testWorld } from './world.support.ts';
import { createWorld } from './world.ts';

describe('two worlds', () => {
  test('do not see each other', async () => {
    const [one, other] = [await testWorld(), await testWorld()];
    const { json } = await one.ask('owner', 'POST /v1/asset-folders', { body: { name: 'mine' } });
    expect((await one.ask('owner', `GET /v1/asset-folders/${json.id}`)).status).toBe(200);
    expect((await other.ask('owner', `GET /v1/asset-folders/${json.id}`)).status).toBe(404);
    await one.ask('owner', 'PATCH /v1/billing/balance', { body: { low_balance_threshold: 77 } });
    const balance = await other.parts.store.balance(other.principals.owner!.organization.id);
    expect(balance!.low_balance_threshold).toBe('20');
  });

  test('of one seed are alike down to the ids they draw, of two seeds they share none', async () => {
    const record = async (seed: number) => {
      const world = await testWorld({ seed });
      const created = await world.ask('owner', 'POST /v1/asset-folders', { body: { name: 'x' } });
      const listed = await world.ask('owner', 'GET /v1/assets?limit=500&presign=true');
      return {
        tokens: Object.values(world.principals).map(({ token }) => token),
        created: created.text,
        listed: listed.text,
      };
    };
    const [first, again, other] = [await record(7), await record(7), await record(8)];
    expect(again).toEqual(first);
    expect(other.tokens.some((token) => first.tokens.includes(token))).toBe(false);
    const ids = first.listed.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g)!;
    expect(ids.length).toBeGreaterThan(30);
    // The ids of two runs that made assets are written down in the seed state itself.
    expect(new Set(ids.filter((id) => other.listed.includes(id))).size).toBe(2);
  });
});

test('a wrapper of any part is met', async () => {
  const world = await testWorld({ choices: {} }, (parts) => ({
    ...parts,
    clock: { now_ms: () => Date.UTC(2030, 0, 1) },
    random: exchanged(parts.random, { uuid: () => '11111111-1111-4111-8111-111111111111' }),
    store: exchanged(parts.store, {
      softDeleteFolder: (id, { at }) => parts.store.softDeleteFolder(id, { at, by: null }),
    }),
    lists: { page: async (call, list) => ({ ...(await parts.lists.page(call, list)), first: 'wrapped' }) },
    cursors: exchanged(parts.cursors, { encode: () => 'wrapped' }),
    presigner: exchanged(parts.presigner, { plainUrl: () => 'http://wrapped.example/' }),
    authenticate: (w, operation, authorization) =>
      parts.authenticate(w, operation, authorization?.replace('Wrapped', 'Bearer')),
    authorize: async (...given) => ({ ...(await parts.authorize(...given)), user_id: world.principals.human!.user_id }),
    validate: (w, operation, request) =>
      parts.validate(w, operation, { ...request, query: { ...request.query, page_size: 1 } }),
    handlers: {
      ...parts.handlers,
      getHealth: async () => ({ kind: 'text', success: 'read', text: 'wrapped', media_type: 'text/plain' }),
    },
  }));
  const headers = { authorization: `Wrapped ${world.principals.owner!.token}` };
  const folder = (await world.ask(null, 'POST /v1/asset-folders', { body: { name: 'x' }, headers })).json;
  expect(folder).toMatchObject({ id: '11111111-1111-4111-8111-111111111111', created_at: '2030-01-01T00:00:00.000Z' });
  expect(folder.created_by).toBe(world.principals.human!.user_id);
  await world.ask(null, `DELETE /v1/asset-folders/${folder.id}`, { headers });
  expect((await world.ask(null, `GET /v1/asset-folders/${folder.id}`, { headers })).json.deleted_by).toBeNull();
  const page = (await world.ask(null, 'GET /v1/assets', { headers })).json;
  expect(page).toMatchObject({ first: 'wrapped', items: [{ url: 'http://wrapped.example/' }] });
  expect(page.next).toContain('cursor=wrapped');
  expect((await world.ask(null, 'GET /v1/health')).text).toBe('wrapped');
});

test('closing leaves nothing behind that acts', async () => {
  const sent: string[] = [];
  const world = await testWorld({ clock: 'real' }, (parts) => ({
    ...parts,
    send: async ({ url }) => {
      sent.push(url);
      // A receiver that never answers.
      return new Promise(() => {});
    },
  }));
  const body = { prompt: 'x', callback_url: 'http://127.0.0.1:4020/x' };
  await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body });
  await expect.poll(() => sent, { timeout: 5_000 }).toHaveLength(1);
  await world.ask('owner', 'POST /v1/models/trial/spark/runs', { body });
  await world.close();
  expect(world.parts.timers.next_due_ms()).toBeUndefined();
  expect(world.failures).toEqual([]);
});

describe('a data file', () => {
  async function dataFile(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'world-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    return join(folder, 'state.db');
  }

  test('goes on where it stopped, tokens, cursors and uploads included, and draws new ids', async () => {
    const data = await dataFile();
    const before = await createWorld({ data });
    const authorization = `Bearer ${before.principals.owner!.token}`;
    const ask = async (world: typeof before, method: string, url: string, body?: object) => {
      const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
      const response = await world.fetch(
        new Request(new URL(url, 'http://api.example'), { method, headers, body: body && JSON.stringify(body) }),
      );
      // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
      return (await response.json()) as any;
    };
    const folder = await ask(before, 'POST', '/v1/asset-folders', { name: 'kept' });
    const upload = await ask(before, 'POST', '/v1/asset-uploads', {
      filename: 'a.txt',
      mime_type: 'text/plain',
      size_bytes: 4,
    });
    await before.fetch(
      new Request(upload.upload_url, { method: 'PUT', body: 'kept', headers: { 'content-type': 'text/plain' } }),
    );
    const page = await ask(before, 'GET', '/v1/assets?limit=2');
    const second = await ask(before, 'GET', page.next);
    await before.close();

    const after = await createWorld({ data });
    onTestFinished(() => after.close());
    expect(await ask(after, 'GET', `/v1/asset-folders/${folder.id}`)).toEqual(folder);
    expect(await ask(after, 'GET', page.next)).toEqual(second);
    const { url } = await ask(after, 'GET', `/v1/assets/${upload.asset_id}`);
    expect(await (await after.fetch(new Request(url))).text()).toBe('kept');
    expect((await ask(after, 'POST', '/v1/asset-folders', { name: 'new' })).id).not.toBe(folder.id);
  });

  test('goes on with runs and deliveries that were not done, and begins none anew', async () => {
    const data = await dataFile();
    const before = await testWorld({ data });
    const url = 'http://127.0.0.1:4020/hook';
    const webhook = { name: 'x', url, secret: '0123456789abcdef', event_types: ['run.completed'] };
    await before.ask('owner', 'POST /v1/webhooks', { body: webhook });
    const dispatch = async () =>
      (await before.ask('owner', 'POST /v1/models/trial/spark/runs', { body: { prompt: 'x' } })).json.run_id as string;
    const running = await dispatch();
    await before.advance(250);
    const queued = await dispatch();
    const unfinished = await before.parts.store.unfinishedRuns();
    await before.close();

    const after = await testWorld({ data });
    const again = await after.parts.store.unfinishedRuns();
    expect(again.map(({ id }) => id)).toEqual(unfinished.map(({ id }) => id));
    await after.advance(2_000);
    for (const id of [running, queued]) {
      expect((await after.ask('owner', `GET /v1/runs/${id}`)).json).toMatchObject({ status_code: 'completed' });
    }
    const delivered = after.sent.map((event) => (JSON.parse(event.body) as { run_id: string }).run_id);
    expect(delivered.sort()).toEqual([running, queued].sort());
  });

  test('is refused with another seed, while an empty one is begun', async () => {
    const data = await dataFile();
    await writeFile(data, '');
    await (await createWorld({ data, seed: 1 })).close();
    await expect(createWorld({ data, seed: 2 })).rejects.toMatchObject({
      name: 'InputError',
      message: `${data}: was begun with another --seed or --seed-state; give the same ones again`,
    });
    await (await createWorld({ data, seed: 1 })).close();
  });
});

test('a seed state of one’s own is all that the world holds', async () => {
  const seed_state: SeedState = {
    asset_types: ['film'],
    organizations: [
      {
        slug: 'solo',
        name: 'Solo',
        plan_code: 'free',
        callback_secret: false,
        balance: '0',
        low_balance_threshold: '0',
      },
    ],
    users: [
      { email: 'a@b.example', memberships: [{ organization: 'solo', role_code: 'owner', scopes: ['assets:write'] }] },
    ],
    principals: [{ name: 'me', kind: 'user', user: 'a@b.example', organization: 'solo' }],
    bulk: [{ organization: 'solo', created_by: 'a@b.example', count: 30 }],
  };
  const world = await testWorld({ seed_state });
  expect((await world.ask('me', 'GET /v1/assets/types?fields=name')).json.items).toEqual([{ name: 'film' }]);
  const { items } = (await world.ask('me', 'GET /v1/assets')).json;
  expect(items.length).toBeGreaterThan(20);
  expect(items.every(({ created_by }: { created_by: string }) => created_by === world.principals.me!.user_id)).toBe(
    true,
  );
});
