import { describe, expect, onTestFinished, test } from 'vitest';
import type { World } from '../parts.ts';
import { exchanged } from '../parts.ts';
import { fetchJson } from '../sockets/server.support.ts';
import { listen } from '../sockets/server.ts';
import type { WorldOptions } from '../world-options.ts';
import { testWorld } from './world.support.ts';
import { createWorldRegistry, longest_expiry_s, most_worlds, type RegistryOptions } from './worlds.ts';

async function registry(options: Partial<RegistryOptions> & { main_options?: WorldOptions } = {}) {
  const { main_options, ...more } = options;
  const main = await testWorld(main_options);
  const worlds = createWorldRegistry({
    main,
    defaults: { onFault: main.onFault },
    storage_url: () => main.urls.storage,
    ...more,
  });
  const listening = await listen(worlds, { host: '127.0.0.1', port: 0, storage_port: 0 });
  onTestFinished(async () => {
    await listening.close();
    await worlds.close();
  });
  return { main, worlds, ...listening, below: (world: World) => `${listening.base_url}/w/${world.id}` };
}

const bearer = (world: World) => ({ authorization: `Bearer ${world.principals.owner!.token}` });

async function createFolder(base: string, world: World): Promise<{ status: number; id: string }> {
  const headers = { ...bearer(world), 'content-type': 'application/json' };
  const response = await fetch(`${base}/v1/asset-folders`, { method: 'POST', headers, body: '{"name":"x"}' });
  return { status: response.status, id: ((await response.json()) as { id: string }).id };
}

describe('a further world', () => {
  test('answers below its id, with storage of its own', async () => {
    const { worlds, main, base_url, storage_url, below } = await registry();
    const { world, expires_at_ms } = await worlds.create({ clock: 'virtual' });
    expect(expires_at_ms).toBeUndefined();
    expect(world.urls).toEqual({ base: undefined, storage: `${storage_url}/w/${world.id}` });
    expect(worlds.list().map((kept) => kept.world)).toEqual([main, world]);
    expect(worlds.find(world.id.toUpperCase())?.world).toBe(world);
    const query = 'v1/assets?limit=1&presign=true&q=name.eq:notes.txt';
    const page = await fetchJson(`${below(world)}/${query}`, { headers: bearer(world) });
    expect(page.first.startsWith(`${base_url}/w/${world.id}/v1/assets?`)).toBe(true);
    expect(page.items[0].url.startsWith(`${storage_url}/w/${world.id}/`)).toBe(true);
    expect((await fetch(page.items[0].url)).status).toBe(200);
  });

  test('is shown at the addresses that the public knows', async () => {
    const { worlds } = await registry({
      main_options: { storage_public_url: 'https://files.example/team-a/' },
      defaults: { public_url: 'https://api.example/team-a/' },
    });
    const { world } = await worlds.create({});
    expect(world.urls).toEqual({
      base: `https://api.example/team-a/w/${world.id}`,
      storage: `https://files.example/team-a/w/${world.id}`,
    });
  });

  test('has everything of its own: tokens, records, clock, scripts and what is drawn', async () => {
    const { worlds, below } = await registry();
    const made = await Promise.all([2, 3, 2].map((seed) => worlds.create({ seed, clock: 'virtual' })));
    const [two, three, again] = made.map(({ world }) => world) as [World, World, World];
    const statuses = async (token_of: World, ...at: World[]) =>
      Promise.all(
        at.map(async (world) => (await fetch(`${below(world)}/v1/auth/me`, { headers: bearer(token_of) })).status),
      );
    expect(await statuses(two, two, three, again)).toEqual([200, 401, 200]);
    const [in_two, in_three, in_again] = [
      await createFolder(below(two), two),
      await createFolder(below(three), three),
      await createFolder(below(again), again),
    ];
    expect(in_again.id).toBe(in_two.id);
    expect(in_three.id).not.toBe(in_two.id);
    await createFolder(below(two), two);
    expect((await createFolder(below(again), again)).status).toBe(201);
    const read = (world: World, id: string) =>
      fetch(`${below(world)}/v1/asset-folders/${id}`, { headers: bearer(world) });
    expect((await read(three, in_two.id)).status).toBe(404);
    await two.parts.timers.advance(86_400_000);
    expect(three.parts.clock.now_ms()).toBe(again.parts.clock.now_ms());
    expect(two.parts.clock.now_ms()).toBe(again.parts.clock.now_ms() + 86_400_000);
    await two.reset();
    expect((await read(two, in_two.id)).status).toBe(404);
    expect((await read(again, in_again.id)).status).toBe(200);
    for (const own of ['activity', 'faults', 'scripts', 'log'] as const) expect(two[own]).not.toBe(again[own]);
  });

  test('has the choices that were asked for', async () => {
    const { worlds, below } = await registry();
    const { world } = await worlds.create({ choices: { codes: { success: { created: 200 } } } });
    expect((await createFolder(below(world), world)).status).toBe(200);
    const wrong = worlds.create({ choices: { codes: { unauthenticated: { other: 'teapot' } } } as never });
    await expect(wrong).rejects.toMatchObject({ name: 'InputError' });
  });

  test('has the mutant that the server has', async () => {
    const { worlds, below } = await registry({
      wrap: (parts) => ({ ...parts, random: exchanged(parts.random, { uuid: () => 'wrapped' }) }),
    });
    const { world } = await worlds.create({});
    const headers = { ...bearer(world), 'content-type': 'application/json' };
    const response = await fetch(`${below(world)}/v1/asset-folders`, { method: 'POST', headers, body: '{"name":"x"}' });
    expect(await response.json()).toMatchObject({ id: 'wrapped' });
  });
});

describe('removing a world', () => {
  test('waits for its requests, and nobody finds it any more', async () => {
    const gate = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    const { worlds, below } = await registry({
      wrap: (parts) => ({
        ...parts,
        store: exchanged(parts.store, {
          async user(id) {
            arrived.resolve();
            await gate.promise;
            return parts.store.user(id);
          },
        }),
      }),
    });
    const { world } = await worlds.create({});
    const slow = fetch(`${below(world)}/v1/auth/me`, { headers: bearer(world) });
    await arrived.promise;
    const removed = worlds.remove(world.id);
    expect((await fetch(`${below(world)}/v1/health`)).status).toBe(404);
    expect(worlds.find(world.id)).toBeUndefined();
    gate.resolve();
    expect((await slow).status).toBe(200);
    expect(await removed).toBe(true);
    expect(world.is_over).toBe(true);
    expect(world.parts.timers.next_due_ms()).toBeUndefined();
    expect(await worlds.remove(world.id)).toBe(false);
  });

  test('happens by itself when its time is over', async () => {
    const { worlds, below } = await registry();
    const { world, expires_at_ms } = await worlds.create({ expires_in: 0.05 });
    expect(expires_at_ms).toBeGreaterThan(Date.now() - 1_000);
    expect(worlds.find(world.id)?.expires_at_ms).toBe(expires_at_ms);
    await expect.poll(() => worlds.find(world.id), { timeout: 2_000, interval: 5 }).toBeUndefined();
    expect((await fetch(`${below(world)}/v1/health`)).status).toBe(404);
    await expect.poll(() => world.is_over, { timeout: 2_000, interval: 5 }).toBe(true);
  });

  test('spares the default one', async () => {
    const { worlds, main } = await registry();
    await expect(worlds.remove(main.id)).rejects.toMatchObject({ name: 'ControlRefusal', reason: 'conflict' });
    expect((await main.ask(null, 'GET /v1/health')).status).toBe(200);
  });

  test('happens to all of them when the registry is closed, whatever they wait for', async () => {
    const { worlds } = await registry();
    const made = await Promise.all([1, 2].map(() => worlds.create({ expires_in: 1_000 })));
    await worlds.close();
    expect(made.map(({ world }) => world.is_over)).toEqual([true, true]);
    expect(worlds.list()).toHaveLength(1);
  });
});

test.each([0, -1, Number.NaN, longest_expiry_s + 1, Number.POSITIVE_INFINITY])(
  'an expiry of %s seconds is refused',
  async (expires_in) => {
    const { worlds } = await registry();
    await expect(worlds.create({ expires_in })).rejects.toMatchObject({
      name: 'InputError',
      message: expect.stringMatching(/^expires_in must be seconds above 0/),
    });
    expect(worlds.list()).toHaveLength(1);
  },
);

test('there are so many worlds and no more, those that are being made included', async () => {
  const { worlds, main } = await registry();
  for (let index = 0; index < most_worlds - 1; index++) worlds.others.set(String(index), main);
  const last = worlds.create({ seed_state: no_state });
  await expect(worlds.create({})).rejects.toMatchObject({ name: 'ControlRefusal', reason: 'conflict' });
  await last;
  await expect(worlds.create({})).rejects.toThrow(/has 256 worlds/);
  for (let index = 0; index < most_worlds - 1; index++) worlds.others.delete(String(index));
  await worlds.create({ seed_state: no_state });
});

const no_state = { asset_types: [], organizations: [], users: [], principals: [] };
