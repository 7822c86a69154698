import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { OutgoingEvent } from '../../engine/sending.ts';
import type { World } from '../parts.ts';
import { listen } from '../sockets/server.ts';
import { testWorld } from './world.support.ts';
import { createWorldRegistry } from './worlds.ts';

const seeds = [1, 2, 3];
const week_ms = 7 * 86_400_000;

interface Place {
  world: World;
  /** Text before `/v1`. */
  base: string;
  /** Events sent by any of the worlds. */
  sent: readonly OutgoingEvent[];
}

/** View of a caller who makes a folder, uploads, lists, and runs a model, without what tells places apart. */
async function journey({ world, base, sent }: Place): Promise<string[]> {
  const authorization = `Bearer ${world.principals.owner!.token}`;
  const seen: string[] = [];
  // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
  const ask = async (method: string, path: string, body?: object): Promise<any> => {
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${base}${path}`, { method, headers, body: body && JSON.stringify(body) });
    const text = await answer.text();
    const named = ['date', 'service-request-id', 'location'].map((name) => `${name}: ${answer.headers.get(name)}`);
    seen.push([`${method} ${answer.status}`, ...named, text].join('\n'));
    return JSON.parse(text);
  };
  const callback_url = `http://127.0.0.1:4020/${world.id}`;
  const folder = await ask('POST', '/v1/asset-folders', { name: 'x' });
  await ask('GET', `/v1/asset-folders/${folder.id}`);
  const upload = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: 4 };
  const { upload_url, asset_id } = await ask('POST', '/v1/asset-uploads', upload);
  await fetch(upload_url, { method: 'PUT', body: 'abcd', headers: { 'content-type': 'text/plain' } });
  const { url } = await ask('GET', `/v1/assets/${asset_id}`);
  seen.push(await (await fetch(url)).text());
  const page = await ask('GET', '/v1/assets?limit=3&presign=true');
  await ask('GET', page.next.slice(base.length));
  const { run_id } = await ask('POST', '/v1/models/trial/spark/runs', { prompt: 'x', callback_url });
  await world.parts.timers.advance(1_000);
  await ask('GET', `/v1/runs/${run_id}`);
  const events = sent.filter((event) => event.url === callback_url);
  // The signature is over the URL of the callback too, in which places differ.
  seen.push(...events.map(({ headers, body }) => `${headers['service-request-id']} ${body}`));
  const nowhere = (text: string) =>
    text.replaceAll(base, 'BASE').replaceAll(world.urls.storage, 'STORAGE').replaceAll(world.id, 'ID');
  return seen.map(nowhere);
}

test('twenty worlds on one server disturb each other in nothing', async () => {
  const sent: OutgoingEvent[] = [];
  const main = await testWorld();
  const worlds = createWorldRegistry({
    main,
    defaults: { onFault: main.onFault },
    storage_url: () => main.urls.storage,
    wrap: (parts) => ({
      ...parts,
      async send(event) {
        sent.push(event);
        return { kind: 'answered', status: 200, body: '', took_ms: 0 };
      },
    }),
  });
  const { base_url, close } = await listen(worlds, { host: '127.0.0.1', port: 0, storage_port: 0 });
  onTestFinished(async () => {
    await close();
    await worlds.close();
  });
  const below = (world: World) => `${base_url}/w/${world.id}`;
  const make = async (seed: number) => (await worlds.create({ seed, clock: 'virtual' })).world;

  const alone = await Promise.all(
    seeds.map(async (seed) => {
      const world = await testWorld({ seed });
      const own = await listen({ main: world, others: new Map() }, { host: '127.0.0.1', port: 0, storage_port: 0 });
      onTestFinished(() => own.close());
      return journey({ world, base: own.base_url, sent: world.sent });
    }),
  );
  expect(alone[0]!.at(-1)).toContain('run.completed');

  const [ahead, broken, restless] = await Promise.all([make(1), make(1), make(1)]);
  const others = await Promise.all(Array.from({ length: 17 }, (_, index) => make(seeds[index % seeds.length]!)));
  broken.faults.add({ kind: 'status', status: 500 });
  let is_over = false;
  let resets = 0;
  const resetting = (async () => {
    for (; !is_over; resets++) {
      await restless.reset();
      await wait(100);
    }
  })();
  const asked = (world: World) =>
    fetch(`${below(world)}/v1/auth/me`, { headers: { authorization: `Bearer ${world.principals.owner!.token}` } });
  const [, answers] = await Promise.all([
    ahead.parts.timers.advance(week_ms),
    Promise.all(others.map((world) => journey({ world, base: below(world), sent }))),
  ]);
  expect((await asked(broken)).status).toBe(500);
  expect((await asked(restless)).status).toBe(200);
  is_over = true;
  await resetting;
  expect(resets).toBeGreaterThan(0);
  expect(ahead.parts.clock.now_ms()).toBe(main.parts.clock.now_ms() + week_ms);
  for (const [index, answer] of answers.entries()) expect(answer).toEqual(alone[index % seeds.length]);
});
