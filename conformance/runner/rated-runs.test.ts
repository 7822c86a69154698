import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRatedRuns } from './rated-runs.ts';
import type { RunPolling } from './run-polling.ts';

const named = (number: number) => ({ number }) as unknown as RunPolling;

it('one set goes from case to case where no other may be made', async () => {
  const { lend } = createRatedRuns(() => false, named);
  const [first, second] = [lend(), lend()];
  const runs = await first.runs();
  expect(await first.runs()).toBe(runs);
  let is_there = false;
  const waited = second.runs().then((one) => {
    is_there = true;
    return one;
  });
  await Promise.resolve();
  expect(is_there).toBe(false);
  first.end();
  expect(await waited).toBe(runs);
});

it('no two cases have one set, and a set that is free is taken before another is made', async () => {
  let made = 0;
  const { lend } = createRatedRuns(
    () => true,
    (number) => {
      made += 1;
      return named(number);
    },
  );
  const [first, second, unused, third] = [lend(), lend(), lend(), lend()];
  const [one, other] = [await first.runs(), await second.runs()];
  expect(other).not.toBe(one);
  unused.end();
  second.end();
  await setImmediate();
  expect(await third.runs()).toBe(other);
  expect(made).toBe(2);
});
