/** Each choice about codes and errors in each listed way, as it is seen on the wire. */
import { describe, expect, test } from 'vitest';
import { referenceChoices } from '../../choices/choices.ts';
import type { CodeChoices } from '../../choices/choices-document.ts';
import schema from '../../generated/choices.schema.json' with { type: 'json' };
import { largest_body_bytes } from '../requests/read-body.ts';
import { type TestAnswer, type TestRequest, type TestWorld, testWorld } from '../worlds/world.support.ts';

type Key = Exclude<keyof CodeChoices, 'for'>;

/** Answer of a world with the choice, and the right one. */
interface Row {
  key: Key;
  value: unknown;
  see(world: TestWorld): Promise<unknown>;
  expected: unknown;
}

const rows: Row[] = [];
/** The same look at each of some values. */
function row<K extends Key>(
  key: K,
  see: Row['see'],
  values: readonly (readonly [value: NonNullable<CodeChoices[K]>, expected: unknown])[],
): void {
  for (const [value, expected] of values) rows.push({ key, value, see, expected });
}

const { codes: reference } = referenceChoices;
const kite = '896daeee-42ac-4ebe-a3b5-c7909be56c60';
const nobody_has = '00000000-0000-4000-8000-000000000000';
const folders = 'POST /v1/asset-folders';

const json = { body: { name: 'x' } };
const dispatch = 'POST /v1/models/trial/spark/runs';
const newFolder = async (world: TestWorld) => (await world.ask('owner', folders, json)).json.id as string;
const status = (who: string | null, request: string, more?: TestRequest) => async (world: TestWorld) =>
  (await world.ask(who, request, more)).status;
const shown = ({ status: code, text }: TestAnswer) => [code, text === '' ? null : JSON.parse(text)];

/** Requests that succeed, one for each kind of answer. */
const successes: Readonly<Record<string, (world: TestWorld) => Promise<unknown>>> = {
  created: status('owner', folders, json),
  session: status('owner', 'POST /v1/asset-uploads', {
    body: { filename: 'x', mime_type: 'text/x', size_bytes: 1 },
  }),
  dispatched: status('owner', dispatch, { body: { prompt: 'x' } }),
  updated: status('owner', 'PATCH /v1/billing/balance', { body: { low_balance_threshold: 5 } }),
  deleted: async (world) => shown(await world.ask('owner', `DELETE /v1/asset-folders/${await newFolder(world)}`)),
  async deleted_again(world) {
    const request = `DELETE /v1/asset-folders/${await newFolder(world)}`;
    await world.ask('owner', request);
    return shown(await world.ask('owner', request));
  },
};
const seeSuccesses = async (world: TestWorld) => {
  const entries = Object.entries(successes).map(async ([name, see]) => [name, await see(world)] as const);
  return Object.fromEntries(await Promise.all(entries));
};
const usual = { created: 201, session: 201, dispatched: 202, updated: 200, deleted: [204, null] };
row('success', seeSuccesses, [
  [reference.success, { ...usual, deleted_again: [204, null] }],
  [
    { created: 200, session: 202, dispatched: 201, updated: 202, deleted: 200 },
    { created: 200, session: 202, dispatched: 201, updated: 202, deleted: [200, null], deleted_again: [200, null] },
  ],
  [
    { deleted: { status: 202, body: { deleted: true } }, deleted_again: 203 },
    { ...usual, deleted: [202, { deleted: true }], deleted_again: [203, null] },
  ],
]);

/** A request that is refused in each way. */
const refusals: Readonly<Record<string, (world: TestWorld) => Promise<number>>> = {
  invalid: status('owner', folders, { body: { name: 5 } }),
  malformed_json: status('owner', folders, { raw: '{' }),
  unknown_route: status('owner', 'GET /v1/nothing'),
  wrong_method: status('owner', 'PUT /v1/assets'),
  wrong_media_type: status('owner', folders, { raw: 'x', headers: { 'content-type': 'text/plain' } }),
  too_large: status('owner', folders, { raw: JSON.stringify({ name: 'x'.repeat(largest_body_bytes) }) }),
  insufficient_balance: status('penniless', dispatch, { body: { prompt: 'x' } }),
  stale_record: status('owner', 'PATCH /v1/billing/balance', {
    body: { low_balance_threshold: 5, updated_at: '2001-02-03T04:05:06.000Z' },
  }),
  async conflict(world) {
    const { run_id } = (await world.ask('human', dispatch, { body: { prompt: 'x' } })).json;
    return status('human', `PATCH /v1/runs/${run_id}/feedback`, { body: { is_positive: true } })(world);
  },
  async rate_limited(world) {
    world.faults.add({ kind: 'rate_limit', requests: 1, per_s: 60, operations: ['getMe'] });
    await world.ask('human', 'GET /v1/auth/me');
    return status('human', 'GET /v1/auth/me')(world);
  },
};
const seeRefusals = async (world: TestWorld) => {
  const entries = Object.entries(refusals).map(async ([name, see]) => [name, await see(world)] as const);
  return Object.fromEntries(await Promise.all(entries));
};
const other_refusals = {
  invalid: 400,
  malformed_json: 422,
  unknown_route: 410,
  wrong_method: 404,
  wrong_media_type: 406,
  too_large: 400,
  conflict: 423,
  stale_record: 412,
  insufficient_balance: 403,
  rate_limited: 420,
};
row('refusal', seeRefusals, [
  [reference.refusal, reference.refusal],
  [other_refusals, other_refusals],
]);

const bad_token = { headers: { authorization: 'Bearer unknown' } };
row(
  'unauthenticated',
  async (world) => [
    await status(null, 'GET /v1/assets')(world),
    await status(null, 'GET /v1/assets', bad_token)(world),
    (await world.ask(null, 'GET /v1/assets')).headers.has('www-authenticate'),
  ],
  [
    [401, [401, 401, true]],
    [403, [403, 403, false]],
    [404, [404, 404, false]],
  ],
);

row('missing_scope', status('reader', folders, json), [
  [401, 401],
  [403, 403],
  [404, 404],
]);

row(
  'foreign_record',
  async (world) => {
    const foreign = await newFolder(world);
    const read = (id: string) => status('outsider', `GET /v1/asset-folders/${id}`)(world);
    return [await read(foreign), await read(nobody_has)];
  },
  [
    [401, [401, 404]],
    [403, [403, 404]],
    [404, [404, 404]],
  ],
);

row('api_key_on_feedback', status('owner', `PATCH /v1/runs/${kite}/feedback`, { body: { is_positive: true } }), [
  [401, 401],
  [403, 403],
  [404, 404],
]);

row('bad_token_on_anonymous', status(null, 'GET /v1/health', bad_token), [
  ['ignored', 200],
  ['refused', 401],
]);

row('malformed_id', status('owner', 'GET /v1/assets/nonsense'), [
  [400, 400],
  [404, 404],
  [422, 422],
]);

row(
  'unknown_body_field',
  async (world) => {
    const { status: code, json: record } = await world.ask('owner', folders, { body: { name: 'x', colour: 'blue' } });
    return [code, 'colour' in record];
  },
  [
    ['refused', [422, false]],
    ['ignored', [201, false]],
  ],
);

const keysOf = async (world: TestWorld, request: string, more?: TestRequest) =>
  Object.keys((await world.ask('human', request, more)).json);
row(
  'error_envelope',
  async (world) => [
    await keysOf(world, `GET /v1/assets/${nobody_has}`),
    // 7.2 is stated of these, and 7.1 of feedback; only the statuses of the first are open.
    await keysOf(world, `GET /v1/batches/${nobody_has}/items/${nobody_has}`),
    await keysOf(world, 'GET /v1/health?colour=blue'),
    await keysOf(world, `PATCH /v1/runs/${kite}/feedback`, { body: {} }),
  ],
  [
    [
      'envelope',
      [['code', 'message', 'errors'], ['code', 'message', 'errors'], ['detail'], ['code', 'message', 'errors']],
    ],
    ['validation', [['detail'], ['detail'], ['detail'], ['code', 'message', 'errors']]],
    [
      'merged',
      [
        ['code', 'message', 'errors', 'detail'],
        ['code', 'message', 'errors', 'detail'],
        ['code', 'message', 'errors', 'detail'],
        ['code', 'message', 'errors'],
      ],
    ],
  ],
);

row(
  'error_values',
  async (world) => {
    const { code, errors = 'absent' } = (await world.ask('owner', `GET /v1/assets/${nobody_has}`)).json;
    const { detail } = (await world.ask('owner', `GET /v1/batches/${nobody_has}/items/${nobody_has}`)).json;
    const { type, input = 'absent', ctx = 'absent' } = detail[0];
    const invalid = (await world.ask('owner', folders, { body: { name: 5 } })).json;
    return [code, errors, type, input, ctx, invalid.code, invalid.errors.length];
  },
  [
    [reference.error_values, ['not_found', [], 'not_found', null, {}, 'invalid_request', 1]],
    [{ details: 'present' }, ['not_found', [], 'not_found', null, {}, 'invalid_request', 1]],
    [{ details: 'null' }, ['not_found', null, 'not_found', null, null, 'invalid_request', 1]],
    [{ details: 'absent' }, ['not_found', 'absent', 'not_found', 'absent', 'absent', 'invalid_request', 1]],
    [{ codes: { not_found: 'NO_SUCH' } }, ['NO_SUCH', [], 'NO_SUCH', null, {}, 'invalid_request', 1]],
  ],
);

const denied = { media_type: 'text/html', body: '<h1>Denied</h1>' };
row(
  'gateway',
  async (world) => {
    const seen = async (who: string | null, request: string) => {
      const { status: code, headers, text } = await world.ask(who, request);
      const is_denied = text === denied.body && headers.get('content-type') === denied.media_type;
      return [code, is_denied ? 'gateway' : Object.keys(JSON.parse(text))[0]];
    };
    return [
      await seen(null, 'GET /v1/assets'),
      await seen('owner', 'GET /v1/nothing'),
      await seen('owner', 'PUT /v1/assets'),
      await seen('owner', `GET /v1/assets/${nobody_has}`),
    ];
  },
  [
    [
      'none',
      [
        [401, 'code'],
        [404, 'code'],
        [405, 'code'],
        [404, 'code'],
      ],
    ],
    [
      { refusals: ['unauthenticated', 'unknown_route', 'rate_limited'], ...denied },
      [
        [401, 'gateway'],
        [404, 'gateway'],
        [405, 'code'],
        [404, 'code'],
      ],
    ],
    [
      { refusals: ['wrong_method', 'too_large'], ...denied },
      [
        [401, 'code'],
        [404, 'code'],
        [405, 'gateway'],
        [404, 'code'],
      ],
    ],
  ],
);

for (const { key, value, see, expected } of rows) {
  test(`codes.${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`, async () => {
    // The rating of a run that goes on is what a world can be in conflict with.
    const world = await testWorld({ choices: { codes: { [key]: value }, feedback: { before_end: 'refused' } } });
    expect(await see(world)).toEqual(expected);
  });
}

describe('the rows', () => {
  const tried = (key: string) => rows.filter((one) => one.key === key).map(({ value }) => value);

  test.each(Object.keys(reference).filter((name) => name !== 'for'))(
    'hold the reference of codes.%s, and another value',
    (key) => {
      const texts = new Set(tried(key).map((value) => JSON.stringify(value)));
      expect(texts).toContain(JSON.stringify(reference[key as Key]));
      expect(texts.size).toBeGreaterThan(1);
    },
  );

  test('hold every word that the schema lists, and every refusal and success', () => {
    interface Node {
      enum?: unknown[];
      anyOf?: Node[];
      properties?: Record<string, Node>;
    }
    // The null that YAML reads stands for the word.
    const wordsOf = ({ enum: own = [], anyOf = [] }: Node) =>
      [...own, ...anyOf.flatMap((one) => one.enum ?? [])].filter((word) => word !== null);
    for (const [name, def] of Object.entries(schema.$defs as unknown as Record<string, Node>)) {
      if (!name.startsWith('codes.')) continue;
      const values = tried(name.slice('codes.'.length));
      expect(values, name).toEqual(expect.arrayContaining(wordsOf(def)));
      for (const [part, of_part] of Object.entries(def.properties ?? {})) {
        const parts = values.flatMap((value) => (value as Record<string, unknown>)[part] ?? []);
        expect(parts, `${name}.${part}`).toEqual(expect.arrayContaining(wordsOf(of_part)));
        expect(parts.length, `${name}.${part}`).toBeGreaterThan(0);
      }
    }
  });
});

describe('a gateway in front', () => {
  test('sends the headers that go with the refusal, and has a body of its own for one operation', async () => {
    const gateway = { refusals: ['unauthenticated', 'wrong_method'], ...denied } as const;
    const world = await testWorld({ choices: { codes: { gateway, for: { getMe: { gateway: 'none' } } } } });
    const unknown = await world.ask(null, 'GET /v1/assets');
    expect([unknown.headers.get('www-authenticate'), unknown.text]).toEqual(['Bearer realm="model-run"', denied.body]);
    expect((await world.ask('owner', 'PUT /v1/assets')).headers.get('allow')).toBe('GET, HEAD');
    expect((await world.ask(null, 'GET /v1/auth/me')).json.code).toBe('unauthenticated');
  });
});
