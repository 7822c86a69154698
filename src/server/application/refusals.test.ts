import { describe, expect, test } from 'vitest';
import { exchanged } from '../parts.ts';
import { type TestRequest, testWorld } from '../worlds/world.support.ts';

const nowhere = '00000000-0000-4000-8000-000000000000';
const session = { filename: 'a.png', mime_type: 'image/png', size_bytes: 3 };

/** Caller, request, its parts, and the answer: status, code, and place of the first issue. */
type Row = [who: string | null, request: string, more: TestRequest, status: number, code: string, place?: string];

const rows: Row[] = [
  // Routes and methods
  ['owner', 'GET /', {}, 404, 'not_found'],
  ['owner', 'GET /v1', {}, 404, 'not_found'],
  ['owner', 'GET /v1/nothing', {}, 404, 'not_found'],
  [null, 'POST /v1/nothing', { body: {} }, 404, 'not_found'],
  ['owner', 'GET /V1/assets', {}, 404, 'not_found'],
  ['owner', 'GET /v1/assets/', {}, 404, 'not_found'],
  ['owner', 'GET //v1/assets', {}, 404, 'not_found'],
  ['owner', 'GET /v1/asset-folders/', {}, 404, 'not_found'],
  ['owner', `GET /v1/assets/${nowhere}%2Fx`, {}, 404, 'not_found'],
  ['owner', 'GET /v1/assets/%ZZ', {}, 404, 'not_found'],
  ['owner', `GET /v1/runs/${nowhere}`, {}, 404, 'not_found'],
  ['owner', `GET /w/${nowhere}/v1/assets`, {}, 404, 'not_found'],
  ['owner', 'POST /v1/models/lumen/runs', { body: {} }, 404, 'not_found'],
  ['owner', 'POST /v1/models/a/b/c/d/e/f/runs', { body: {} }, 404, 'not_found'],
  ['owner', 'POST /v1/models/lumen//sketch/runs', { body: {} }, 404, 'not_found'],
  ['owner', 'POST /v1/models/lumen%2Fsketch/runs', { body: {} }, 404, 'not_found'],
  ['owner', 'POST /v1/models/lumen/sketch/llmsXtxt', { body: {} }, 404, 'not_found'],
  [null, 'PUT /v1/assets', {}, 405, 'method_not_allowed'],
  [null, 'GET /v1/models/lumen/sketch/runs', {}, 405, 'method_not_allowed'],
  [null, 'POST /v1/models/lumen/sketch/llms.txt', {}, 405, 'method_not_allowed'],
  [null, 'POST /v1/webhooks/event-types', {}, 405, 'method_not_allowed'],
  [null, 'PATCH /v1/webhooks/any/deliveries', {}, 405, 'method_not_allowed'],
  [null, 'GET /v1/graph-workflows', {}, 405, 'method_not_allowed'],
  [null, 'HEAD /v1/assets', {}, 401, ''],
  [null, 'HEAD /v1/asset-uploads', {}, 405, ''],
  ['owner', `HEAD /v1/assets/${nowhere}`, {}, 404, ''],
  [null, 'DELETE /v1/assets/types', {}, 405, 'method_not_allowed'],
  [null, 'PROPFIND /v1/assets', {}, 405, 'method_not_allowed'],
  [null, 'POST /v1/health', { raw: '<a/>', headers: { 'content-type': 'text/xml' } }, 405, 'method_not_allowed'],
  // Ids
  ['owner', 'GET /v1/assets/7', {}, 404, 'not_found'],
  ['owner', `GET /v1/assets/${'x'.repeat(5_000)}`, {}, 404, 'not_found'],
  ['owner', `GET /v1/assets/${nowhere}`, {}, 404, 'not_found'],
  ['owner', `DELETE /v1/assets/${nowhere}`, {}, 404, 'not_found'],
  ['owner', `GET /v1/asset-folders/${nowhere}`, {}, 404, 'not_found'],
  ['owner', 'DELETE /v1/asset-folders/-', {}, 404, 'not_found'],
  ['owner', 'GET /v1/runs/7', {}, 404, 'not_found'],
  ['owner', 'GET /v1/batches/7/items', {}, 404, 'not_found'],
  ['owner', `GET /v1/batches/${nowhere}/items/${nowhere}`, {}, 404, 'not_found'],
  ['owner', 'GET /v1/webhooks/7/deliveries', {}, 404, 'not_found'],
  ['owner', `GET /v1/webhooks/${nowhere}/deliveries`, {}, 404, 'not_found'],
  ['owner', `DELETE /v1/graph-workflows/${nowhere}`, {}, 404, 'not_found'],
  ['owner', 'POST /v1/graph-workflows/Acme/x/runs', { body: {} }, 404, 'not_found'],
  ['human', `PATCH /v1/runs/${nowhere}/feedback`, { body: { is_positive: true } }, 404, 'not_found'],
  [null, 'GET /v1/models/lumen/nothing/llms.txt', {}, 404, 'not_found'],
  // Queries
  ['owner', 'GET /v1/assets?colour=blue', {}, 422, 'invalid_request', 'query/colour'],
  ['owner', `GET /v1/assets?${'x'.repeat(9_000)}=1`, {}, 422, 'invalid_request'],
  ['owner', 'GET /v1/assets?limit=1&limit=2', {}, 422, 'invalid_request', 'query/limit'],
  ...['0', '501', '-1', 'ten', '1.5', '1e2', '', ' 1', '9'.repeat(30)].map(
    (limit): Row => ['owner', `GET /v1/assets?limit=${limit}`, {}, 422, 'invalid_request', 'query/limit'],
  ),
  ...[
    'name',
    'name.eq',
    'name.is:x',
    'nothing.eq:1',
    'name.eq:a,',
    'created_by_user.eq:x',
    'size_bytes.gt:big',
    'size_bytes.like:1',
    'created_at.gt:soon',
    '',
  ].map((q): Row => ['owner', `GET /v1/assets?q=${q}`, {}, 422, 'invalid_request', 'query/q']),
  ...['name', 'name:up', 'nothing:asc', 'name:asc,', ''].map(
    (sort): Row => ['owner', `GET /v1/assets?sort_by=${sort}`, {}, 422, 'invalid_request', 'query/sort_by'],
  ),
  ...['nothing', 'id,,name', ''].map(
    (fields): Row => ['owner', `GET /v1/assets?fields=${fields}`, {}, 422, 'invalid_request', 'query/fields'],
  ),
  ...['nothing', 'created_by_user(id)', '(', ''].map(
    (embed): Row => ['owner', `GET /v1/assets?embed=${embed}`, {}, 422, 'invalid_request', 'query/embed'],
  ),
  ['owner', 'GET /v1/assets?presign=maybe', {}, 422, 'invalid_request', 'query/presign'],
  ['owner', 'GET /v1/assets?backward=1', {}, 422, 'invalid_request', 'query/backward'],
  ['owner', 'GET /v1/assets?cursor=', {}, 422, 'invalid_request', 'query/cursor'],
  ['owner', 'GET /v1/assets?cursor=x', {}, 422, 'invalid_cursor', 'query/cursor'],
  ['owner', 'GET /v1/auth/me?embed=runs', {}, 422, 'invalid_request', 'query/embed'],
  ['owner', `DELETE /v1/assets/${nowhere}?force=true`, {}, 422, 'invalid_request', 'query/force'],
  [null, 'GET /v1/health?verbose=1', {}, 422, 'invalid_request', 'query/verbose'],
  [null, 'GET /v1/models/lumen/sketch/llms.txt?lang=en', {}, 422, 'invalid_request', 'query/lang'],
  ['owner', 'GET /v1/webhooks/any/deliveries?embed=run', {}, 422, 'invalid_request', 'query/embed'],
  ['owner', 'GET /v1/webhooks/event-types?q=schema.eq:1', {}, 422, 'invalid_request', 'query/q'],
  ['owner', 'POST /v1/models/lumen/sketch/runs?prompt=x', { body: {} }, 422, 'invalid_request', 'query/prompt'],
  // Bodies
  ['owner', 'POST /v1/asset-uploads', {}, 422, 'invalid_request', 'body'],
  ['owner', 'POST /v1/asset-uploads', { raw: '{"filename":' }, 400, 'malformed_json'],
  ['owner', 'POST /v1/asset-uploads', { raw: new Uint8Array([0x22, 0xff, 0x22]) }, 400, 'malformed_json'],
  ['owner', 'POST /v1/asset-uploads', { raw: '[]' }, 422, 'invalid_request', 'body'],
  ['owner', 'POST /v1/asset-uploads', { raw: 'null' }, 422, 'invalid_request', 'body'],
  ['owner', 'POST /v1/asset-uploads', { body: { ...session, colour: 'blue' } }, 422, 'invalid_request', 'body/colour'],
  ['owner', 'POST /v1/asset-uploads', { raw: '{"__proto__":1}' }, 422, 'invalid_request'],
  [
    'owner',
    'POST /v1/asset-uploads',
    { body: { ...session, size_bytes: -1 } },
    422,
    'invalid_request',
    'body/size_bytes',
  ],
  [
    'owner',
    'POST /v1/asset-uploads',
    { body: { ...session, size_bytes: 6e9 } },
    422,
    'invalid_request',
    'body/size_bytes',
  ],
  ['owner', 'POST /v1/asset-uploads', { body: { ...session, filename: '' } }, 422, 'invalid_request', 'body/filename'],
  [
    'owner',
    'POST /v1/asset-uploads',
    { body: { ...session, filename: 'a\nb' } },
    422,
    'invalid_request',
    'body/filename',
  ],
  [
    'owner',
    'POST /v1/asset-uploads',
    { body: { ...session, mime_type: 'png' } },
    422,
    'invalid_request',
    'body/mime_type',
  ],
  [
    'owner',
    'POST /v1/asset-folders',
    { raw: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    415,
    'unsupported_media_type',
  ],
  [
    'owner',
    'POST /v1/asset-folders',
    { raw: '{}', headers: { 'content-type': 'text/plain' } },
    415,
    'unsupported_media_type',
  ],
  [
    'owner',
    'POST /v1/asset-folders',
    { raw: '{}', headers: { 'content-type': 'nonsense' } },
    415,
    'unsupported_media_type',
  ],
  [
    'owner',
    'POST /v1/asset-folders',
    { raw: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } },
    415,
    'unsupported_media_type',
  ],
  [
    'owner',
    'POST /v1/asset-folders',
    { raw: '{}', headers: { 'content-encoding': 'gzip' } },
    415,
    'unsupported_media_type',
  ],
  ['owner', 'POST /v1/asset-folders', { body: { name: 'x'.repeat(1_100_000) } }, 413, 'payload_too_large'],
  [
    'owner',
    'PATCH /v1/billing/balance',
    { body: { low_balance_threshold: '12' } },
    422,
    'invalid_request',
    'body/low_balance_threshold',
  ],
  [
    'owner',
    'PATCH /v1/billing/balance',
    { body: { low_balance_threshold: 1, updated_at: 'now' } },
    422,
    'invalid_request',
    'body/updated_at',
  ],
  // A caller who is not known learns nothing of what is wrong with the rest.
  [null, 'GET /v1/assets?limit=0', {}, 401, 'unauthenticated'],
  [null, 'POST /v1/asset-folders', { raw: '{' }, 401, 'unauthenticated'],
];

describe('is refused', () => {
  test.each(rows)('%s %s %o', async (who, request, more, status, code, place) => {
    const world = await testWorld();
    const answer = await world.ask(who, request, more);
    const [issue] = answer.json?.detail ?? answer.json?.errors ?? [];
    expect(answer.status).toBe(status);
    expect(answer.json?.code ?? answer.json?.detail[0].type ?? '').toBe(code);
    const found = issue && (issue.loc?.join('/') ?? `${issue.in}${issue.pointer}`);
    if (place !== undefined) expect(found).toBe(place);
    if (request.startsWith('HEAD')) expect(answer.text).toBe('');
    else expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('in the envelope of the operation', async () => {
    const world = await testWorld();
    expect((await world.ask(null, 'GET /v1/health?x=1')).json).toMatchObject({
      detail: [{ loc: ['query', 'x'], input: '1' }],
    });
    expect((await world.ask(null, 'GET /v1/nothing')).json).toEqual({
      code: 'not_found',
      message: expect.any(String),
      errors: [],
    });
  });

  test('with the methods that the path does take', async () => {
    const world = await testWorld();
    const allowed = async (request: string) => (await world.ask(null, request)).headers.get('allow');
    expect(await allowed('PATCH /v1/assets')).toBe('GET, HEAD');
    expect(await allowed(`PUT /v1/assets/${nowhere}`)).toBe('GET, HEAD, DELETE');
    expect(await allowed('GET /v1/asset-uploads')).toBe('POST');
    expect(await allowed('OPTIONS /v1/billing/balance')).toBe('PATCH');
  });
});

test.each([
  ['gzip', 'The content coding gzip is not taken; send it as plain JSON.'],
  ['br, "x"', 'The content coding of the body is not taken; send it as plain JSON.'],
])('the content coding %s is what is wrong with a body, and not its type', async (coding, message) => {
  const world = await testWorld();
  const more = { raw: new Uint8Array([31, 139]), headers: { 'content-encoding': coding } };
  const { status, json } = await world.ask('owner', 'POST /v1/asset-folders', more);
  expect([status, json.code, json.message]).toEqual([415, 'unsupported_media_type', message]);
});

test('a parameter that is given twice is not one that is not known', async () => {
  const world = await testWorld();
  const { json } = await world.ask('owner', 'GET /v1/assets?limit=1&limit=2&colour=1&colour=2');
  const [twice, strange] = ['This parameter is given twice; one of them is read.', 'This parameter is not known.'];
  expect(json.errors.map(({ message }: { message: string }) => message)).toEqual([twice, strange, strange]);
});

test('a body that nobody asked for is left alone', async () => {
  const world = await testWorld();
  const [{ id }] = (await world.ask('owner', 'GET /v1/assets?limit=1')).json.items;
  expect(
    (await world.ask('owner', `DELETE /v1/assets/${id}`, { raw: '{', headers: { 'content-type': 'text/xml' } })).status,
  ).toBe(204);
});

test.each([
  'application/json',
  'Application/JSON',
  'application/json;charset=utf-8',
  'application/json ; charset="UTF-8"',
])('a JSON body may be declared as %s', async (type) => {
  const world = await testWorld();
  const answer = await world.ask('owner', 'POST /v1/asset-folders', {
    body: { name: 'x' },
    headers: { 'content-type': type },
  });
  expect(answer.status).toBe(201);
});

describe('a fault of the server', () => {
  const broken = () =>
    testWorld({}, (parts) => ({
      ...parts,
      store: exchanged(parts.store, { asset: () => Promise.reject(new Error('secret detail')) }),
      handlers: { ...parts.handlers, getHealth: () => Promise.reject(new Error('secret detail')) },
    }));

  test.each([
    ['owner', `GET /v1/assets/${nowhere}`],
    [null, 'GET /v1/health'],
  ] as const)('%s %s is told to nobody but the log', async (who, request) => {
    const world = await broken();
    const answer = await world.ask(who, request);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret');
    expect(answer.text).not.toMatch(/\.ts|at /);
    expect(who === null ? answer.json.detail : answer.json.errors).toBeInstanceOf(Array);
    expect(world.failures.splice(0)).toEqual([new Error('secret detail')]);
  });
});
