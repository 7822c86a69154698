import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';

type Item = Record<string, string | number | null>;

/** Follows `way` from a URL to its end. */
async function walk(world: TestWorld, url: string, way: 'next' | 'previous'): Promise<Item[][]> {
  const pages: Item[][] = [];
  for (let at: string | null = url; at !== null; ) {
    const { status, json } = await world.ask('owner', `GET ${at}`);
    expect(status).toBe(200);
    pages.push(json.items);
    if (pages.length > 200) throw new Error('the walk does not end');
    at = json[way];
  }
  return pages;
}

/** Code point order, which is also that of numbers and times here; nulls last; ties by id in the direction of the sort. */
function inOrder(items: readonly Item[], field: string, direction: 'asc' | 'desc'): Item[] {
  const sign = direction === 'asc' ? 1 : -1;
  const codePoints = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
  const compare = (a: Item[string], b: Item[string]) =>
    typeof a === 'number' ? a - (b as number) : codePoints(String(a), String(b));
  return items.toSorted((a, b) => {
    const [x, y] = [a[field] ?? null, b[field] ?? null];
    if ((x === null) !== (y === null)) return x === null ? 1 : -1;
    return sign * ((x === null ? 0 : compare(x, y)) || compare(a.id!, b.id!));
  });
}

const sortable = ['id', 'folder_id', 'name', 'mime_type', 'size_bytes', 'created_by', 'created_at', 'source_id', 'url'];

describe('walks', () => {
  test('meet each asset once, in order, both ways, for any sort, filter and page size', async () => {
    const world = await testWorld();
    const everything: Item[] = (await world.ask('owner', 'GET /v1/assets?limit=500')).json.items;
    expect(everything.length).toBeGreaterThan(25);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sortable),
        fc.constantFrom('asc' as const, 'desc' as const),
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        async (field, direction, limit, filtered) => {
          const expected = inOrder(everything, field, direction)
            .filter(({ mime_type }) => !filtered || mime_type === 'image/png')
            .map(({ id }) => id);
          const query = `limit=${limit}&sort_by=${field}:${direction}${filtered ? '&q=mime_type.eq:image/png' : ''}`;
          const forward = await walk(world, `/v1/assets?${query}`, 'next');
          expect(forward.flat().map(({ id }) => id)).toEqual(expected);
          expect(forward.slice(0, -1).every((page) => page.length === limit)).toBe(true);
          const back = await walk(world, `/v1/assets?${query}&backward=true`, 'previous');
          expect(
            back
              .toReversed()
              .flat()
              .map(({ id }) => id),
          ).toEqual(expected);
        },
      ),
      { numRuns: 40, seed: 1 },
    );
  });

  test('turn round at any page', async () => {
    const world = await testWorld();
    const first = (await world.ask('owner', 'GET /v1/assets?limit=5')).json;
    const second = (await world.ask('owner', `GET ${first.next}`)).json;
    const third = (await world.ask('owner', `GET ${second.next}`)).json;
    const secondAgain = (await world.ask('owner', `GET ${third.previous}`)).json;
    expect(secondAgain.items).toEqual(second.items);
    const firstAgain = (await world.ask('owner', `GET ${secondAgain.previous}`)).json;
    expect(firstAgain.items).toEqual(first.items);
    expect(firstAgain.previous).toBeNull();
    expect((await world.ask('owner', `GET ${firstAgain.next}`)).json.items).toEqual(second.items);
    expect((await world.ask('owner', `GET ${third.first}`)).json).toEqual(first);
  });

  test('outlive the row that a cursor was made at', async () => {
    const world = await testWorld();
    const all = (await world.ask('owner', 'GET /v1/assets?limit=500')).json.items;
    const page = (await world.ask('owner', 'GET /v1/assets?limit=4')).json;
    expect((await world.ask('owner', `DELETE /v1/assets/${all[3].id}`)).status).toBe(204);
    const next = (await world.ask('owner', `GET ${page.next}`)).json;
    expect(next.items.map(({ id }: Item) => id)).toEqual(all.slice(4, 8).map(({ id }: Item) => id));
    const back = (await world.ask('owner', `GET ${next.previous}`)).json;
    expect(back.items.map(({ id }: Item) => id)).toEqual(all.slice(0, 3).map(({ id }: Item) => id));
  });

  test('end well when everything behind the cursor is gone', async () => {
    const world = await testWorld();
    const first = (await world.ask('no_secret', 'GET /v1/assets?limit=1')).json;
    const second = (await world.ask('no_secret', `GET ${first.next}`)).json;
    await world.ask('no_secret', `DELETE /v1/assets/${second.items[0].id}`);
    const gone = (await world.ask('no_secret', `GET ${first.next}`)).json;
    expect(gone).toMatchObject({ items: [], next: null });
    expect((await world.ask('no_secret', `GET ${gone.previous}`)).json.items).toEqual(first.items);
  });
});

describe('a cursor', () => {
  const bad = { status: 422, json: { code: 'invalid_cursor' } };

  test('is good for its own list only', async () => {
    const world = await testWorld();
    const { json } = await world.ask('owner', 'GET /v1/assets?limit=2&sort_by=name:asc&q=size_bytes.gt:5');
    const cursor = new URL(json.next).searchParams.get('cursor')!;
    const query = `cursor=${cursor}&sort_by=name:asc&q=size_bytes.gt:5`;
    expect(await world.ask('owner', `GET /v1/assets?${query}`)).toMatchObject({ status: 200 });
    // Page size and shape may change on the way.
    expect(await world.ask('owner', `GET /v1/assets?${query}&limit=9&fields=name`)).toMatchObject({ status: 200 });
    const others = [
      ['owner', `/v1/assets?cursor=${cursor}`],
      ['owner', `/v1/assets?cursor=${cursor}&sort_by=name:desc&q=size_bytes.gt:5`],
      ['owner', `/v1/assets?cursor=${cursor}&sort_by=name:asc&q=size_bytes.gt:6`],
      ['owner', `/v1/assets/types?cursor=${cursor}`],
      ['outsider', `/v1/assets?${query}`],
      ['no_secret', `/v1/assets?${query}`],
    ] as const;
    for (const [who, target] of others)
      expect(await world.ask(who, `GET ${target}`), `${who} ${target}`).toMatchObject(bad);
  });

  test('is refused when any of its characters is changed', async () => {
    const world = await testWorld();
    const { json } = await world.ask('owner', 'GET /v1/assets?limit=2');
    const cursor = new URL(json.next).searchParams.get('cursor')!;
    const damaged = [...cursor].map((character, at) => {
      return `${cursor.slice(0, at)}${character === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`;
    });
    for (const text of [
      ...damaged,
      cursor.slice(1),
      cursor.slice(0, -1),
      `${cursor}A`,
      `${cursor}=`,
      '!',
      'null',
      'AAAA',
    ]) {
      expect(await world.ask('owner', `GET /v1/assets?limit=2&cursor=${encodeURIComponent(text)}`), text).toMatchObject(
        bad,
      );
    }
  });

  test('of another world is refused', async () => {
    const [one, other] = [await testWorld(), await testWorld({ seed: 2 })];
    const { json } = await one.ask('owner', 'GET /v1/assets/types?limit=2');
    const { search } = new URL(json.next);
    expect(await one.ask('owner', `GET /v1/assets/types${search}`)).toMatchObject({ status: 200 });
    expect(await other.ask('owner', `GET /v1/assets/types${search}`)).toMatchObject(bad);
  });
});

test('cursor URLs carry the filter, the order, the size, the projection, the embeds and presigning', async () => {
  const world = await testWorld();
  const query =
    'q=size_bytes.gt:1,mime_type.in:image/png%7Ctext/plain&sort_by=size_bytes:desc,name:asc&limit=3&fields=id,url&embed=created_by_user&presign=true';
  const one = (await world.ask('owner', `GET /v1/assets?${query}`)).json;
  const two = (await world.ask('owner', `GET ${one.next}`)).json;
  for (const url of [one.first, one.next, two.first, two.previous]) {
    const { searchParams, origin, pathname } = new URL(url);
    expect(`${origin}${pathname}`).toBe('http://api.example/v1/assets');
    const expected = Object.fromEntries(new URLSearchParams(query));
    expect(Object.fromEntries(searchParams)).toMatchObject(expected);
  }
  expect(Object.keys(two.items[0])).toEqual(['id', 'url', 'created_by_user']);
  expect(two.items[0].url).toContain('X-Amz-Signature=');
});

test('public URLs replace the origin that callers use', async () => {
  const world = await testWorld({ public_url: 'https://gateway.example/model-run/' });
  const { json } = await world.ask('owner', 'GET /v1/assets?limit=1');
  expect(json.next).toMatch(/^https:\/\/gateway\.example\/model-run\/v1\/assets\?limit=1&cursor=/);
  expect((await world.ask('owner', `GET ${json.next}`)).json.items).toHaveLength(1);
});

describe('filters', () => {
  const cases: [filter: string, names: string[]][] = [
    ['name.eq:notes.txt', ['notes.txt']],
    ['name.eq:null', []],
    ['name.eq:\\null', ['null']],
    ['name.eq:50% off\\, really: a\\\\b\\|c.pdf', ['50% off, really: a\\b|c.pdf']],
    ['name.in:notes.txt|null|nothing', ['notes.txt', 'null']],
    ['name.like:%الغروب%', ['صورة الغروب.jpg']],
    ['name.like:draft%', ['draft.wav']],
    ['name.eq:upper.txt', ['upper.txt']],
    ['size_bytes.gte:2481330', ['theme.mp3', 'harbour.mp4']],
    ['size_bytes.gte:2481330,size_bytes.lt:5368709120', ['harbour.mp4']],
    ['source_id.ne:null', ['harbour.mp4', 'kite.png']],
    ['created_at.eq:2025-01-12T09%3A31%3A00Z', ['notes.txt']],
    ['created_at.lt:2025-01-12T10:31:00%2B01:00', ['sunrise.png']],
    ['folder_id.ne:null,mime_type.eq:text/plain', ['notes.txt']],
  ];
  test.each(cases)('%s', async (filter, names) => {
    const world = await testWorld();
    const q = filter.includes('%3A') || filter.includes('%2B') ? filter : encodeURIComponent(filter);
    const { json } = await world.ask('owner', `GET /v1/assets?q=${q}&sort_by=created_at:asc`);
    expect(json.items.map(({ name }: Item) => name)).toEqual(names);
  });

  test('on URLs find the plain URL', async () => {
    const world = await testWorld();
    const [asset] = (await world.ask('owner', 'GET /v1/assets?q=name.eq:sunrise.png')).json.items;
    const { json } = await world.ask('owner', `GET /v1/assets?q=url.eq:${encodeURIComponent(asset.url)}`);
    expect(json.items).toEqual([asset]);
  });
});

test('lists hold 50 items unless told otherwise, newest first, without the deleted and the foreign', async () => {
  const world = await testWorld({ seed_state: 'full' });
  const { json } = await world.ask('owner', 'GET /v1/assets');
  expect(json.items).toHaveLength(50);
  const pages = await walk(world, '/v1/assets?limit=500', 'next');
  const items = pages.flat();
  expect(pages[0]).toHaveLength(500);
  expect(items.length).toBeGreaterThan(2_000);
  expect(items).toEqual(inOrder(items, 'created_at', 'desc'));
  const { organization } = world.principals.owner!;
  expect(items.every(({ deleted_at, org_id }) => deleted_at === null && org_id === organization.id)).toBe(true);
});
