import { describe, expect, test } from 'vitest';
import { type TestWorld, testWorld } from '../worlds/world.support.ts';

const hours = '/v1/batches/f026826c-369f-40a8-b50b-c5bbe49c41e3/items';
const dawn = '655f0d08-44bc-4621-97db-bf54e0e96bf0';
const noon = 'dcb2b9e5-7467-4b10-a7ca-80ec7f067ef3';

type Item = Record<string, unknown>;

async function items(world: TestWorld, path: string): Promise<Item[]> {
  const { status, json } = await world.ask('reader', `GET ${path}`);
  expect(status, path).toBe(200);
  return json.items;
}

function itemsOf(world: TestWorld, batch: string): string {
  return `/v1/batches/${world.fixtures.batches![batch]!.id}/items`;
}

describe('the items of a batch', () => {
  test('show how far their runs have come, newest first', async () => {
    const world = await testWorld();
    const listed = await items(world, hours);
    expect(listed.map(({ client_ref, status_code }) => [client_ref, status_code])).toEqual([
      ['night', 'queued'],
      ['dusk', 'queued'],
      ['noon', 'running'],
      ['dawn', 'completed'],
    ]);
    expect(listed[0]!.run_id).toBeNull();
    for (const item of listed.filter(({ run_id }) => run_id !== null)) {
      const run = (await world.ask('reader', `GET /v1/runs/${item.run_id}`)).json;
      const { status_code, started_at, completed_at, output, cost, client_ref, input } = run;
      expect(item).toMatchObject({ status_code, started_at, completed_at, output, cost, client_ref, input });
      expect(run.batch_id).toBe(item.batch_id);
    }
    await world.advance(1_000);
    expect((await items(world, hours)).map(({ status_code }) => status_code)).toEqual([
      'queued',
      'running',
      'running',
      'completed',
    ]);
  });

  test('tell why a run failed', async () => {
    const world = await testWorld();
    const [failed] = await items(world, `${itemsOf(world, 'finished')}?q=status_code.eq:failed`);
    expect(failed).toMatchObject({ error: { code: 'content_policy' }, cost: '0', output: null });
  });

  test('are filtered, sorted and walked', async () => {
    const world = await testWorld();
    const path = itemsOf(world, 'finished');
    const costly = await items(world, `${path}?q=cost.gt:0.004&sort_by=cost:desc,sequence_index:asc`);
    expect(costly.map(({ cost, sequence_index }) => [cost, sequence_index])).toEqual([
      ['12.5', 6],
      ['12.5', 13],
      ['9.75', 5],
      ['9.75', 12],
      ['0.0125', 1],
      ['0.0125', 8],
    ]);
    const all = await items(world, `${path}?sort_by=client_ref:asc`);
    expect(all.slice(-2).every(({ client_ref }) => client_ref === null)).toBe(true);
    const walked: Item[] = [];
    for (let url: string | null = `${path}?limit=3&sort_by=client_ref:asc`; url !== null; ) {
      const page = (await world.ask('reader', `GET ${url}`)).json as { items: Item[]; next: string | null };
      walked.push(...page.items);
      url = page.next;
    }
    expect(walked).toEqual(all);
    const awkward = encodeURIComponent('client_ref.eq:🏝️ a\\,b\\\\c\\|d');
    expect(await items(world, `${path}?q=${awkward}`)).toHaveLength(2);
  });

  test.each([
    ['run', []],
    ['run(logs)', ['logs']],
    ['run(logs,node_runs)', ['logs', 'node_runs']],
    ['run(node_runs,logs)', ['logs', 'node_runs']],
    ['run(model,graph_workflow)', ['graph_workflow', 'model']],
  ])('have their runs in them with embed=%s', async (embed, inner) => {
    const world = await testWorld();
    const names = ['logs', 'node_runs', 'model', 'graph_workflow'];
    const plain = await items(world, hours);
    for (const [index, item] of (await items(world, `${hours}?embed=${embed}`)).entries()) {
      const { run, ...rest } = item;
      expect(rest).toEqual(plain[index]);
      if (item.run_id === null) expect(run).toBeUndefined();
      else {
        const whole = (await world.ask('reader', `GET /v1/runs/${item.run_id}`)).json;
        for (const name of names) if (!inner.includes(name)) delete whole[name];
        expect(run).toEqual(whole);
      }
    }
  });

  test('are shown with the fields asked for', async () => {
    const world = await testWorld();
    const projected = await items(world, `${hours}?fields=status_code,sequence_index&embed=run&limit=2&backward=true`);
    expect(projected.map((item) => Object.keys(item))).toEqual([
      ['sequence_index', 'status_code', 'run'],
      ['sequence_index', 'status_code', 'run'],
    ]);
    const [{ next }] = [(await world.ask('reader', `GET ${hours}?fields=id&embed=run(logs)&limit=1`)).json];
    expect(Object.fromEntries(new URL(next).searchParams)).toMatchObject({ fields: 'id', embed: 'run(logs)' });
  });

  test('are those of one batch of one organization', async () => {
    const world = await testWorld();
    const other = itemsOf(world, 'finished').split('/')[3]!;
    expect(await items(world, `${hours}?q=batch_id.eq:${other}`)).toEqual([]);
    for (const request of [`GET ${hours}`, `GET ${hours}/${dawn}`]) {
      expect((await world.ask('outsider', request)).status).toBe(404);
    }
    expect((await world.ask('owner', `GET ${itemsOf(world, 'finished')}/${dawn}`)).status).toBe(404);
    expect((await world.ask('owner', `GET /v1/batches/${dawn}/items`)).json).toMatchObject({ code: 'not_found' });
  });
});

describe('one item', () => {
  const queries = [
    '',
    'embed=run',
    'embed=run(logs,node_runs)',
    'fields=status_code,cost',
    'fields=id&embed=run(model)',
    'q=status_code.eq:running',
    'q=client_ref.in:dawn|noon,sequence_index.lt:5&sort_by=cost:asc',
  ];
  test.each(queries)('is what the list gives: %s', async (query) => {
    const world = await testWorld();
    for (const id of [dawn, noon]) {
      const { status, json } = await world.ask('reader', `GET ${hours}/${id.toUpperCase()}?${query}`);
      const q = /q=([^&]*)/.exec(query)?.[1];
      const rest = query.replace(/&?q=[^&]*/, '');
      const listed = await items(world, `${hours}?limit=1&q=id.eq:${id}${q ? `,${q}` : ''}&${rest}`);
      if (listed.length === 0) expect(status).toBe(404);
      else expect(json).toEqual(listed[0]);
    }
  });

  test.each<[query: string, place: string]>([
    ['q=colour.eq:blue', 'q'],
    ['q=status_code', 'q'],
    ['q=sequence_index.gt:many', 'q'],
    ['q=id.eq:x', 'q'],
    ['sort_by=colour:asc', 'sort_by'],
    ['fields=colour', 'fields'],
    ['embed=runs', 'embed'],
    ['embed=run(colour)', 'embed'],
    ['limit=1', 'limit'],
    ['cursor=x', 'cursor'],
  ])('is refused with %s, in its envelope', async (query, place) => {
    const world = await testWorld();
    const answer = await world.ask('reader', `GET ${hours}/${dawn}?${query}`);
    expect(answer).toMatchObject({ status: 422, json: { detail: [{ loc: ['query', place] }] } });
  });
});
