import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/written-evidence.support.ts';
import { entry, received, writtenLog } from '../../testing/written-log.support.ts';
import { logEntries } from './entries.ts';

const trial = received([500, 200]);

type Log = readonly Record<string, unknown>[];

const outcome = (one: Parameters<typeof writtenLog>[0][number], log?: Log) =>
  outcomeOf(logEntries, writtenLog([one], log && { logs: { 'webhook/1': log } }));

it.each<[string, Log, string | string[]]>([
  ['by its id', [entry([500, 200])], 'satisfied'],
  ['by its run', [{ id: 'x', run_id: 'run-1', attempts: [{}] }], ['delivery-not-in-log', 'request-id-not-in-log']],
  [
    'by a request',
    [{ id: 'x', attempts: [{ request_id: 'request-2' }] }],
    ['delivery-not-in-log', 'request-id-not-in-log'],
  ],
  [
    'with attempts at an unknown place',
    [entry([500, 200], { attempts: null, tried: ['request-1', 'request-2'] })],
    'satisfied',
  ],
  [
    'twice, since an event may come more than once',
    [entry([500, 200]), entry([200], { id: 'x', run_id: 'run-1' })],
    'satisfied',
  ],
  ['nowhere', [{ id: 'x', run_id: 'run-7', attempts: [] }], ['event-not-in-log']],
  ['without an id', [entry([500, 200]), entry([500, 200], { id: undefined })], ['delivery-without-id']],
  ['without any attempt', [entry([], { tried: ['request-1', 'request-2'] })], ['delivery-without-attempt']],
])('the log has the delivery %s', (_, log, expected) => {
  expect(outcome(trial, log)).toEqual(expected);
});

it.each([
  [
    'by its run, beside entries that hold its request id by chance',
    { run_id: 'run-1', attempts: [] },
    ['delivery-without-attempt', 'delivery-not-in-log'],
  ],
  [
    'nowhere, and a counted request id stands in another by chance',
    { run_id: 'run-7' },
    ['event-not-in-log', 'delivery-not-in-log'],
  ],
  ['by nothing but a counted request id', { request_id: '17' }, ['delivery-not-in-log']],
] as const)('the log has the delivery %s', (_, own, expected) => {
  const attempts = [{ at_ms: 0, request_id: '17' }];
  const other = { id: 'y', attempts: [{ response_time_ms: 1718 }], ...('run_id' in own && { run_id: 'run-2' }) };
  const log = { 'webhook/1': [{ id: 'x', ...own }, other] };
  const second = received([200], { attempts: [{ at_ms: 0, request_id: '18' }] });
  const judged = outcomeOf(logEntries, writtenLog([received([200], { attempts }), second], { logs: log }));
  expect([...judged].filter((code) => code !== 'request-id-not-in-log')).toEqual(expected);
});

it('a log that cannot be read, or an event that never came, proves nothing', () => {
  expect(outcome(trial)).toBe('stopped');
  expect(outcome(received([]), [])).toBe('stopped');
});

it('a list of a hundred without an envelope may have ended there', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => ({ id: `old-${index}` }));
  expect(outcome(trial, hundred)).toEqual(['event-not-in-log']);
  const evidence = writtenLog([trial], { logs: { 'webhook/1': hundred } });
  const exchanges = evidence.exchanges.map((one) =>
    one.step === 'log/1' && one.decoded ? { ...one, decoded: { ...one.decoded, json: hundred } } : one,
  );
  expect(outcomeOf(logEntries, { ...evidence, exchanges })).toBe('stopped');
});

describe('the id of a delivery', () => {
  const id = 'delivery-of-run-1-at-webhook/1';

  it('may be in capitals, and must be that of each attempt', () => {
    expect(outcome(trial, [entry([500, 200], { id: id.toUpperCase() })])).toBe('satisfied');
    const changing = [
      { at_ms: 0, delivery_id: id },
      { at_ms: 1_000, delivery_id: 'another' },
    ];
    expect(outcome(received([500, 200], { attempts: changing }), [entry([500, 200])])).toContain('delivery-not-in-log');
  });

  it('is not looked at where no payload has one', () => {
    const unnamed = received([200], { attempts: [{ at_ms: 0, delivery_id: undefined }] });
    const evidence = writtenLog([unnamed], { logs: { 'webhook/1': [entry([200])] } });
    expect(logEntries.covers?.(evidence)).not.toContain('deliveries.id-as-received');
  });
});

describe('a request id', () => {
  const id = 'delivery-of-run-1-at-webhook/1';
  const bare = [{ at_ms: 0, request_id: undefined }];
  const late = [
    { at_ms: 0, request_id: 'request-1' },
    { at_ms: 59_900, request_id: 'request-9' },
  ];
  const quoted = [{ at_ms: 0, request_id: 'one "of" us' }];
  const counted = [{ at_ms: 0, request_id: '20' }];
  const twice = [{ at_ms: 0, request_id: 'request-1, request-1' }];

  it.each([
    ['in each attempt', trial, [entry([500, 200])], 'satisfied'],
    ['in another place', trial, [{ id, attempts: null, trace: ['request-1', 'x request-2'] }], 'satisfied'],
    ['in capitals', trial, [{ id, attempts: null, trace: ['REQUEST-1', 'request-2'] }], 'satisfied'],
    [
      'of a quotation mark',
      received([200], { attempts: quoted }),
      [{ id, attempts: null, trace: 'one "of" us' }],
      'satisfied',
    ],
    ['in two header lines', received([200], { attempts: twice }), [entry([200])], 'satisfied'],
    [
      'of an attempt that came just before the log was read',
      received([500, 200], { attempts: late }),
      [entry([500])],
      'satisfied',
    ],
    ['of the last attempt alone', trial, [{ id, attempts: null, trace: 'request-2' }], ['request-id-not-in-log']],
    [
      'that is counted, and stands nowhere',
      received([200], { attempts: counted }),
      [{ id, attempts: null }],
      ['request-id-not-in-log'],
    ],
  ] as const)('%s', (_, one, log, expected) => {
    expect(outcome(one, log)).toEqual(expected);
  });

  it.each([
    ['in no header', bare],
    ['that is counted, and stands there by chance', counted],
  ])('is not looked at %s', (_, attempts) => {
    const evidence = writtenLog([received([200], { attempts })], { logs: { 'webhook/1': [entry([200])] } });
    expect(outcomeOf(logEntries, evidence)).toBe('satisfied');
    expect(logEntries.covers?.(evidence)).not.toContain('events.request-id-in-log');
  });

  it('is looked for in the log of its own webhook', () => {
    const logs = {
      'webhook/1': [entry([200], { trace: 'request-1' })],
      'webhook/2': [{ id: 'e', run_id: 'run-2', trace: 'request-1' }],
    };
    const other = received([200], { webhook: 'webhook/2', attempts: [{ at_ms: 0, request_id: 'request-7' }] });
    expect(outcomeOf(logEntries, writtenLog([received([200]), other], { logs }))).toContain('request-id-not-in-log');
  });
});
