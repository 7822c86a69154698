/** Each choice about records in each listed way, as it is seen on the wire. */
import { describe, expect, test } from 'vitest';
import { referenceChoices } from '../../choices/choices.ts';
import type { ChoicesDocument, RecordChoices } from '../../choices/choices-document.ts';
import schema from '../../generated/choices.schema.json' with { type: 'json' };
import { type TestWorld, testWorld } from '../worlds/world.support.ts';

type Key = Exclude<keyof RecordChoices, 'for'>;
type Item = Record<string, unknown>;

/** Answer of a world with the choice, and the right one. */
interface Row {
  key: Key;
  value: unknown;
  /** Choices that go with it. */
  beside?: RecordChoices;
  see(world: TestWorld): Promise<unknown>;
  expected: unknown;
}

const rows: Row[] = [];
/** The same look at each of some values. */
function row<K extends Key>(
  key: K,
  see: Row['see'],
  values: readonly (readonly [value: NonNullable<RecordChoices[K]>, expected: unknown])[],
  beside?: RecordChoices,
): void {
  for (const [value, expected] of values) rows.push({ key, value, see, expected, ...(beside && { beside }) });
}

const { records: reference } = referenceChoices;
const kite = '896daeee-42ac-4ebe-a3b5-c7909be56c60';
const failed = '36a53916-589a-44b0-ae8d-09ae8976be31';
const hours = '/v1/batches/f026826c-369f-40a8-b50b-c5bbe49c41e3/items';
const callback_url = 'http://127.0.0.1:4020/callbacks/runs';

const read = async (world: TestWorld, target: string, who = 'owner') => {
  const { status, json } = await world.ask(who, `GET ${target}`);
  expect(status, target).toBe(200);
  return json;
};
const post = async (world: TestWorld, target: string, body: object, who = 'owner') =>
  (await world.ask(who, `POST ${target}`, { body })).json;
const newFolder = (world: TestWorld, who?: string) => post(world, '/v1/asset-folders', { name: 'x' }, who);
const newUpload = async (world: TestWorld, who?: string): Promise<string> =>
  (await post(world, '/v1/asset-uploads', { filename: 'x', mime_type: 'text/x', size_bytes: 1 }, who)).asset_id;
const newRun = async (world: TestWorld, path: string): Promise<string> => {
  const dispatched = await post(world, `/v1/models/${path}/runs`, { prompt: 'x', callback_url });
  return dispatched.run_id;
};
/** The run in the event that its end brought. */
const inEvent = (world: TestWorld) => JSON.parse(world.sent.at(-1)!.body).run as Item;
const statusOf = async (world: TestWorld, id: string) => (await read(world, `/v1/runs/${id}`)).status_code;

row(
  'nulls',
  async (world) => {
    const run = await read(world, `/v1/runs/${kite}`);
    return ['flow_id' in run, 'run' in run.logs[0], 'failure_code' in run, run.has_logs];
  },
  [
    ['present', [true, true, true, true]],
    ['absent', [false, false, false, true]],
  ],
);

row(
  'extra_fields',
  async (world) => {
    const [{ x_labels }] = (await read(world, '/v1/assets?limit=1')).items;
    return [x_labels ?? null, (await newFolder(world)).x_labels ?? null];
  },
  [
    ['none', [null, null]],
    [{ add: { x_labels: ['blue'] } }, [['blue'], ['blue']]],
  ],
);

row(
  'key_order',
  async (world) => {
    const { text } = await world.ask('owner', `GET /v1/assets?fields=id,name,created_at&embed=created_by_user&limit=1`);
    const [item] = JSON.parse(text).items;
    return [Object.keys(item), Object.keys(item.created_by_user)[0]];
  },
  [
    ['document', [['id', 'name', 'created_at', 'created_by_user'], 'id']],
    ['alphabetical', [['created_at', 'created_by_user', 'id', 'name'], 'avatar_url']],
    ['reversed', [['created_by_user', 'created_at', 'name', 'id'], 'avatar_url']],
  ],
);

const times = async (world: TestWorld) => {
  await world.advance(123);
  const { created_at } = await newFolder(world);
  const { logs, model } = await read(world, `/v1/runs/${kite}`);
  return [created_at, logs[1].timestamp, model.created_at.length];
};
row('timestamps', times, [
  [reference.timestamps, ['2026-01-05T09:30:00.123Z', '2026-01-05T08:40:02.480Z', 24]],
  [{ offset: '+00:00' }, ['2026-01-05T09:30:00.123+00:00', '2026-01-05T08:40:02.480+00:00', 29]],
  [{ offset: 'none' }, ['2026-01-05T09:30:00.123', '2026-01-05T08:40:02.480', 23]],
  [{ fraction_digits: 0 }, ['2026-01-05T09:30:00Z', '2026-01-05T08:40:02Z', 20]],
  [{ fraction_digits: 2 }, ['2026-01-05T09:30:00.12Z', '2026-01-05T08:40:02.48Z', 23]],
  [{ offset: 'none', fraction_digits: 9 }, ['2026-01-05T09:30:00.123000000', '2026-01-05T08:40:02.480000000', 29]],
]);

row(
  'decimals',
  async (world) => {
    const { cost, model } = await read(world, `/v1/runs/${kite}`);
    return [cost, model.pricing[0].price, (await read(world, `/v1/runs/${kite}`)).cost_breakdown.total];
  },
  [
    ['plain', ['0.004', '0.004', '0.004']],
    ['signed', ['+0.004', '+0.004', '0.004']],
    ['exponent', ['4e-3', '4e-3', '0.004']],
    ['zeros', ['00.0040', '00.0040', '0.004']],
  ],
);

const actors = async (world: TestWorld) => {
  const { owner, human } = world.principals;
  const whoIs = (id: string | null) => (id === null ? null : id === owner!.user_id ? 'user' : 'another');
  const asset = await newUpload(world);
  await world.ask('owner', `DELETE /v1/assets/${asset}`);
  const deleted = await read(world, `/v1/assets/${asset}?embed=created_by_user`);
  const run = await read(world, `/v1/runs/${await newRun(world, 'trial/spark')}`);
  const folder = await newFolder(world);
  expect([run.created_by, deleted.created_by]).toEqual([folder.created_by, folder.created_by]);
  expect((await newFolder(world, 'human')).created_by).toBe(human!.user_id);
  return [whoIs(deleted.created_by), whoIs(deleted.deleted_by), deleted.created_by_user?.email ?? null];
};
row('actor', actors, [
  ['user', ['user', 'user', 'owner@acme.example']],
  ['key', ['another', 'another', 'owner@acme.example']],
  ['none', [null, 'user', null]],
]);

row(
  'run_embeds',
  async (world) => {
    const parts = ['logs', 'node_runs', 'model', 'graph_workflow'];
    const shown = (run: Item) => parts.filter((name) => name in run);
    const rated = (await world.ask('human', `PATCH /v1/runs/${kite}/feedback`, { body: { is_positive: true } })).json;
    const asked = await world.ask('owner', `GET /v1/runs/${kite}?embed=logs,graph_workflow`);
    const plain = shown(await read(world, `/v1/runs/${kite}`)).length;
    return [plain, shown(rated).length, asked.status === 200 ? shown(asked.json) : asked.status];
  },
  [
    ['always', [4, 4, 422]],
    ['on_request', [0, 0, ['logs', 'graph_workflow']]],
  ],
);

row(
  'memberships',
  async (world) => {
    const shown = async (query: string) =>
      Object.keys((await world.ask('human', `GET /v1/auth/me${query}`)).json).filter((name) => /s$/.test(name));
    return [await shown(''), await shown('?embed=organizations'), await shown('?embed=memberships')];
  },
  [
    ['when_embedded', [[], ['organizations'], ['memberships']]],
    ['always', [['memberships'], ['memberships', 'organizations'], ['memberships']]],
  ],
);

const words = async (world: TestWorld) => {
  const [spark, dud, snuffed] = [
    await newRun(world, 'trial/spark'),
    await newRun(world, 'trial/dud'),
    await newRun(world, 'trial/snuffed'),
  ];
  const queued = await statusOf(world, spark);
  const running = await statusOf(
    world,
    await newRun(world, 'trial/glacier').then((id) => world.advance(2_000).then(() => id)),
  );
  const ended = [await statusOf(world, spark), await statusOf(world, dud), await statusOf(world, snuffed)];
  const told = world.sent.map(({ body }) => JSON.parse(body)).find(({ run_id }) => run_id === dud);
  return { queued, running, ended, told: [told.event, told.run.status_code] };
};
row('status_words', words, [
  [
    reference.status_words,
    {
      queued: 'queued',
      running: 'running',
      ended: ['completed', 'failed', 'canceled'],
      told: ['run.failed', 'failed'],
    },
  ],
  [
    { running: ['starting', 'working'], completed: ['done'], failed: ['error'] },
    { queued: 'queued', running: 'starting', ended: ['done', 'error', 'canceled'], told: ['run.failed', 'error'] },
  ],
  [
    { completed: ['ok', 'succeeded', 'done'] },
    {
      queued: 'queued',
      running: 'running',
      ended: [expect.stringMatching(/^(ok|succeeded|done)$/), 'failed', 'canceled'],
      told: ['run.failed', 'failed'],
    },
  ],
]);

const itemWords = async (world: TestWorld) => {
  const items = async (query: string) => (await read(world, `${hours}${query}`)).items as Item[];
  const shown = (await items('?embed=run')).map(({ client_ref, status_code, run }) => [
    client_ref,
    status_code,
    (run as Item | undefined)?.status_code ?? null,
  ]);
  const by = async (word: string) => (await items(`?q=status_code.eq:${word}`)).map(({ client_ref }) => client_ref);
  const sorted: unknown[] = [];
  for (let next = `${hours}?sort_by=status_code:asc&limit=1`; next !== null; ) {
    const page = await read(world, next);
    sorted.push(...page.items.map(({ status_code }: Item) => status_code));
    next = page.next;
  }
  return { shown: shown.slice(1), found: [await by('completed'), await by('ok')], sorted };
};
row('batch_item_words', itemWords, [
  [
    'as_runs',
    {
      shown: [
        ['dusk', 'queued', 'queued'],
        ['noon', 'running', 'running'],
        ['dawn', 'completed', 'completed'],
      ],
      found: [['dawn'], []],
      sorted: ['completed', 'queued', 'queued', 'running'],
    },
  ],
  [
    { queued: 'waiting', running: 'active', completed: 'ok', failed: 'broken', canceled: 'stopped' },
    {
      shown: [
        ['dusk', 'waiting', 'queued'],
        ['noon', 'active', 'running'],
        ['dawn', 'ok', 'completed'],
      ],
      found: [[], ['dawn']],
      sorted: ['active', 'ok', 'waiting', 'waiting'],
    },
  ],
]);
row(
  'batch_item_words',
  itemWords,
  [
    [
      'as_runs',
      {
        shown: [
          ['dusk', 'queued', 'queued'],
          ['noon', 'working', 'working'],
          ['dawn', 'ok', 'ok'],
        ],
        found: [[], ['dawn']],
        sorted: ['ok', 'queued', 'queued', 'working'],
      },
    ],
  ],
  { status_words: { running: ['working'], completed: ['ok'] } },
);

row(
  'attempt_status_code',
  async (world) => {
    await newRun(world, 'trial/spark');
    await world.advance(1_000);
    const { items } = await read(world, '/v1/webhooks/any/deliveries?limit=1');
    return items[0].attempts[0].status_code;
  },
  [
    ['string', '200'],
    ['integer', 200],
  ],
);

const node = { class_type: 'LoadImage', inputs: {} };
const create = (world: TestWorld, workflow_json: unknown) =>
  world.ask('owner', 'POST /v1/graph-workflows', {
    body: { name: 'x', workflow_json, models: [{ name: 'm' }], environment: { a: 1 } },
  });
row(
  'workflow_shapes',
  async (world) => {
    const [byId, list] = [await create(world, { '1': node }), await create(world, [{ id: '1', ...node }])];
    const { workflow_json, models, custom_nodes, environment } = byId.json;
    return [list.status, workflow_json, models, custom_nodes, environment];
  },
  [
    [reference.workflow_shapes, [422, { '1': node }, { items: [{ name: 'm' }] }, { items: [] }, { a: 1 }]],
    [
      { workflow_json: 'node_list' },
      [201, [{ id: '1', ...node }], { items: [{ name: 'm' }] }, { items: [] }, { a: 1 }],
    ],
    [{ collections: 'array' }, [422, { '1': node }, [{ name: 'm' }], [], { a: 1 }]],
  ],
);

row(
  'header_prefix',
  async (world) => {
    await newRun(world, 'trial/spark');
    await world.advance(1_000);
    const named = (names: string[]) => names.filter((name) => /request-id|signature/.test(name)).toSorted();
    const { headers } = await world.ask('owner', 'GET /v1/health');
    return [named(Object.keys(world.sent[0]!.headers)), named([...headers.keys()])];
  },
  [
    ['Service-', [['service-request-id', 'service-signature'], ['service-request-id']]],
    ['X-Acme-', [['x-acme-request-id', 'x-acme-signature'], ['x-acme-request-id']]],
  ],
);

for (const { key, value, beside, see, expected } of rows) {
  test(`records.${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`, async () => {
    const world = await testWorld({ choices: { records: { ...beside, [key]: value } } });
    expect(await see(world)).toEqual(expected);
  });
}

describe('the rows', () => {
  const tried = (key: string) => rows.filter((one) => one.key === key).map(({ value }) => value);

  test.each(Object.keys(reference))('hold the reference of records.%s, and another value', (key) => {
    const texts = new Set(tried(key).map((value) => JSON.stringify(value)));
    expect(texts).toContain(JSON.stringify(reference[key as Key]));
    expect(texts.size).toBeGreaterThan(1);
  });

  test('hold every word that the schema lists', () => {
    interface Node {
      enum?: unknown[];
      anyOf?: Node[];
      properties?: Record<string, Node>;
    }
    const wordsOf = ({ enum: own = [], anyOf = [] }: Node) => [...own, ...anyOf.flatMap((one) => one.enum ?? [])];
    for (const [name, def] of Object.entries(schema.$defs as unknown as Record<string, Node>)) {
      if (!name.startsWith('records.')) continue;
      const values = tried(name.slice('records.'.length));
      expect(values, name).toEqual(expect.arrayContaining(wordsOf(def)));
      for (const [part, of_part] of Object.entries(def.properties ?? {})) {
        const parts = values.map((value) => (value as Item)[part]);
        expect(parts, `${name}.${part}`).toEqual(expect.arrayContaining(wordsOf(of_part)));
      }
    }
  });
});

const world_with = (records: ChoicesDocument['records']) => testWorld({ choices: { records } });

describe('a world with other records', () => {
  test('understands its own times: in an update of the balance, and in filters', async () => {
    const world = await world_with({ timestamps: { offset: 'none', fraction_digits: 0 } });
    const update = (body: object) =>
      world.ask('owner', 'PATCH /v1/billing/balance', { body: { low_balance_threshold: 5, ...body } });
    await world.advance(1_234);
    const { updated_at } = (await update({})).json;
    expect(updated_at).toBe('2026-01-05T09:30:01');
    expect((await update({ updated_at })).status).toBe(200);
    await world.advance(2_000);
    const later = await update({});
    const stale = await update({ updated_at });
    expect(stale).toMatchObject({
      status: 409,
      json: { errors: [{ current: { updated_at: later.json.updated_at } }] },
    });

    const folderless = (
      await world.ask('owner', 'POST /v1/asset-uploads', {
        body: { filename: 'x', mime_type: 'text/x', size_bytes: 1 },
      })
    ).json.asset_id;
    const { created_at } = await read(world, `/v1/assets/${folderless}`);
    const found = async (operator: string) => {
      const { items } = await read(world, `/v1/assets?q=created_at.${operator}:${created_at}`);
      return items.some(({ id }: Item) => id === folderless);
    };
    const answers = ['eq', 'gte', 'lte', 'gt', 'lt'].map(found);
    expect(await Promise.all(answers)).toEqual([true, true, true, false, false]);
  });

  test('writes records in events as it does in answers', async () => {
    const world = await world_with({
      timestamps: { offset: '+00:00', fraction_digits: 6 },
      decimals: 'signed',
      nulls: 'absent',
      key_order: 'alphabetical',
    });
    const id = await newRun(world, 'trial/spark');
    await world.advance(1_000);
    const { logs: _, node_runs: __, model: ___, ...own } = await read(world, `/v1/runs/${id}`);
    expect(inEvent(world)).toEqual(own);
    expect(own.completed_at).toMatch(/\.\d{6}\+00:00$/);
    expect(Object.keys(inEvent(world))).toEqual(Object.keys(own).toSorted());
    expect(JSON.parse(world.sent.at(-1)!.body).created_at).toBe(own.completed_at);
  });

  test('writes one operation in a way of its own', async () => {
    const world = await world_with({ decimals: 'signed', for: { rateRun: { decimals: 'zeros', nulls: 'absent' } } });
    const rated = (await world.ask('human', `PATCH /v1/runs/${kite}/feedback`, { body: { is_positive: true } })).json;
    const run = await read(world, `/v1/runs/${kite}`);
    expect([rated.cost, 'flow_id' in rated, run.cost, 'flow_id' in run]).toEqual(['00.0040', false, '+0.004', true]);
    expect((await read(world, `/v1/runs/${failed}`)).cost).toBe('+0');
  });
});
