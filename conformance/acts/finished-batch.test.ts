import { expect, it } from 'vitest';
import type { CheckContext } from '../suite/context.ts';
import { answered, bare_facts } from '../testing/written-evidence.support.ts';
import { readAll, readList } from './finished-batch.ts';

/** A run over a target whose list of a batch has so many pages, with an item each. */
function run(pages: number) {
  const done = new Map<string, unknown>();
  let asked = 0;
  const page = (number: number) => {
    asked += 1;
    const next = number < pages ? `http://target.example/${number + 1}` : null;
    return answered(`all/${number}`, 'listBatchItems', 200, {
      items: [{ id: `i${number}` }],
      first: null,
      next,
      previous: null,
    });
  };
  const ctx = {
    facts: bare_facts,
    call: async () => page(1),
    followToPage: async (_: unknown, url: string) => page(Number(url.split('/').at(-1))),
    async once(name: string, act: () => Promise<unknown>) {
      if (!done.has(name)) done.set(name, await act());
      return done.get(name);
    },
  } as unknown as CheckContext;
  const counted = async () => {
    const before = asked;
    const items = await readAll(ctx, 'b');
    return [items.length, asked - before];
  };
  return { counted, list: async () => (await readList(ctx, 'b', {}, 'sorted')).length };
}

it.each([1, 6, 199, 200])('reads a list of %d pages to its end, each time', async (pages) => {
  const { counted } = run(pages);
  for (let time = 1; time <= 3; time++) expect(await counted()).toEqual([pages, pages]);
});

it('asks a list that had no end for little in any other way too', async () => {
  const { counted, list } = run(Number.POSITIVE_INFINITY);
  expect([await list(), await counted(), await list()]).toEqual([60, [200, 200], 5]);
});

it('walks a list without end once', async () => {
  const { counted } = run(Number.POSITIVE_INFINITY);
  expect([await counted(), await counted(), await counted()]).toEqual([
    [200, 200],
    [5, 5],
    [5, 5],
  ]);
});
