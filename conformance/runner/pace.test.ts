import { describe, expect, it } from 'vitest';
import { createPace } from './pace.ts';

/** Time that goes on by waiting alone, and as early as a timer may be. */
function steppedClock(early_ms = 0) {
  let now = 0;
  return {
    now_ms: () => now,
    async wait(ms: number) {
      now += Math.max(0.1, ms - early_ms);
    },
  };
}

describe('ten requests a second', () => {
  it.each([0, 1])(
    'are no more in any second, though thirty are ready at once and timers are %i ms early',
    async (early) => {
      const clock = steppedClock(early);
      const next = createPace(10, clock);
      const sent: number[] = [];
      await Promise.all(
        Array.from({ length: 30 }, async () => {
          await next();
          sent.push(clock.now_ms());
        }),
      );
      const most = Math.max(...sent.map((from) => sent.filter((at) => at >= from && at < from + 1000).length));
      expect(most).toBe(10);
      expect(sent.at(-1)).toBeLessThan(3_100);
    },
  );

  it('are not made up for after a pause', async () => {
    const clock = steppedClock();
    const next = createPace(10, clock);
    await next();
    await clock.wait(5_000);
    await Promise.all([next(), next()]);
    expect(clock.now_ms()).toBeGreaterThanOrEqual(5_100);
  });
});

it('waits for nothing where the target names no rate', async () => {
  const clock = steppedClock();
  const next = createPace(undefined, clock);
  await Promise.all([next(), next()]);
  expect(clock.now_ms()).toBe(0);
});

it('waits for no time that is over, though the clock goes on while it is read', async () => {
  let now_ms = 0;
  const waits: number[] = [];
  const turn = createPace(10, {
    now_ms: () => (now_ms += 60),
    async wait(ms) {
      waits.push(ms);
      now_ms += ms;
    },
  });
  for (let request = 0; request < 5; request++) await turn();
  expect(waits.length).toBeGreaterThan(2);
  expect(Math.min(...waits)).toBeGreaterThan(0);
});
