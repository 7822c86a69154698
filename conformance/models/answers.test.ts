import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MissingChoice } from '../../src/choices/dialect.ts';
import { clauseById } from '../../src/contract/clauses.ts';
import { type OperationId, operationIds } from '../../src/contract/operations.ts';
import type { Exchange } from '../suite/exchange.ts';
import { tallyOf, uncounted } from '../suite/tally.ts';
import { answered, bare_facts, written } from '../testing/written-evidence.support.ts';
import { requestClauses, shapeClauses } from './answer-clauses.ts';
import { judgeRelation, judgeShape, relation_codes, shape_codes } from './answers.ts';

const uuid = '0b9ff4c5-6a3f-4f4e-9a57-3f1c0d6f8f11';
const asset = { id: uuid, name: 'x', created_at: '2026-01-05T09:30:00Z', size_bytes: 1 };
const path = { id: uuid };
const tally = tallyOf({ ...shape_codes, ...relation_codes }, uncounted);
const judgeAnswer = (exchange: Exchange, facts: typeof bare_facts) => [
  ...judgeShape(exchange, facts, tally),
  ...judgeRelation(exchange, tally),
];
const answerClauses = (operation: OperationId) => [...shapeClauses(operation), ...requestClauses(operation)];
const codesOf = (exchange: Exchange) =>
  judgeAnswer(exchange, bare_facts).map(({ code, clause, pointer }) => [code, clause, pointer]);

describe('what a target may answer', () => {
  it.each([
    ['few fields', answered('x', 'getAsset', 200, asset, { path })],
    ['nulls', answered('x', 'getAsset', 200, { ...asset, name: null, size_bytes: null }, { path })],
    ['further fields', answered('x', 'getAsset', 200, { ...asset, colour: 'red', status: 3 }, { path })],
    ['another code of its own', answered('x', 'getAsset', 200, { ...asset, asset_type: 'hologram' }, { path })],
    ['an id in upper case', answered('x', 'getAsset', 200, { ...asset, id: uuid.toUpperCase() }, { path })],
    [
      'a time with an offset and microseconds',
      answered('x', 'getAsset', 200, { ...asset, created_at: '2026-01-05T09:30:00.000001+00:00' }, { path }),
    ],
    ['a created status for a read', answered('x', 'getAsset', 203, asset, { path })],
    ['a body on a delete', answered('x', 'deleteAsset', 200, { code: 'ok', message: 'deleted' })],
    ['a projected page', answered('x', 'listAssets', 200, { items: [{ name: 'x' }] }, { query: { fields: ['name'] } })],
    ['a page without links', answered('x', 'listAssets', 200, { items: [asset] })],
    ['an exponent', answered('x', 'updateBalance', 200, { low_balance_threshold: '2E+1' })],
    [
      'either envelope',
      answered('x', 'getAsset', 404, { detail: [{ loc: ['path'], msg: 'No.', type: null }] }, { path }),
    ],
    ['both envelopes', answered('x', 'getAsset', 404, { code: 'x', message: 'No.', detail: [] }, { path })],
    ['what a gateway says', answered('x', 'getAsset', 404, '<html>', { path })],
    [
      'what a gateway says in JSON to strangers',
      answered('x', 'getAsset', 403, { message: 'Forbidden' }, { path, principal: null }),
    ],
    [
      'what a gateway says in JSON to whom the target does not know, where anybody may ask',
      answered('x', 'getHealth', 403, { message: 'Forbidden' }, { principal: 'unknown-token' }),
    ],
    [
      'what a gateway says in JSON where a token is wanted',
      answered('x', 'getHealth', 403, { message: 'Forbidden' }, { principal: null }),
    ],
    ['a 401 in words of its own', answered('x', 'getAsset', 401, { message: 'Unauthorized' }, { path })],
    ['an error of the server, once', answered('x', 'getAsset', 500, '', { path })],
  ])('%s', (_, exchange) => {
    expect(codesOf(exchange)).toEqual([]);
  });
});

describe('what it may not', () => {
  it.each<[string, Exchange, unknown[]]>([
    ['a number for an id', answered('x', 'getMe', 200, { id: 7 }), ['wrong-type', 'types.uuid', '/id']],
    ['no UUID', answered('x', 'getMe', 200, { id: 'user-7' }), ['wrong-format', 'types.uuid', '/id']],
    [
      'a local time',
      answered('x', 'getAsset', 200, { ...asset, created_at: '2026-01-05T09:30:00+02:00' }, { path }),
      ['wrong-format', 'types.timestamp', '/created_at'],
    ],
    [
      'a size in words',
      answered('x', 'getAsset', 200, { ...asset, size_bytes: '1' }, { path }),
      ['wrong-type', 'types.asset-fields', '/size_bytes'],
    ],
    [
      'a number for a code',
      answered('x', 'getMe', 200, { id: uuid, locale_code: 1 }),
      ['wrong-type', 'types.code-string', '/locale_code'],
    ],
    [
      'a number for a decimal',
      answered('x', 'updateBalance', 200, { low_balance_threshold: 20 }),
      ['wrong-type', 'types.decimal', '/low_balance_threshold'],
    ],
    [
      'no asset_id',
      answered('x', 'createAssetUpload', 201, { upload_url: 'http://x.example/1' }),
      ['wrong-required', 'types.upload-session-fields', '/asset_id'],
    ],
    [
      'a delivery without its id',
      answered('x', 'listWebhookDeliveries', 200, { items: [{ attempts: [] }] }, { path: { webhook_id: path.id } }),
      ['without-identity', 'webhooks.deliveries', '/items/0/id'],
    ],
    [
      'a record without its id',
      answered('x', 'getAsset', 200, {}, { path }),
      ['without-identity', 'assets.read', '/id'],
    ],
    [
      'another record',
      answered('x', 'getAsset', 200, { ...asset, id: uuid.replace('0b', '1b') }, { path }),
      ['another-record', 'assets.read', '/id'],
    ],
    ['no JSON', answered('x', 'getAsset', 200, 'ok', { path }), ['unreadable', 'document.json', undefined]],
    ['no body', answered('x', 'createAssetFolder', 201), ['unreadable', 'folders.create', undefined]],
    ['no items', answered('x', 'listAssets', 200, { data: [] }), ['unreadable', 'pagination.envelope', undefined]],
    [
      'an item without an id',
      answered('x', 'listAssets', 200, { items: [{ name: 'x' }] }),
      ['without-identity', 'pagination.envelope', '/items/0/id'],
    ],
    ['a text for health', answered('x', 'getHealth', 200, '"ok"'), ['unreadable', 'health.probe', undefined]],
    [
      'a user that nobody asked for',
      answered('x', 'getAsset', 200, { ...asset, created_by_user: { id: uuid } }, { path }),
      ['embedded-unasked', 'embedding.asset-user', '/created_by_user'],
    ],
    [
      'half an envelope',
      answered('x', 'getAsset', 404, { code: 'no', error: 'No.' }, { path }),
      ['no-envelope', 'errors.envelope-elsewhere', '/message'],
    ],
    [
      '7.1 from health',
      answered('x', 'getHealth', 422, { code: 'x', message: 'No.' }),
      ['no-envelope', 'errors.validation-envelope', '/detail'],
    ],
    [
      'a refusal as a success',
      answered('x', 'getAsset', 200, { code: 'not_found', message: 'No.' }, { path }),
      ['refusal-as-success', 'errors.refusal-is-4xx', undefined],
    ],
  ])('%s', (_, exchange, mismatch) => {
    expect(codesOf(exchange)).toContainEqual(mismatch);
  });

  it('shows private facts of an embedded user', () => {
    const query = { embed: ['created_by_user'] };
    const user = { id: uuid, timezone: 'UTC', locale_code: null };
    const exchange = answered('x', 'listAssets', 200, { items: [{ ...asset, created_by_user: user }] }, { query });
    expect(codesOf(exchange)).toEqual([
      ['private-field', 'types.minimal-user-omits', '/items/0/created_by_user/timezone'],
    ]);
  });
});

describe('the users of a page', () => {
  const made = (created_by: string, by: string) => ({ ...asset, created_by, created_by_user: { id: by } });
  const other = uuid.replace('0b', '1b');
  const key = uuid.replace('0b', '2b');

  it.each([
    ['those who made the assets', [made(uuid, uuid), made(other, other.toUpperCase())], []],
    ['one behind a key', [made(key, uuid), made(other, other)], []],
    ['paired by their places', [made(uuid, other), made(other, uuid)], ['another-user']],
    ['the first of them', [made(uuid, uuid), made(other, other), made(other, uuid)], ['another-user']],
  ])('are %s', (_, items, codes) => {
    const exchange = answered('x', 'listAssets', 200, { items }, { query: { embed: ['created_by_user'] } });
    expect(codesOf(exchange).map(([code]) => code)).toEqual(codes);
  });
});

it('judges by the document itself only when asked to', () => {
  const exchange = written([answered('x', 'getAsset', 200, asset, { path })]).exchanges[0]!;
  const strict = judgeAnswer(exchange, { ...bare_facts, strict: true });
  expect(strict.length).toBeGreaterThan(5);
  expect(new Set(strict.map(({ level }) => level))).toEqual(new Set(['reference']));
});

it.each(operationIds)('every clause of %s is one of that operation', (operation) => {
  for (const id of answerClauses(operation)) {
    const clause = clauseById(id);
    expect(clause?.operations === 'all' || clause?.operations.includes(operation), id).toBe(true);
  }
});

it('makes of every body a verdict, by clauses of the operation', () => {
  const operation = fc.constantFrom(...operationIds);
  const record = fc.dictionary(
    fc.constantFrom('id', 'items', 'name', 'created_by_user', 'memberships', 'code', 'message', 'detail', 'created_at'),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const body = fc.oneof(record, fc.jsonValue(), fc.record({ items: fc.array(fc.oneof(record, fc.jsonValue())) }));
  fc.assert(
    fc.property(
      operation,
      fc.constantFrom(200, 204, 302, 400, 404, 422, 500),
      body,
      fc.boolean(),
      (id, status, value, strict) => {
        const exchange = readable(() => answered('x', id, status, value, { path }));
        if (!exchange) return;
        for (const { clause } of judgeAnswer(exchange, { ...bare_facts, strict }))
          expect(answerClauses(id)).toContain(clause);
      },
    ),
  );
});

/** Undefined where a name that is not declared would have to be known. */
function readable(read: () => Exchange): Exchange | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof MissingChoice) return undefined;
    throw error;
  }
}

const run = { id: uuid, status_code: 'completed' };
const ofRun = (more: object) => answered('x', 'getRun', 200, { ...run, ...more }, { path });
const ofItem = (more: object) => answered('x', 'getBatchItem', 200, { id: uuid, run: { ...run, ...more } }, runs);
const runs = { query: { embed: ['run(logs,node_runs)'] } };

describe('what runs show inside', () => {
  it.each<[string, Exchange]>([
    ['nothing', ofRun({})],
    ['nulls', ofRun({ model: null, graph_workflow: null, node_runs: null, logs: null })],
    ['models without lists', ofRun({ model: { id: uuid, version: '2', examples: null } })],
    ['an example that was answered with a number', ofRun({ model: { examples: [{ status_code: 200 }] } })],
    ['a version that is not told', ofRun({ target_version: null })],
    ['an item that waits, without a run', answered('x', 'getBatchItem', 200, { id: uuid, run_id: null }, runs)],
    [
      'a run without logs',
      answered('x', 'getBatchItem', 200, { id: uuid, run_id: uuid, run: { ...run, has_logs: false } }, runs),
    ],
    [
      'a later page whose URL carries no embed on',
      {
        ...answered('x', 'listBatchItems', 200, { items: [{ id: uuid, run_id: uuid }] }, runs),
        sent: { method: 'GET', url: 'http://target.example/v1/batches/b/items?cursor=c', headers: {} },
      },
    ],
    [
      'a webhook with another id of its own',
      answered('x', 'listEventTypes', 200, { items: [{ code: 'x', schema: {} }] }),
    ],
  ])('may be %s', (_, exchange) => {
    expect(codesOf(exchange)).toEqual([]);
  });

  it.each<[string, Exchange, string, string]>([
    [
      'a log that repeats its run',
      ofRun({ logs: [{ run: null }, { run: {} }] }),
      'types.run-log-fields',
      '/logs/1/run',
    ],
    ['a local time in a log', ofRun({ logs: [{ timestamp: '10:00' }] }), 'types.timestamp', '/logs/0/timestamp'],
    [
      'a retry in words',
      ofRun({ node_runs: [{ retry_count: 'one' }] }),
      'types.node-run-fields',
      '/node_runs/0/retry_count',
    ],
    [
      'a flag in words',
      ofRun({ model: { inputs: [{ is_required: 'yes' }] } }),
      'types.model-input-fields',
      '/model/inputs/0/is_required',
    ],
    ['outputs by name', ofRun({ model: { outputs: { image: {} } } }), 'catalog.record-complete', '/model/outputs'],
    [
      'a status in words',
      ofRun({ model: { examples: [{ status_code: 'ok' }] } }),
      'types.model-example-fields',
      '/model/examples/0/status_code',
    ],
    ['a price as a number', ofRun({ model: { pricing: [{ price: 1 }] } }), 'types.decimal', '/model/pricing/0/price'],
    [
      'a version as a number',
      ofRun({ graph_workflow: { version: 1 } }),
      'versioning.version-fields',
      '/graph_workflow/version',
    ],
    [
      'an order in words',
      ofRun({ graph_workflow: { outputs: [{ sort_order: '1' }] } }),
      'types.graph-output-fields',
      '/graph_workflow/outputs/0/sort_order',
    ],
    [
      'a node run of an item',
      ofItem({ node_runs: [{ duration_ms: 'x' }] }),
      'types.node-run-fields',
      '/run/node_runs/0/duration_ms',
    ],
    ['what an item embeds deeper', ofItem({ model: { name: 1 } }), 'types.run-fields', '/run/model/name'],
  ])('may not be %s', (_, exchange, clause, pointer) => {
    expect(codesOf(exchange).map(([, ...rest]) => rest)).toContainEqual([clause, pointer]);
  });

  it.each<[string, Exchange, string]>([
    [
      'a run that nobody asked for',
      answered('x', 'listBatchItems', 200, { items: [{ id: uuid }, { id: uuid, run }] }),
      'embedded-unasked',
    ],
    [
      'a run that was asked for and is not there',
      answered('x', 'getBatchItem', 200, { id: uuid, run_id: uuid }, runs),
      'not-embedded',
    ],
    ['logs that were asked for and are not there', ofItem({ has_logs: true }), 'not-embedded-inside'],
  ])('finds %s', (_, exchange, code) => {
    expect(codesOf(exchange).map(([found]) => found)).toContain(code);
  });
});
