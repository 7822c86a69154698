import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { World } from '../server/parts.ts';
import { createWorld } from '../server/worlds/world.ts';
import { type ClientOptions, createModelRunClient, ModelRunError, type RequestOf, WaitTimeout } from './client.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld({ clock: 'virtual-auto', public_url: 'https://api.example' });
});
afterEach(() => world.close());

/** A client of the world, and the requests that it sent. */
function clientOf(options: Partial<ClientOptions> = {}, who = 'owner') {
  const sent: Request[] = [];
  const client = createModelRunClient({
    base_url: 'https://api.example',
    token: world.principals[who]!.token,
    fetch: (request) => {
      sent.push(request.clone());
      return world.fetch(request);
    },
    ...options,
  });
  return { client, sent };
}

async function allOf<Item, Value = Item>(items: AsyncIterable<Item>, change?: (item: Item) => Value) {
  const all: (Item | Value)[] = [];
  for await (const item of items) all.push(change ? change(item) : item);
  return all;
}

const no_wait = { first_ms: 0, most_ms: 0 };
const bytes = new TextEncoder().encode('a picture');
const file = { filename: 'a.png', mime_type: 'image/png', data: bytes };
const textOf = async (url: string) => (await world.fetch(new Request(url))).text();

describe('every operation', () => {
  it('is a method that gives the answer', async () => {
    const { client } = clientOf();
    expect((await client.getMe({ query: { embed: ['memberships', 'organizations'] } })).memberships).not.toEqual([]);
    const folder = await client.createAssetFolder({ body: { name: 'Holiday' } });
    expect(await client.getAssetFolder({ path: { id: folder.id } })).toMatchObject({ name: 'Holiday' });
    expect(await client.deleteAssetFolder({ path: { id: folder.id } })).toBeUndefined();
  });

  it('names the organization to act in, and asks for the token each time', async () => {
    const { token, organization } = world.principals.human;
    const tokens = ['none', 'none', token];
    const { client, sent } = clientOf({ organization: organization.id, token: () => tokens.shift()! });
    await expect(client.getMe()).rejects.toMatchObject({ status: 401 });
    await client.getMe();
    expect(sent.map(({ headers }) => headers.get('x-organization-id'))).toEqual([organization.id, organization.id]);
  });

  it('gives a text as it is', async () => {
    const { owner, slug } = world.fixtures.catalog.public;
    expect(await clientOf().client.getModelText({ path: { owner, slug } })).toMatch(/^# /);
  });
});

describe('a refusal', () => {
  it('tells code, request and place, whatever the envelope', async () => {
    const { client } = clientOf();
    const body = { name: '' };
    const error = await client.createAssetFolder({ body }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ModelRunError);
    expect(error).toMatchObject({ status: 422, code: 'invalid_request' });
    expect((error as ModelRunError).issues).toContainEqual(
      expect.objectContaining({ at: ['body', 'name'], rule: 'minLength' }),
    );
    expect((error as ModelRunError).request_id).toMatch(/^[0-9a-f-]{36}$/);
    expect((error as ModelRunError).message).toMatch(/^createAssetFolder was answered with 422: invalid_request: /);

    const path = { batch_id: world.fixtures.batches.finished!.id, id: crypto.randomUUID() };
    const query = { embed: 'nothing' };
    const detail = await client.getBatchItem({ path, query }).catch((thrown: unknown) => thrown);
    expect(detail).toMatchObject({ issues: [{ at: ['query', 'embed'] }] });
  });

  it('of a gateway has no code', async () => {
    const fetch = async () =>
      new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });
    const { client } = clientOf({ fetch, retries: false });
    await expect(client.getHealth()).rejects.toMatchObject({ code: undefined, body: '<h1>Bad gateway</h1>' });
  });
});

describe('a repeat', () => {
  const retries = { times: 2, ...no_wait };
  const failing = (answers: (number | Error)[]) => {
    const asked: string[] = [];
    const fetch = async (request: Request) => {
      asked.push(await request.text());
      const answer = answers.shift() ?? 200;
      if (answer instanceof Error) throw answer;
      return Response.json({}, { status: answer, headers: answer === 429 ? { 'retry-after': '0' } : {} });
    };
    return { asked, client: clientOf({ fetch, retries }).client };
  };

  it.each<[string, (number | Error)[], number]>([
    ['a lost connection', [new TypeError('fetch failed')], 2],
    ['what a gateway says', [503, 502], 3],
    ['an end', [503, 503, 503, 503], 3],
  ])('of a read follows %s', async (_, answers, times) => {
    const { client, asked } = failing([...answers]);
    await client.getMe().catch(() => {});
    expect(asked).toHaveLength(times);
  });

  it('of a dispatch follows nothing but 429, with the same body', async () => {
    const { client, asked } = failing([429, 200]);
    await client.dispatchModelRun2({ path: { provider: 'a', name: 'b' }, body: { prompt: 'x' } });
    expect(asked).toEqual(['{"prompt":"x"}', '{"prompt":"x"}']);
    const lost = failing([new TypeError('fetch failed')]);
    await expect(lost.client.createAssetFolder({ body: { name: 'x' } })).rejects.toThrow('fetch failed');
    expect(lost.asked).toHaveLength(1);
  });
});

describe('a deletion whose answer was lost', () => {
  const path = { id: 'a' };
  const answering = (...answers: number[]) => {
    const fetch = async () => {
      const status = answers.shift()!;
      if (status === 0) throw new TypeError('fetch failed');
      return status === 204 ? new Response(null, { status }) : Response.json({}, { status });
    };
    return clientOf({ fetch, retries: { times: 2, ...no_wait } }).client;
  };

  it.each([[[0, 404]], [[504, 404]], [[0, 503, 404]], [[0, 429, 404]], [[0, 204]]])(
    'is done where its repeat finds nothing: %j',
    async (answers) => {
      expect(await answering(...answers).deleteAsset({ path })).toBeUndefined();
    },
  );

  it.each([[[404]], [[429, 404]]])('was not sent before, and what was not there is told: %j', async (answers) => {
    await expect(answering(...answers).deleteAsset({ path })).rejects.toMatchObject({ status: 404 });
  });

  it('is no other request', async () => {
    await expect(answering(0, 404).getAsset({ path })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a run', () => {
  it('is dispatched by its path, and waited for', async () => {
    const { client } = clientOf();
    const { path, input } = world.fixtures.models.succeeds;
    const id = await client.dispatchModel(path, input);
    expect(await client.waitForRun(id, no_wait)).toMatchObject({ id, status_code: 'completed' });
    await expect(client.dispatchModel('one', {})).rejects.toThrow('the path of a model has 2 to 5 segments');
  });

  it('that does not end is waited for until the time is over, or a signal ends it', async () => {
    const still = await createWorld({ clock: 'virtual' });
    const { client } = clientOf({ fetch: (request) => still.fetch(request), token: still.principals.owner.token });
    const { path, input } = still.fixtures.models.succeeds;
    const id = await client.dispatchModel(path, input);
    await expect(client.waitForRun(id, { timeout_ms: 0 })).rejects.toThrow(WaitTimeout);
    await expect(client.waitForRun(id, { signal: AbortSignal.abort('enough') })).rejects.toBe('enough');
    await still.close();
  });
});

describe('a list', () => {
  it('is walked to its end and back by its own URLs, with the token', async () => {
    const { client, sent } = clientOf();
    const query = { limit: 2, sort_by: ['name:asc', 'id:desc'] } as const;
    const names = await allOf(client.items('listAssets', { query }), ({ name }) => name);
    expect(names.length).toBeGreaterThan(2);
    expect(names).toEqual(names.toSorted());
    expect(new Set(sent.map(({ headers }) => headers.get('authorization'))).size).toBe(1);
    const back = await allOf(
      client.items('listAssets', { query: { ...query, backward: true } }, { backward: true }),
      ({ name }) => name,
    );
    expect(back).toEqual(names.toReversed());
  });

  it('has items with all their fields, or with those that are asked for', async () => {
    const { client } = clientOf();
    for await (const asset of client.items('listAssets')) {
      expectTypeOf(asset.created_at).toEqualTypeOf<string>();
      expectTypeOf(asset.created_by_user).extract<undefined>().toEqualTypeOf<undefined>();
    }
    const query = { fields: ['id', 'name'] } as const;
    for await (const asset of client.items('listAssets', { query })) {
      expect(Object.keys(asset).toSorted()).toEqual(['id', 'name']);
      expectTypeOf(asset.name).toEqualTypeOf<string>();
      expectTypeOf(asset.created_at).toEqualTypeOf<string | undefined>();
    }
    expectTypeOf((await client.listAssets()).items[0]!.id).toEqualTypeOf<string>();
    expectTypeOf((await client.listAssets({ query: { limit: 1 } })).items[0]!.id).toEqualTypeOf<string>();
    const any: RequestOf<'listAssets'> = { query };
    expectTypeOf((await client.listAssets(any)).items[0]!.id).toEqualTypeOf<string | undefined>();
    const { items } = await client.listAssets({ query });
    expectTypeOf(items[0]!.id).toEqualTypeOf<string>();
    expectTypeOf(items[0]!.created_at).toEqualTypeOf<string | undefined>();
    for await (const page of client.pages('listAssets', { query: { fields: ['id'] } })) {
      for (const asset of page.items) {
        expectTypeOf(asset.id).toEqualTypeOf<string>();
        expectTypeOf(asset.name).toEqualTypeOf<string | undefined>();
      }
    }
  });

  it('is gone on with where a page was left', async () => {
    const { client, sent } = clientOf();
    const query = { limit: 2, sort_by: ['name:asc'] } as const;
    const names = await allOf(client.items('listAssets', { query }), ({ name }) => name);
    const [first, second] = await allOf(client.pages('listAssets', { query }));
    expect(await allOf(client.items('listAssets', {}, { from: first!.next! }), ({ name }) => name)).toEqual(
      names.slice(2),
    );
    const before = client.items('listAssets', {}, { from: second!.previous!, backward: true });
    expect(await allOf(before, ({ name }) => name)).toEqual(names.slice(0, 2).toReversed());
    expect(sent.at(-1)!.url).toContain(new URL(second!.previous!).search);
  });

  it('ends where a page says that nothing is behind it', async () => {
    const { client, sent } = clientOf();
    const { next } = await client.listAssets();
    expect(next).toBe(null);
    for (const from of [next, '']) expect(await allOf(client.items('listAssets', {}, { from }))).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('within a record is asked for there, by relative URLs too', async () => {
    const urls: string[] = [];
    const fetch = async ({ url }: Request) => {
      urls.push(url);
      return Response.json({ items: [], next: urls.length < 2 ? '?cursor=2' : null });
    };
    await allOf(clientOf({ fetch }).client.items('listBatchItems', { path: { batch_id: 'b 1' } }));
    expect(urls[1]).toBe('https://api.example/v1/batches/b%201/items?cursor=2');
  });

  it('is read in another dialect', async () => {
    const urls: string[] = [];
    const fetch = async ({ url }: Request) => {
      urls.push(url);
      return Response.json({ items: [urls.length, urls.length - 1], previous: urls.length < 2 ? '?before=1' : null });
    };
    const query = (_: unknown, { limit }: Readonly<Record<string, unknown>>) => ({ take: limit });
    const { client } = clientOf({ fetch, dialect: { query, reversed_lists: ['listAssets'] } });
    const items = client.items('listAssets', { query: { limit: 2 } }, { backward: true });
    // The first page was not asked for backward, and has the order of the list.
    expect(await allOf<unknown>(items)).toEqual([0, 1, 2, 1]);
    expect(urls[0]).toBe('https://api.example/v1/assets?take=2');
  });

  it('is asked for by any name of a dialect, and by one several times', async () => {
    const query = (_: unknown, { limit, fields }: Readonly<Record<string, unknown>>) => ({
      'a&b=%41+#': limit,
      'f[]': [fields, 'a,b'],
    });
    const fetch = vi.fn(async (_: Request) => Response.json({ items: [] }));
    await clientOf({ fetch, dialect: { query } }).client.listAssets({ query: { limit: 2, fields: ['id', 'name'] } });
    expect([...new URL(fetch.mock.calls[0]![0].url).searchParams]).toEqual([
      ['a&b=%41+#', '2'],
      ['f[]', 'id,name'],
      ['f[]', 'a,b'],
    ]);
  });

  it('is left whenever the caller likes', async () => {
    const { client, sent } = clientOf();
    for await (const page of client.pages('listAssets', { query: { limit: 1 } })) {
      expect(page.items).toHaveLength(1);
      break;
    }
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['at another origin', 'https://evil.example/v1/assets?cursor=2', 'https://api.example/v1/assets?cursor=2'],
    ['that is relative', '?cursor=2', 'https://api.example/v1/assets?cursor=2'],
  ])('with a cursor URL %s is asked for at the implementation', async (_, next, asked) => {
    const urls: string[] = [];
    const fetch = async ({ url }: Request) => {
      urls.push(url);
      return Response.json({ items: [], next: urls.length < 2 ? next : null });
    };
    await allOf(clientOf({ fetch }).client.items('listAssets'));
    expect(urls[1]).toBe(asked);
  });

  it.each(['x:@other-host:9998/steal?c=1', 'javascript:alert(1)', 'http://'])(
    'with the cursor URL %s ends without a further request',
    async (next) => {
      const urls: string[] = [];
      const fetch = async ({ url }: Request) => {
        urls.push(url);
        return Response.json({ items: [], next });
      };
      await expect(allOf(clientOf({ fetch }).client.items('listAssets'))).rejects.toThrow(RangeError);
      expect(urls).toHaveLength(1);
    },
  );

  it('that goes in a circle ends', async () => {
    const fetch = async () => Response.json({ items: [1], next: '/v1/assets?cursor=1' });
    await expect(allOf(clientOf({ fetch }).client.items('listAssets'))).rejects.toThrow(RangeError);
  });
});

describe('an upload', () => {
  it.each([
    ['bytes', { ...file }],
    ['a Blob', { ...file, data: new Blob([bytes]) }],
    ['a stream', { ...file, data: new Blob([bytes]).stream(), size_bytes: bytes.byteLength }],
  ])('of %s goes to storage, without the token', async (_, given) => {
    const { client, sent } = clientOf();
    const asset = await client.upload(given);
    expect(asset).toMatchObject({ name: 'a.png', size_bytes: bytes.byteLength });
    expect(await textOf(asset.url)).toBe('a picture');
    expect(sent.find(({ method }) => method === 'PUT')!.headers.has('authorization')).toBe(false);
  });

  it('tells how far it is', async () => {
    const told: number[] = [];
    await clientOf().client.upload({ ...file, onProgress: (sent_bytes) => told.push(sent_bytes) });
    expect(told.at(-1)).toBe(bytes.byteLength);
  });

  it('that storage refuses, and a stream of no known size, fail', async () => {
    const fetch = async (request: Request) =>
      request.method === 'PUT' ? new Response('<Error/>', { status: 403 }) : world.fetch(request);
    const { client } = clientOf({ fetch });
    await expect(client.upload(file)).rejects.toThrow(ModelRunError);
    await expect(client.upload({ ...file, data: new Blob([bytes]).stream() })).rejects.toThrow(
      'size_bytes must be given for a stream',
    );
  });
});
