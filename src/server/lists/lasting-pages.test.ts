import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChoicesDocument } from '../../choices/choices.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';

interface Page {
  items: { id: string; created_by_user?: unknown }[];
  first: string;
  next: string | null;
  previous: string | null;
}

const choices: fc.Arbitrary<ChoicesDocument> = fc.record({
  lists: fc.record({
    default_order: fc.constantFrom({ field: 'created_at', direction: 'desc' }, { field: 'name', direction: 'asc' }),
    end_of_list: fc.constantFrom('null', 'url_to_empty_page'),
    cursor_lifetime: fc.constantFrom('none' as const, 60),
    read_your_writes: fc.constantFrom('at_once' as const, 1_000),
  }),
  assets: fc.record({ presign_off_url: fc.constantFrom('plain', 'null', 'relative') }),
});
const acts = fc.array(
  fc.record({
    what: fc.constantFrom('delete', 'delete', 'snapshot', 'restore', 'reset', 'advance', 'nothing'),
    which: fc.nat({ max: 20 }),
  }),
  { minLength: 2, maxLength: 10 },
);
const queries = [
  '?limit=3',
  '?limit=2&sort_by=mime_type:desc',
  '?limit=3&fields=id,name',
  '?limit=40&sort_by=name:asc',
];

const read = async (world: TestWorld, target: string): Promise<Page> =>
  (await world.ask('owner', `GET ${target}`)).json;
const known = async (world: TestWorld) => (await read(world, '/v1/assets?limit=500')).items;

/** With users embedded the page is made anew; they are all that it has more. */
async function madeAnew(world: TestWorld, query: string): Promise<Page> {
  const page = await read(world, `/v1/assets${query}&embed=created_by_user`);
  const withoutUser = ({ created_by_user: _, ...item }: Page['items'][number]) => item;
  return { ...page, items: page.items.map(withoutUser) };
}

test('a page is as if it were made anew, whatever was written, reset or restored, in worlds of any choices', async () => {
  let met = 0;
  const law = fc.asyncProperty(fc.array(choices, { minLength: 1, maxLength: 2 }), acts, async (all, todo) => {
    const worlds = await Promise.all(all.map((one) => testWorld({ choices: one })));
    const snapshots = new Map<TestWorld, string>();
    const act = {
      async delete(world: TestWorld, which: number) {
        const there = await known(world);
        const [one] = there.slice(which % there.length);
        if (one) await world.ask('owner', `DELETE /v1/assets/${one.id}`);
      },
      async snapshot(world: TestWorld) {
        snapshots.set(world, await world.snapshot());
      },
      async restore(world: TestWorld) {
        const snapshot = snapshots.get(world);
        if (snapshot !== undefined) expect(await world.restore(snapshot)).toBe(true);
      },
      reset: (world: TestWorld) => world.reset(),
      advance: (world: TestWorld) => world.advance(700),
      nothing: async () => {},
    };
    for (const { what, which } of todo) {
      for (const world of worlds) {
        await act[what](world, which);
        for (const query of queries) {
          const page = await read(world, `/v1/assets${query}`);
          const anew = await madeAnew(world, query);
          expect(page.items).toEqual(anew.items);
          expect([page.next === null, page.previous === null]).toEqual([anew.next === null, anew.previous === null]);
          met += page.items.length;
        }
      }
    }
    await Promise.all(worlds.map((world) => world.close()));
  });
  await fc.assert(law, { numRuns: 12, seed: 1 });
  expect(met).toBeGreaterThan(500);
});

test('pages of one list at two names of the server lead on at their own', async () => {
  const world = await testWorld();
  for (const origin of ['http://one.example', 'http://two.example', 'http://one.example']) {
    const { first, next } = await read(world, `${origin}/v1/assets?limit=3`);
    for (const url of [first, next]) expect(url).toContain(`${origin}/`);
  }
});
