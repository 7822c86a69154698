import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChoicesDocument } from '../../choices/choices.ts';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';

interface Page {
  items: { id: string }[];
  next: string | null;
  previous: string | null;
}

const lists: fc.Arbitrary<NonNullable<ChoicesDocument['lists']>> = fc.record({
  short_pages: fc.constantFrom('never', 'short', 'empty'),
  default_order: fc.record({
    field: fc.constantFrom('created_at', 'name', 'folder_id'),
    direction: fc.constantFrom('asc', 'desc'),
  }),
  text_order: fc.constantFrom('code_point', 'case_insensitive'),
  null_order: fc.constantFrom('last', 'first', 'lowest', 'highest'),
  tie_break: fc.constantFrom('with_sort', 'against_sort', 'ascending'),
  cursor_lifetime: fc.constantFrom('none' as const, 60),
  read_your_writes: fc.constantFrom('at_once' as const, 1_000),
  end_of_list: fc.constantFrom('null', 'url_to_empty_page'),
});
const sort = fc.constantFrom(
  '',
  '&sort_by=mime_type:desc',
  '&sort_by=source_id:asc,name:desc',
  '&sort_by=folder_id:desc',
);
const turns = fc.array(fc.constantFrom('next', 'next', 'previous'), { minLength: 4, maxLength: 12 });

const read = async (world: TestWorld, url: string): Promise<Page> => (await world.ask('owner', `GET ${url}`)).json;
const idsOf = ({ items }: Page) => items.map(({ id }) => id);

async function wholeList(world: TestWorld, query: string): Promise<string[]> {
  const ids: string[] = [];
  let page = await read(world, `/v1/assets?limit=500${query}`);
  for (let more = true; more; ) {
    ids.push(...idsOf(page));
    more = page.next !== null;
    if (page.next !== null) page = await read(world, page.next);
  }
  return ids;
}

test('whatever the choices, the list is cut into pages that join: each leads on where it ends, and back where it begins', async () => {
  const seen = { empty: 0, short: 0 };
  await fc.assert(
    fc.asyncProperty(lists, sort, fc.integer({ min: 1, max: 7 }), turns, async (choices, sorted, limit, ways) => {
      const world = await testWorld({ choices: { lists: choices } });
      const all = await wholeList(world, sorted);
      expect(new Set(all).size).toBe(all.length);
      let page = await read(world, `/v1/assets?limit=${limit}${sorted}`);
      let [begin, end] = [0, page.items.length];
      expect(end).toBeGreaterThan(0);
      for (const way of ways) {
        expect(idsOf(page)).toEqual(all.slice(begin, end));
        const url = page[way];
        if (url === null) break;
        page = await read(world, url);
        const { length } = page.items;
        [begin, end] = way === 'next' ? [end, end + length] : [begin - length, begin];
        if (length === 0 && end < all.length && begin > 0) seen.empty += 1;
        if (length > 0 && length < limit && end < all.length && begin > 0) seen.short += 1;
      }
      await world.close();
    }),
    { numRuns: 40, seed: 1 },
  );
  expect(seen.empty).toBeGreaterThan(0);
  expect(seen.short).toBeGreaterThan(0);
});

test.each(['short', 'empty'] as const)(
  'with %s pages a walk ends, either way, and meets each item once',
  async (short_pages) => {
    const world = await testWorld({ choices: { lists: { short_pages } } });
    const plain = await testWorld();
    const all = idsOf(await read(plain, '/v1/assets?limit=500'));
    for (const [way, start, expected] of [
      ['next', '', all],
      ['previous', '&backward=true', all.toReversed()],
    ] as const) {
      const met: string[] = [];
      let pages = 0;
      for (let url: string | null = `/v1/assets?limit=4${start}`; url !== null; pages++) {
        const page: Page = await read(world, url);
        const ids = idsOf(page);
        met.push(...(way === 'next' ? ids : ids.toReversed()));
        url = page[way];
        expect(pages).toBeLessThan(2 * all.length);
      }
      expect(met).toEqual(expected);
    }
  },
);
