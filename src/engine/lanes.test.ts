import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLanes } from './lanes.ts';

const tick = () => new Promise(setImmediate);

/** Works that end when they are told to, and what began so far. */
function works(bounds: { receiver: number; origin: number }) {
  const lanes = createLanes(bounds);
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    began,
    run: (url: string, name: string) =>
      lanes.run(url, () => {
        began.push(name);
        const { promise, resolve } = Promise.withResolvers<void>();
        ends.set(name, resolve);
        return promise;
      }),
    async end(name: string) {
      ends.get(name)!();
      await tick();
    },
  };
}

test('a receiver that does not answer holds up no other, of its origin or another', async () => {
  const { began, run, end } = works({ receiver: 2, origin: 4 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void run('http://one.test/a', name);
  void run('http://one.test/b', 'b1');
  void run('http://two.test/a', 'c1');
  await tick();
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1']);
  await end('a2');
  expect(began.slice(4)).toEqual(['a3']);
});

test('the receivers of a full origin are served in turns', async () => {
  const { began, run, end } = works({ receiver: 2, origin: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void run('http://one.test/a', name);
  for (const name of ['b1', 'b2']) void run('http://one.test/b', name);
  await tick();
  for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name);
  expect(began).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2']);
});

test('work that throws makes room too', async () => {
  const lanes = createLanes({ receiver: 1, origin: 1 });
  await expect(lanes.run('no url', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await lanes.run('no url', async () => {});
});

test('the bounds are kept, all work is done, and work for one URL begins in order', async () => {
  const url = fc.constantFrom('http://one.test/a', 'http://one.test/b', 'http://one.test/c', 'http://two.test/');
  const work = fc.record({ url, turns: fc.nat(5) });
  const bounds = fc.record({ receiver: fc.integer({ min: 1, max: 3 }), origin: fc.integer({ min: 1, max: 5 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(work, { maxLength: 40 }), bounds, async (given, { receiver, origin }) => {
      const lanes = createLanes({ receiver, origin });
      const under_way: string[] = [];
      const began: number[] = [];
      const all = given.map(({ url, turns }, index) =>
        lanes.run(url, async () => {
          began.push(index);
          under_way.push(url);
          expect(under_way.filter((one) => one === url).length).toBeLessThanOrEqual(receiver);
          const of_origin = under_way.filter((one) => new URL(one).origin === new URL(url).origin);
          expect(of_origin.length).toBeLessThanOrEqual(origin);
          for (let turn = 0; turn < turns; turn++) await Promise.resolve();
          under_way.splice(under_way.indexOf(url), 1);
        }),
      );
      await Promise.all(all);
      for (const one of new Set(given.map(({ url }) => url))) {
        const order = began.filter((index) => given[index]!.url === one);
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }
      expect(began).toHaveLength(given.length);
    }),
  );
});
