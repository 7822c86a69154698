/** Each choice about lists in each listed way, as it is seen on the wire. */
import { describe, expect, test } from 'vitest';
import { referenceChoices } from '../../choices/choices.ts';
import type { ListChoices } from '../../choices/choices-document.ts';
import schema from '../../generated/choices.schema.json' with { type: 'json' };
import { type TestWorld, testWorld } from '../worlds/world.support.ts';

type Key = Exclude<keyof ListChoices, 'for'>;
type Item = Record<string, string | number | null>;

/** Answer of a world with the choice, and the right one. */
interface Row {
  key: Key;
  value: unknown;
  /** Choices that go with it. */
  beside?: ListChoices;
  see(world: TestWorld): Promise<unknown>;
  expected: unknown;
}

const rows: Row[] = [];
/** The same look at each of some values. */
function row<K extends Key>(
  key: K,
  see: Row['see'],
  values: readonly (readonly [value: NonNullable<ListChoices[K]>, expected: unknown])[],
  beside?: ListChoices,
): void {
  for (const [value, expected] of values) rows.push({ key, value, see, expected, ...(beside && { beside }) });
}

const get = async (world: TestWorld, target: string, principal = 'owner') => {
  const { status, json } = await world.ask(principal, `GET ${target}`);
  return { status, json, items: json?.items as Item[] };
};
const create = (world: TestWorld, filename: string) =>
  world.ask('owner', 'POST /v1/asset-uploads', { body: { filename, mime_type: 'text/x-row', size_bytes: 1 } });
/** Names in a list, or the status of a refusal. */
const names = (target: string) => async (world: TestWorld) => {
  const { status, items } = await get(world, target);
  return items ? items.map(({ name }) => name) : status;
};
const count = (target: string) => async (world: TestWorld) => {
  const { status, items } = await get(world, target);
  return items?.length ?? status;
};
const status = (target: string) => async (world: TestWorld) => (await get(world, target)).status;
const { lists: reference } = referenceChoices;
const types = '/v1/assets/types';

row(
  'parameters',
  async (world) => [await count('/v1/assets?limit=2')(world), await count('/v1/assets?per_page=2')(world)],
  [
    [reference.parameters, [2, 422]],
    [{ page_size: 'per_page' }, [422, 2]],
  ],
);
row(
  'boolean_values',
  async (world) =>
    new URL((await get(world, '/v1/assets?limit=2&backward=true')).json?.previous ?? 'x:').searchParams.get('backward'),
  [[['true', 'false'], 'true']],
);
row(
  'boolean_values',
  async (world) =>
    new URL((await get(world, '/v1/assets?limit=2&backward=yes')).json.previous).searchParams.get('backward'),
  [[['yes', 'no'], 'yes']],
);
row('boolean_values_accepted', status('/v1/assets?presign=1'), [
  [[], 422],
  [[['1', '0']], 200],
]);
row('filter_grammar', names('/v1/assets?q=name.eq:notes.txt'), [[reference.filter_grammar, ['notes.txt']]]);
row('filter_grammar', names('/v1/assets?filter[name][eq]=notes.txt'), [
  [{ parameter: 'filter[{field}][{operator}]', value: '{value}' }, ['notes.txt']],
]);
row('filter_grammar', names('/v1/assets?q=name.like:notes'), [
  [{ ...reference.filter_grammar, any_text: '' }, ['notes.txt']],
  [{ ...reference.filter_grammar, any_text: '*' }, []],
]);
row('filter_grammar', names('/v1/assets?q=name.like:notes*'), [
  [{ ...reference.filter_grammar, any_text: '*' }, ['notes.txt']],
]);
row('filter_grammar', names('/v1/assets?q=name.is_null:yes'), [
  [{ ...reference.filter_grammar, null_operator: { word: 'is_null', values: ['yes', 'no'] } }, []],
]);
row('sort_grammar', names(`${types}?sort_by=name:desc&limit=1`), [[reference.sort_grammar, ['video']]]);
row('sort_grammar', names(`${types}?sort_by=-name&limit=1`), [
  [{ ascending: '{field}', descending: '-{field}' }, ['video']],
]);
row('fields_grammar', status(`${types}?fields=name,created_at`), [
  [{ join: ',' }, 200],
  [{ join: '|' }, 422],
]);
row('operators', status('/v1/assets?q=name.eq:notes.txt'), [
  [reference.operators, 200],
  [{ eq: 'is', ne: 'not' }, 422],
]);
row('operators', names('/v1/assets?q=name.is:notes.txt'), [[{ eq: 'is' }, ['notes.txt']]]);

/** An asset of this name is found by this text. */
const found = (name: string, text: string) => async (world: TestWorld) => {
  await create(world, name);
  return names(`/v1/assets?q=name.eq:${encodeURIComponent(text)}`)(world);
};
row('quoting', found('a,b', 'a\\,b'), [['backslash', ['a,b']]]);
row('quoting', found('a,b', '"a,b"'), [['double_quote', ['a,b']]]);
row('quoting', found('a,b', 'a%2Cb'), [['percent', ['a,b']]]);
row('quoting', found('"a\\b%2C', '"a\\b%2C'), [['none', ['"a\\b%2C']]]);
row('multiple_conditions', count('/v1/assets?q=mime_type.eq:text/plain,name.eq:upper.txt'), [
  ['and', 1],
  ['none', 422],
]);

const filled = async (world: TestWorld) => {
  for (let index = 0; index < 20; index++) await create(world, `filling ${index}`);
  return count('/v1/assets')(world);
};
row('default_page_size', filled, [
  [50, 50],
  [3, 3],
]);
row(
  'page_size_bounds',
  async (world) => Promise.all([1, 2, 4].map((size) => status(`/v1/webhooks/event-types?limit=${size}`)(world))),
  [
    [
      [1, 500],
      [200, 200, 200],
    ],
    [
      [2, 3],
      [422, 200, 422],
    ],
  ],
  { default_page_size: 2 },
);
row('page_size_out_of_range', count('/v1/assets?limit=0'), [
  ['refused', 422],
  ['clamped', 1],
]);

/** A list of one page, and what comes behind it. */
row(
  'end_of_list',
  async (world) => {
    const { next } = (await get(world, '/v1/assets?limit=500', 'no_secret')).json;
    return typeof next === 'string' && next !== '' ? (await get(world, next, 'no_secret')).json : { next };
  },
  [
    ['null', { next: null }],
    ['absent', { next: undefined }],
    ['empty_string', { next: '' }],
    ['url_to_empty_page', { items: [], first: expect.any(String), next: null, previous: null }],
  ],
);
row('first_on_page_one', async (world) => (await get(world, '/v1/assets?limit=1')).json.first, [
  ['url', 'http://api.example/v1/assets?limit=1'],
  ['absent', undefined],
]);
row('cursor_url_form', async (world) => (await get(world, '/v1/assets?limit=1')).json.next, [
  ['absolute', expect.stringMatching(/^http:\/\/api\.example\/v1\/assets\?/)],
  ['relative', expect.stringMatching(/^\/v1\/assets\?/)],
  ['other_origin', expect.stringMatching(/^https?:\/\/(?!api\.example\/)[^/]+\/v1\/assets\?/)],
]);
row(
  'cursor_url_carries',
  async (world) => {
    const query = 'q=name.ne:x&sort_by=name:asc&limit=2&fields=name&embed=created_by_user&presign=true';
    const { next } = (await get(world, `/v1/assets?${query}`)).json;
    return [...new URL(next).searchParams.keys()].sort();
  },
  [
    [
      ['page_size', 'fields', 'embed', 'presign'],
      ['cursor', 'embed', 'fields', 'limit', 'presign', 'q', 'sort_by'],
    ],
    [['fields'], ['cursor', 'fields', 'q', 'sort_by']],
    [[], ['cursor', 'q', 'sort_by']],
  ],
);
row(
  'id_always_projected',
  async (world) => Object.keys((await get(world, '/v1/assets?fields=name&limit=1')).items[0]!),
  [
    [false, ['name']],
    [true, ['id', 'name']],
  ],
);
const rising = '/v1/assets?q=mime_type.eq:text/plain&sort_by=created_at:asc&limit=2';
row('backward_order', names(`${rising}&backward=true`), [
  ['list_order', ['Upper.TXT', 'upper.txt']],
  ['reversed', ['upper.txt', 'Upper.TXT']],
]);
row('backward_without_cursor', names(`${rising}&backward=true`), [
  ['last_page', ['Upper.TXT', 'upper.txt']],
  ['first_page', ['notes.txt', ' ']],
  ['refused', 422],
]);
row(
  'bad_cursor',
  async (world) => {
    const { status, json } = await get(world, '/v1/assets?limit=1&cursor=damaged');
    return status === 200 ? json.items[0].id === (await get(world, '/v1/assets?limit=1')).items[0]!.id : status;
  },
  [
    [400, 400],
    [403, 403],
    [404, 404],
    [422, 422],
    ['first_page', true],
  ],
);
row('unknown_parameter', status('/v1/assets?nothing=1'), [
  ['refused', 422],
  ['ignored', 200],
]);
row('unknown_filter', names('/v1/assets?q=nothing.eq:1,name.eq:notes.txt'), [
  ['refused', 422],
  ['ignored', ['notes.txt']],
]);
row('unknown_sort', names(`${types}?sort_by=nothing:asc,name:desc&limit=1`), [
  ['refused', 422],
  ['ignored', ['video']],
]);
row(
  'unknown_field',
  async (world) => {
    const { status, items } = await get(world, '/v1/assets?fields=name,nothing&limit=1');
    return items ? Object.keys(items[0]!) : status;
  },
  [
    ['refused', 422],
    ['ignored', ['name']],
  ],
);
row('unknown_embed', status('/v1/assets?embed=nothing'), [
  ['refused', 422],
  ['ignored', 200],
]);

row(
  'queryable_fields',
  (world) => {
    const each = [
      'sort_by=name:asc',
      'sort_by=size_bytes:asc',
      'q=name.eq:x',
      'q=size_bytes.eq:1',
      'fields=name',
      'fields=size_bytes',
    ];
    return Promise.all(each.map((query) => status(`/v1/assets?${query}`)(world)));
  },
  [
    [reference.queryable_fields, [200, 200, 200, 200, 200, 200]],
    [{ sort: ['name'] }, [200, 422, 200, 200, 200, 200]],
    [{ filter: ['name'] }, [200, 200, 200, 422, 200, 200]],
    [{ project: ['name'] }, [200, 200, 200, 200, 200, 422]],
    [{ sort: [], filter: [], project: [] }, [422, 422, 422, 422, 422, 422]],
  ],
);
/** Sizes of the pages of a walk: the least and the most but for the last page. */
row(
  'short_pages',
  async (world) => {
    const lengths: number[] = [];
    for (let url: string | null = '/v1/assets?limit=4'; url !== null; ) {
      const { json } = await get(world, url);
      lengths.push(json.items.length);
      url = json.next;
    }
    return [Math.min(...lengths.slice(0, -1)), Math.max(...lengths)];
  },
  [
    ['never', [4, 4]],
    ['short', [1, 4]],
    ['empty', [0, 4]],
  ],
);
row(
  'default_order',
  async (world) => {
    const [assets, all_types, codes] = [
      await get(world, '/v1/assets?limit=500'),
      await get(world, types),
      await get(world, '/v1/webhooks/event-types'),
    ];
    const isSorted = (texts: unknown[]) => JSON.stringify(texts) === JSON.stringify(texts.toSorted());
    return [
      isSorted(assets.items.map(({ size_bytes }) => String(size_bytes).padStart(9, '0'))),
      all_types.items.length > 1,
      isSorted(codes.items.map(({ code }) => code)),
    ];
  },
  [
    [{ field: 'created_at', direction: 'desc' }, [false, true, true]],
    [{ field: 'size_bytes', direction: 'asc' }, [true, true, true]],
  ],
);
row('default_order', names('/v1/assets?limit=1&q=mime_type.eq:text/plain'), [
  [{ field: 'created_at', direction: 'asc' }, ['notes.txt']],
]);
row(
  'text_order',
  async (world) => {
    for (const name of ['b', 'A', 'a', 'B']) await create(world, name);
    return names('/v1/assets?q=mime_type.eq:text/x-row&sort_by=name:asc,size_bytes:asc,created_at:asc')(world).then(
      (all) => ((all as string[]).map((name) => name.toUpperCase()).join('') === 'AABB' ? 'without case' : all),
    );
  },
  [
    ['code_point', ['A', 'B', 'a', 'b']],
    ['case_insensitive', 'without case'],
  ],
);
const whereNullsAre = (direction: string) => async (world: TestWorld) => {
  const { items } = await get(world, `/v1/assets?limit=500&sort_by=folder_id:${direction}`);
  return [items[0]!.folder_id, items.at(-1)!.folder_id].map((id) => (id === null ? 'null' : 'value')).join();
};
row('null_order', async (world) => [await whereNullsAre('asc')(world), await whereNullsAre('desc')(world)], [
  ['last', ['value,null', 'value,null']],
  ['first', ['null,value', 'null,value']],
  ['lowest', ['null,value', 'value,null']],
  ['highest', ['value,null', 'null,value']],
]);
const tiesIn = (direction: string) => async (world: TestWorld) => {
  const { items } = await get(world, `/v1/assets?limit=500&q=mime_type.eq:image/png&sort_by=mime_type:${direction}`);
  const ids = items.map(({ id }) => String(id));
  return JSON.stringify(ids) === JSON.stringify(ids.toSorted()) ? 'rising' : 'falling';
};
row('tie_break', async (world) => [await tiesIn('asc')(world), await tiesIn('desc')(world)], [
  ['with_sort', ['rising', 'falling']],
  ['against_sort', ['falling', 'rising']],
  ['ascending', ['rising', 'rising']],
]);
row(
  'cursor_lifetime',
  async (world) => {
    const { next } = (await get(world, '/v1/assets?limit=1')).json;
    const seen = [];
    for (const by_ms of [59_999, 1]) {
      await world.advance(by_ms);
      seen.push((await get(world, next)).status);
    }
    return seen;
  },
  [
    ['none', [200, 200]],
    [60, [200, 422]],
  ],
);
/** Before, and once it shows: what was created, and what was deleted. */
row(
  'read_your_writes',
  async (world) => {
    const [{ id, name }] = (await get(world, '/v1/assets?limit=1')).items as [Item];
    await create(world, 'new');
    await world.ask('owner', `DELETE /v1/assets/${id}`);
    const seen = [];
    for (const by_ms of [0, 249, 1]) {
      await world.advance(by_ms);
      const { items } = await get(world, '/v1/assets?limit=500');
      const deleted = items.find((item) => item.id === id);
      seen.push([items.some((item) => item.name === 'new'), deleted && [deleted.name === name, deleted.deleted_at]]);
    }
    return seen;
  },
  [
    [
      'at_once',
      [
        [true, undefined],
        [true, undefined],
        [true, undefined],
      ],
    ],
    [
      250,
      [
        [false, [true, null]],
        [false, [true, null]],
        [true, undefined],
      ],
    ],
  ],
);

for (const { key, value, beside, see, expected } of rows) {
  test(`lists.${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`, async () => {
    const world = await testWorld({ choices: { lists: { ...beside, [key]: value } } });
    expect(await see(world)).toEqual(expected);
  });
}

describe('the rows', () => {
  const tried = (key: string) => rows.filter((one) => one.key === key).map(({ value }) => JSON.stringify(value));

  test.each(Object.keys(reference).filter((name) => name !== 'for'))(
    'hold the reference of lists.%s, and another value',
    (key) => {
      const [own, ...others] = new Set(tried(key));
      expect([own, ...others]).toContain(JSON.stringify(reference[key as Key]));
      expect(others.length).toBeGreaterThan(0);
    },
  );

  test('hold every word that the schema lists', () => {
    const defs = schema.$defs as unknown as Record<string, { enum?: unknown[]; anyOf?: { enum?: unknown[] }[] }>;
    for (const [name, { enum: own = [], anyOf = [] }] of Object.entries(defs)) {
      if (!name.startsWith('lists.')) continue;
      const key = name.slice('lists.'.length);
      const words = [...own, ...anyOf.flatMap((one) => one.enum ?? [])].filter((word) => word !== null);
      expect(tried(key), name).toEqual(expect.arrayContaining(words.map((word) => JSON.stringify(word))));
    }
  });
});

test('a choice for one list leaves the others as they are', async () => {
  const world = await testWorld({
    choices: {
      lists: {
        for: { listAssets: { short_pages: 'empty', null_order: 'first', queryable_fields: { sort: ['folder_id'] } } },
      },
    },
  });
  expect(await whereNullsAre('asc')(world)).toBe('null,value');
  expect(await status('/v1/assets?sort_by=name:asc')(world)).toBe(422);
  expect(await names(`${types}?sort_by=name:desc&limit=1`)(world)).toEqual(['video']);
});

describe('beyond the rows', () => {
  const lists = (choices: ListChoices) => testWorld({ choices: { lists: choices } });

  test('a page size is brought into its bounds from either side, and text is no number', async () => {
    const world = await lists({ page_size_out_of_range: 'clamped', default_page_size: 3 });
    const sizes = ['', '?limit=0', '?limit=2', '?limit=9999'].map((query) => count(`/v1/assets${query}`)(world));
    expect(await Promise.all(sizes)).toEqual([3, 1, 2, expect.any(Number)]);
    expect(await status('/v1/assets?limit=ten')(world)).toBe(422);
  });

  test('a backward page is turned round behind a cursor too', async () => {
    const [plain, reversed] = [await testWorld(), await lists({ backward_order: 'reversed' })];
    const last = (await get(plain, '/v1/assets?limit=3&backward=true')).json;
    const turned = (await get(reversed, '/v1/assets?limit=3&backward=true')).json;
    expect(turned.items).toEqual(last.items.toReversed());
    const before = (await get(plain, last.previous)).items;
    expect((await get(reversed, turned.previous)).items).toEqual(before.toReversed());
  });

  test('a URL to an empty page stands at the beginning of a list too', async () => {
    const world = await lists({ end_of_list: 'url_to_empty_page' });
    const { previous } = (await get(world, '/v1/assets', 'no_secret')).json;
    expect((await get(world, previous, 'no_secret')).json).toMatchObject({ items: [], next: null, previous: null });
  });

  test('a cursor URL that leaves its size behind leads to a page of the usual size', async () => {
    const world = await lists({ cursor_url_carries: [] });
    const { next } = (await get(world, '/v1/assets?limit=2')).json;
    expect(await count(next)(world)).toBeGreaterThan(2);
  });

  test.each(['q=nothing.eq:1', 'sort_by=nothing:asc', 'fields=nothing', 'embed=nothing'])(
    'a list of which only %s is asked leads on as a plain one',
    async (query) => {
      const ignored = 'ignored' as const;
      const unknown = {
        unknown_filter: ignored,
        unknown_sort: ignored,
        unknown_field: ignored,
        unknown_embed: ignored,
      };
      const world = await lists(unknown);
      const { next } = (await get(world, `/v1/assets?limit=2&${query}`)).json;
      const plain = (await get(world, '/v1/assets?limit=2')).json;
      expect((await get(world, next)).items).toEqual((await get(world, plain.next)).items);
    },
  );

  test('refusals call parameters by their chosen names', async () => {
    const world = await lists({ parameters: { page_size: 'per_page', cursor: 'after' } });
    expect((await get(world, '/v1/assets?per_page=0')).json.errors[0].pointer).toBe('/per_page');
    expect((await get(world, '/v1/assets?after=damaged')).json.errors[0].pointer).toBe('/after');
  });

  test('a cursor that has ended is answered as any bad cursor is', async () => {
    const world = await lists({ cursor_lifetime: 60, bad_cursor: 'first_page' });
    const first = (await get(world, '/v1/assets?limit=2')).json;
    await world.advance(60_000);
    expect((await get(world, first.next)).items).toEqual(first.items);
  });

  test('a list lags by the greater of choice and fault, and an item of a batch is read at once', async () => {
    const world = await lists({ read_your_writes: 250, short_pages: 'empty' });
    world.faults.add({ kind: 'staleness', ms: 1_000, operations: ['listAssets'] });
    await create(world, 'new');
    const seen = [];
    for (const by_ms of [999, 1]) {
      await world.advance(by_ms);
      seen.push(await names('/v1/assets?q=name.eq:new')(world));
    }
    expect(seen).toEqual([[], ['new']]);
    const { id } = world.fixtures.batches!.finished!;
    const items = (await get(world, `/v1/batches/${id}/items?limit=500`)).items;
    for (const item of items) {
      expect((await get(world, `/v1/batches/${id}/items/${item.id}`)).json.id).toBe(item.id);
    }
  });

  test('a clock that goes on by itself brings a lagging list up to date', async () => {
    const world = await testWorld({ clock: 'virtual-auto', choices: { lists: { read_your_writes: 2_000 } } });
    await create(world, 'new');
    await expect.poll(() => names('/v1/assets?q=name.eq:new')(world)).toEqual(['new']);
  });
});
