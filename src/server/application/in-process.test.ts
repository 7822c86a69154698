import { afterEach, beforeEach, expect, it } from 'vitest';
import type { World } from '../parts.ts';
import { createWorld } from '../worlds/world.ts';

const public_url = 'https://api.example';
let world: World;
beforeEach(async () => {
  world = await createWorld({ public_url });
});
afterEach(() => world.close());

const asked = (signal: AbortSignal) => world.fetch(new Request(`${public_url}/v1/health`, { signal }));

it('a request whose signal has ended is not answered, and changes nothing', async () => {
  const reason = new Error('enough');
  await expect(asked(AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(world.log.list()).toEqual([]);
});

it('a signal ends a request that is under way', async () => {
  world.faults.add({ kind: 'latency', ms: 60_000 });
  await expect(asked(AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('an answer that came stays, whatever its signal does later', async () => {
  const control = new AbortController();
  const answer = await asked(control.signal);
  control.abort();
  expect(await answer.json()).toEqual({});
});
