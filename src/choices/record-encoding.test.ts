import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolve } from './choices.ts';
import type { ChoicesDocument, RecordChoices } from './choices-document.ts';
import { createDialect } from './dialect.ts';
import { createRecordDialect } from './record-encoding.ts';
import { recordShape } from './record-shape.ts';

const dialect = (records: RecordChoices) => createDialect(resolve({ records }) as ChoicesDocument);
const stranger = createDialect({});
const at = '2026-01-05T09:30:00.123Z';

describe('what the document says of fields', () => {
  it('tells times, decimals, words and shapes in records inside others', () => {
    const run = recordShape('listBatchItems')!.embedded.run!;
    expect(recordShape('listBatchItems')!.kinds).toMatchObject({ status_code: 'item_status', cost: 'decimal' });
    expect(run.kinds).toMatchObject({ status_code: 'run_status', created_at: 'timestamp' });
    expect(run.embedded.logs!.kinds).toEqual({ timestamp: 'timestamp' });
    expect(run.embedded.model!.embedded.pricing!.kinds).toMatchObject({ price: 'decimal', disabled_at: 'timestamp' });
    expect(run.embedded.graph_workflow!.kinds).toMatchObject({
      workflow_json: 'workflow_nodes',
      models: 'workflow_collection',
    });
    expect(recordShape('listAllDeliveries')!.embedded.attempts!.kinds.status_code).toBe('attempt_status');
  });

  it('leaves free-form objects and node states alone', () => {
    const { embedded, kinds } = recordShape('getRun')!;
    expect([kinds.input, kinds.metadata, embedded.input, embedded.node_runs!.kinds.state_code]).toEqual(
      new Array(4).fill(undefined),
    );
  });
});

describe('the reference', () => {
  it('gives records out as they are', () => {
    const record = { id: 'x', created_at: at, cost: '1.5', status_code: 'running' };
    const { write } = createRecordDialect(resolve({}) as ChoicesDocument, 'Run', 'getRun');
    expect(write(record)).toBe(record);
  });

  it('takes in as it is what is canonical already, and changes no record that it reads', () => {
    const { read } = createRecordDialect({}, 'AssetFolder', 'getAssetFolder');
    const whole = read({ id: 'x', created_at: at });
    expect(read(whole)).toBe(whole);
    const otherwise = Object.freeze({ ...whole, created_at: '2026-01-05T09:30:00.123+00:00' });
    expect(read(otherwise)).toEqual(whole);
  });
});

describe('times', () => {
  const written: [RecordChoices['timestamps'], string][] = [
    [{ offset: 'Z' }, '2026-01-05T09:30:00.123Z'],
    [{ offset: '+00:00' }, '2026-01-05T09:30:00.123+00:00'],
    [{ offset: 'none' }, '2026-01-05T09:30:00.123'],
    [{ fraction_digits: 0 }, '2026-01-05T09:30:00Z'],
    [{ fraction_digits: 1 }, '2026-01-05T09:30:00.1Z'],
    [{ fraction_digits: 6, offset: 'none' }, '2026-01-05T09:30:00.123000'],
  ];
  it.each(written)('%j', (timestamps, text) => {
    expect(dialect({ timestamps }).encodeRecord('CreditBalance', { updated_at: at })).toEqual({ updated_at: text });
  });

  it.each([
    ['2026-01-05T09:30:00Z', '2026-01-05T09:30:00.000Z'],
    ['2026-01-05t09:30z', '2026-01-05T09:30:00.000Z'],
    ['2026-01-05T09:30:00,5-00', '2026-01-05T09:30:00.500Z'],
    ['2026-01-05T09:30:00.123000+00:00', at],
    ['2026-01-05T09:30:00.123', at],
    ['2026-01-05T09:30:00.123456Z', '2026-01-05T09:30:00.123456Z'],
    ['2026-01-05T11:30:00+02:00', '2026-01-05T11:30:00+02:00'],
    ['2026-01-05 09:30:00Z', '2026-01-05 09:30:00Z'],
    [1_767_605_400, 1_767_605_400],
  ])('%j is read as %j without being told', (wire, canonical) => {
    expect(stranger.decodeRecord('CreditBalance', { updated_at: wire }).updated_at).toBe(canonical);
  });

  it('come back to those who sent them, digit by digit', () => {
    const micro = dialect({ timestamps: { fraction_digits: 6, offset: 'none' } });
    const shown = '2026-01-05T09:30:00.123456';
    const { updated_at } = micro.decodeRecord('CreditBalance', { updated_at: shown });
    const wire = micro.encodeRequest({ operation: 'updateBalance', path: {}, query: {}, body: { updated_at } });
    expect(JSON.parse(wire.body!)).toEqual({ updated_at: shown });
    expect(micro.decodeRequest('updateBalance', {}, [], {}, JSON.parse(wire.body!)).body).toEqual({ updated_at });
  });
});

describe('decimals', () => {
  it.each([
    ['signed', ['+0', '+12.5', '-3', '+0.001']],
    ['exponent', ['0e+0', '1.25e+1', '-3e+0', '1e-3']],
    ['zeros', ['00.0', '012.50', '-03.0', '00.0010']],
  ] as const)('%s', (decimals, texts) => {
    const write = (balance: string) => dialect({ decimals }).encodeRecord('CreditBalance', { balance }).balance;
    expect(['0', '12.5', '-3', '0.001'].map(write)).toEqual(texts);
  });

  it.each([
    ['+1.50', '1.5'],
    ['1E3', '1000'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-0.0', '0'],
    ['000', '0'],
    ['12345678901234567890.000000000000000000010', '12345678901234567890.00000000000000000001'],
    ['1e-12', '0.000000000001'],
    ['1e999999999', '1e999999999'],
    ['1e99999999999999999999', '1e99999999999999999999'],
    ['1,5', '1,5'],
    ['+-1', '+-1'],
    ['', ''],
    [1.5, 1.5],
    [null, null],
  ])('%j is read as %j without being told', (wire, canonical) => {
    expect(stranger.decodeRecord('CreditBalance', { balance: wire }).balance).toBe(canonical);
  });

  it('lose nothing on the way', () => {
    const digits = fc.stringMatching(/^(0|[1-9]\d{0,25})(\.\d{0,25}[1-9])?$/);
    const number = fc.tuple(fc.boolean(), digits).map(([below, text]) => (below && text !== '0' ? `-${text}` : text));
    fc.assert(
      fc.property(number, fc.constantFrom('plain', 'signed', 'exponent', 'zeros'), (balance, decimals) => {
        const wire = dialect({ decimals }).encodeRecord('CreditBalance', { balance });
        expect(stranger.decodeRecord('CreditBalance', wire).balance).toBe(balance);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});

describe('words', () => {
  const words = { running: ['starting', 'working'], completed: ['done', 'ok', 'succeeded'], failed: ['error'] };
  const told = dialect({ status_words: words });
  const wordOf = (run: Record<string, unknown>) => told.encodeRecord('Run', run).status_code;

  it('step on while a run goes on, and never back', () => {
    const steps = [0, 1, 2, 3].map((nodes_completed) => wordOf({ id: 'a', status_code: 'running', nodes_completed }));
    expect(steps).toEqual(['starting', 'working', 'working', 'working']);
  });

  it('are the same each time for one run, and all of them for many', () => {
    const ids = Array.from({ length: 60 }, (_, index) => `0b9ff4c5-6a3f-4f4e-9a57-${String(index).padStart(12, '0')}`);
    const shown = ids.map((id) => wordOf({ id, status_code: 'completed' }));
    expect(ids.map((id) => wordOf({ id: id.toUpperCase(), status_code: 'completed' }))).toEqual(shown);
    expect(new Set(shown)).toEqual(new Set(words.completed));
  });

  it('leave queued and canceled, and what nobody declared', () => {
    expect(['queued', 'canceled'].map((status_code) => wordOf({ id: 'a', status_code }))).toEqual([
      'queued',
      'canceled',
    ]);
    expect(told.decodeRecord('Run', { status_code: 'paused' }).status_code).toBe('paused');
    expect(stranger.decodeRecord('Run', { status_code: 'done' }).status_code).toBe('done');
  });

  it('of a dispatch are those of the run', () => {
    const reply = (status: string) =>
      told.encodeReply(
        { operation: 'dispatchGraphWorkflowRun', path: {}, query: {} },
        { kind: 'record', success: 'dispatched', record: { run_id: 'b', status } },
      );
    expect(JSON.parse(reply('completed').body!)).toEqual({
      run_id: 'b',
      status: wordOf({ id: 'b', status_code: 'completed' }),
    });
    expect(JSON.parse(reply('queued').body!).status).toBe('queued');
  });
});

describe('filters on the status of batch items', () => {
  const batch_item_words = { queued: 'completed', running: 'active', completed: 'ok', failed: 'queued', canceled: 'x' };
  const { queryFromWire, queryToWire } = dialect({ batch_item_words });
  const found = (text: string) => {
    const { filter } = queryFromWire('listBatchItems', [['q', `status_code.eq:${text}`]]);
    return Array.isArray(filter) ? filter[0].value : undefined;
  };

  it('understand the words that are shown, and nothing by the old ones', () => {
    expect(['completed', 'active', 'ok', 'queued', 'x'].map(found)).toEqual([
      'queued',
      'running',
      'completed',
      'failed',
      'canceled',
    ]);
    const canonical = ['queued', 'running', 'completed', 'failed', 'canceled'];
    expect(canonical).not.toContain(found('running'));
    expect(canonical).not.toContain(found('canceled'));
    expect(found('anything')).toBe('anything');
  });

  it('are written as they are read, whatever the text', () => {
    const text = fc.constantFrom(...Object.keys(batch_item_words), ...Object.values(batch_item_words), 'paused', '');
    fc.assert(
      fc.property(text, fc.constantFrom('eq', 'ne', 'gt', 'in'), (value, operator) => {
        const filter = [{ field: 'status_code', operator, value: operator === 'in' ? [value] : value }];
        const back = queryFromWire('listBatchItems', queryToWire('listBatchItems', { filter } as never));
        expect(back).toEqual({ filter });
      }),
    );
  });

  it('are those of runs, the first of each, where items have none of their own', () => {
    const as_runs = dialect({ status_words: { completed: ['done', 'ok'] } });
    const [pair] = as_runs.queryToWire('getBatchItem', {
      filter: [{ field: 'status_code', operator: 'eq', value: 'completed' }],
    });
    expect(pair).toEqual(['q', 'status_code.eq:done']);
  });
});

describe('workflows', () => {
  const nodes = { b: { class_type: 'B' }, a: { class_type: 'A', inputs: { image: ['b', 0] } } };
  const list = [
    { id: 'b', class_type: 'B' },
    { id: 'a', class_type: 'A', inputs: { image: ['b', 0] } },
  ];
  const { encodeRequest, decodeRequest } = dialect({ workflow_shapes: { workflow_json: 'node_list' } });
  const create = { operation: 'createGraphWorkflow', path: {}, query: {} } as const;
  const written = (workflow_json: unknown) =>
    JSON.parse(encodeRequest({ ...create, body: { name: 'x', workflow_json } }).body!).workflow_json as unknown;
  const read = (workflow_json: unknown) =>
    (decodeRequest('createGraphWorkflow', {}, [], {}, { workflow_json }).body as { workflow_json: unknown })
      .workflow_json;

  it('are sent and understood as lists of nodes', () => {
    expect(written(nodes)).toEqual(list);
    expect(read(list)).toEqual(nodes);
  });

  it.each([
    ['a node that is none', { a: 5 }],
    ['a node with an id of its own', { a: { id: 'b' } }],
  ])('%s stays where it is', (_, value) => {
    expect(written(value)).toEqual(value);
  });

  it.each([
    ['an id that comes twice', [{ id: 'a' }, { id: 'a' }]],
    ['a node without an id', [{}]],
  ])('%s stays for the validator to find', (_, value) => {
    expect(read(value)).toEqual(value);
  });

  it('of the reference dialect are no lists', () => {
    const body = { workflow_json: list };
    expect(dialect({}).decodeRequest('createGraphWorkflow', {}, [], {}, body).body).toBe(body);
  });
});
