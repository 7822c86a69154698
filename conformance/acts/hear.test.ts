import { expect, it } from 'vitest';
import { CaseStopped, type CheckContext } from '../suite/context.ts';
import { hear } from './hear.ts';

/** A run whose receiver is sent something at these times. @param arrivals milliseconds, by URL */
function run(arrivals: Record<string, number>) {
  const done = new Map<string, unknown>();
  let now_ms = 0;
  const ctx = {
    hooks: { heard: async (url: string) => (now_ms >= (arrivals[url] ?? Number.POSITIVE_INFINITY) ? 1 : 0) },
    time: {
      goOn: async (ms: number) => {
        now_ms += ms;
      },
    },
    async once(name: string, act: () => Promise<unknown>) {
      if (!done.has(name)) done.set(name, await act());
      return done.get(name);
    },
  } as unknown as CheckContext;
  return { ctx, now_ms: () => now_ms };
}

it('waits for an event as long as a queue may take, however often events take so long', async () => {
  const { ctx, now_ms } = run({ a: 29_000, b: 58_000, c: 87_000 });
  for (const [url, after_ms] of [['a', 29_250] as const, ['b', 58_250] as const, ['c', 87_250] as const]) {
    await hear(ctx, url);
    expect(now_ms()).toBe(after_ms);
  }
});

it('gives a target that tells nobody two whole waits, and every other one seconds', async () => {
  const { ctx, now_ms } = run({});
  await hear(ctx, 'a');
  await hear(ctx, 'b');
  expect(now_ms()).toBe(60_500);
  for (const url of ['c', 'd']) {
    const stopped: unknown = await hear(ctx, url).catch((error: unknown) => error);
    expect(stopped).toBeInstanceOf(CaseStopped);
    // A gate that lets budgets end lets this one end too.
    expect(stopped).toMatchObject({ stop: { verdict: 'inconclusive', budget: true } });
  }
  expect(now_ms()).toBe(64_500);
});

it('waits again for whoever was told meanwhile', async () => {
  const { ctx, now_ms } = run({ c: 61_000, e: 100_000 });
  for (const url of ['a', 'b', 'c']) await hear(ctx, url);
  await hear(ctx, 'd');
  await hear(ctx, 'e');
  expect(now_ms()).toBe(100_250);
});
