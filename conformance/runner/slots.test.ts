import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSlots, type Slot } from './slots.ts';

/** Cases that act, wait aside `waits` times, and end; the most that acted at a time, and the order of their beginnings. */
async function shown(most: number, cases: readonly { turn: number; waits: number }[]) {
  const slots = createSlots(most);
  const [begun, ended]: number[][] = [[], []];
  let acting = 0;
  let most_acting = 0;
  async function act(): Promise<void> {
    acting += 1;
    most_acting = Math.max(most_acting, acting);
    await setImmediate();
    acting -= 1;
  }
  await Promise.all(
    cases.map(({ turn, waits }, index) =>
      slots.hold(turn, async (slot) => {
        begun!.push(index);
        await act();
        for (let time = 0; time < waits; time++) {
          await slot.aside(() => setImmediate());
          await act();
        }
        ended!.push(index);
      }),
    ),
  );
  return { begun, ended, most_acting };
}

it('no more act at a time than there are places, those of a lower turn first', async () => {
  const cases = [3, 1, 2, 1].map((turn) => ({ turn, waits: 0 }));
  expect(await shown(1, cases)).toMatchObject({ begun: [0, 1, 3, 2], most_acting: 1 });
  expect(await shown(2, cases)).toMatchObject({ most_acting: 2 });
});

it('a place that is left while its case waits serves others, and comes back first', async () => {
  const { begun, ended, most_acting } = await shown(1, [
    { turn: 0, waits: 2 },
    { turn: 0, waits: 0 },
    { turn: 0, waits: 0 },
    { turn: 0, waits: 0 },
  ]);
  expect(most_acting).toBe(1);
  expect(begun).toEqual([0, 1, 2, 3]);
  expect(ended!.indexOf(0)).toBeLessThan(3);
});

it('one that waits for another, which waits for a place, holds up neither', async () => {
  const slots = createSlots(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  await Promise.all([
    slots.hold(0, (slot) => slot.aside(() => promise)),
    slots.hold(1, async () => {
      await setImmediate();
      resolve();
    }),
  ]);
  // Both have given it back.
  await slots.hold(2, setImmediate);
});

it('waits side by side leave one place, and take one back', async () => {
  const slots = createSlots(1);
  let held: Slot | undefined;
  await slots.hold(0, async (slot) => {
    held = slot;
    await Promise.all([1, 2, 3].map((rounds) => slot.aside(() => waited(rounds))));
  });
  expect(held).toBeDefined();
  const order: string[] = [];
  await Promise.all([
    slots.hold(1, async () => {
      order.push('first');
      await waited(2);
      order.push('first ends');
    }),
    slots.hold(2, async () => void order.push('second')),
  ]);
  expect(order).toEqual(['first', 'first ends', 'second']);
});

it('an error gives the place back', async () => {
  const slots = createSlots(1);
  await expect(slots.hold(0, () => Promise.reject(new Error('odd')))).rejects.toThrow('odd');
  expect(await slots.hold(0, async () => 'next')).toBe('next');
});

async function waited(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) await setImmediate();
}
