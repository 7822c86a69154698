import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, bare_facts, outcomeOf, stored, written } from '../../testing/written-evidence.support.ts';
import { refusedMakesNone } from './refused-makes-none.ts';

const attempts = ['wrong', 'stranger', 'refusable'];
const refusal = { code: 'invalid', message: 'No.' };

function outcome(made: string, exchanges: readonly Exchange[], notes: object) {
  return outcomeOf(refusedMakesNone, written(exchanges, { case: { made, attempts }, notes: { names: {}, ...notes } }));
}

describe('of upload sessions', () => {
  const names = {
    'wrong/size': 'sized',
    'stranger/nobody': 'strange',
    'refusable/reader': 'read',
    'refusable/owner': 'misplaced',
  };
  const principals = { wrong: 'owner', stranger: null, refusable: 'reader' } as const;
  const asked = (step: keyof typeof names, status = 403, principal = principals[step.split('/')[0] as 'wrong']) => {
    const sent = { filename: names[step], mime_type: 'application/x-own' };
    return answered(step, 'createAssetUpload', status, status < 300 ? { asset_id: step } : refusal, {
      principal,
      sent,
    });
  };
  const page = (...items: string[]) => {
    const shown = items.map((name) => ({ id: name, name, mime_type: 'application/x-own' }));
    return answered('list/1', 'listAssets', 200, { items: shown, next: null });
  };
  const all = [asked('wrong/size', 422), asked('stranger/nobody', 401), asked('refusable/reader')];
  const put = stored('create/put', 200);

  it.each([
    ['makes nothing', [...all, page('own')], 'satisfied'],
    ['makes an asset of a wrong size', [...all, page('own', 'sized')], ['made-although-refused']],
    ['makes one for a stranger', [...all, page('own', 'strange')], ['made-without-token']],
    ['makes one for the reader', [...all, page('own', 'read')], ['refused-to-reader-and-done']],
    [
      'makes one in another organization',
      [asked('refusable/owner', 404, 'owner'), page('misplaced')],
      ['refused-for-organization-and-done'],
    ],
    ['makes one under no name', [asked('stranger/nobody', 401), page('own', 'k1')], ['made-without-token']],
    [
      'leads a stranger to where people log in, and makes one',
      [asked('stranger/nobody', 302), page('strange')],
      ['made-without-token'],
    ],
    [
      'is none of the reader’s, as is permitted',
      [...all.slice(0, 2), asked('refusable/reader', 201), page('own', 'read')],
      'satisfied',
    ],
    ['is none at all', [asked('refusable/reader', 201), page('own', 'read')], 'stopped'],
    ['is an error for the reader', [...all.slice(0, 2), asked('refusable/reader', 500), page('own')], 'satisfied'],
    ['cannot be seen', [...all, page()], 'stopped'],
    ['would show with its file alone', [put, ...all, page('own')], 'stopped'],
  ] as const)('one that is refused %s', (_, exchanges, expected) => {
    expect(outcome('asset', exchanges, { names, own: ['own'] })).toEqual(expected);
  });
});

describe('of workflows', () => {
  const names = { witness: 'kbefore1', last: 'kafter2', 'wrong/graph': 'kgraph3', 'stranger/nobody': 'kstrange4' };
  const create = (step: string, status: number, slug = step, principal: string | null = 'owner') =>
    answered(step, 'createGraphWorkflow', status, status < 300 ? { id: step, slug } : refusal, { principal });
  const [first, last] = [create('witness', 201, 'kbefore1'), create('last', 201, 'kafter2')];
  const graph = create('wrong/graph', 422);
  const numbered = [
    create('witness', 201, 'kbefore1-7'),
    graph,
    create('again/wrong/graph', 201, 'kgraph3-8'),
    create('last', 201, 'kafter2-9'),
  ];
  const by_id = [
    create('witness', 201, 'x1'),
    graph,
    create('again/wrong/graph', 201, 'x2'),
    create('last', 201, 'x3'),
  ];

  it.each([
    ['leaves its name free', [first, graph, create('again/wrong/graph', 201, 'kgraph3'), last], 'satisfied'],
    ['shows nothing where slugs are ids', by_id, 'satisfied'],
    ['leaves its name free where slugs are numbered', numbered, 'satisfied'],
    ['takes its name', [first, graph, create('again/wrong/graph', 409), last], ['made-although-refused']],
    ['takes its slug', [first, graph, create('again/wrong/graph', 201, 'kgraph3-2'), last], ['made-although-refused']],
    [
      'is not refused, which others judge',
      [first, create('wrong/graph', 201), create('again/wrong/graph', 409), last],
      'stopped',
    ],
    [
      'is refused like everything',
      [create('witness', 403), graph, create('again/wrong/graph', 403), create('last', 403)],
      'stopped',
    ],
    ['is followed by refusals', [first, graph, create('again/wrong/graph', 409), create('last', 409)], 'stopped'],
    [
      'takes the name of a stranger',
      [first, create('stranger/nobody', 401, '', null), create('again/stranger/nobody', 409), last],
      ['made-without-token'],
    ],
    [
      'takes the name of a reader',
      [first, create('refusable/reader', 403, '', 'reader'), create('again/refusable/reader', 409), last],
      ['refused-to-reader-and-done'],
    ],
    [
      'takes the name of a member',
      [first, create('member/there', 403, '', 'member'), create('again/member/there', 409), last],
      ['refused-to-member-and-done'],
    ],
  ] as const)('one that is refused %s', (_, exchanges, expected) => {
    expect(outcome('workflow', exchanges, { names })).toEqual(expected);
  });
});

describe('of webhooks', () => {
  const principals = {
    'wrong/name': 'owner',
    'wrong/event': 'owner',
    'stranger/nobody': null,
    'refusable/reader': 'reader',
    'refusable/owner': 'owner',
  } as const;
  type Step = keyof typeof principals;
  const steps = Object.keys(principals) as Step[];
  const told = { before: 0, after: 1 };
  const tried = { before: 1, after: 1 };

  function told_of(
    heard: Partial<Record<Step, typeof told>>,
    sent = 1,
    statuses: Partial<Record<Step | 'witness', number>> = {},
  ) {
    const exchanges = [...steps, 'witness' as const].map((step) => {
      const status = statuses[step] ?? (step === 'witness' ? 201 : 403);
      const principal = step === 'witness' ? 'owner' : principals[step];
      return answered(step, 'createWebhook', status, status < 300 ? { id: step } : refusal, { principal });
    });
    return outcome('webhook', exchanges, { heard: { ...heard, witness: { before: 0, after: sent } } });
  }

  it.each([
    ['wrong/name', 'made-although-refused'],
    ['wrong/event', 'made-although-refused'],
    ['stranger/nobody', 'made-without-token'],
    ['refusable/reader', 'refused-to-reader-and-done'],
    ['refusable/owner', 'refused-for-organization-and-done'],
  ] as const)('one that is refused stays silent: %s', (step, code) => {
    expect(told_of({})).toBe('satisfied');
    expect(told_of({ [step]: told })).toEqual([code]);
    expect(told_of({ [step]: told }, 0)).toEqual([code]);
    // A sender may try a URL before it refuses it.
    expect(told_of({ [step]: tried })).toBe('satisfied');
    // A creation that was not refused is permitted, or another check's finding.
    expect(told_of({ [step]: told }, 1, { [step]: 201 })).toBe('satisfied');
  });

  it.each<[string, number, object]>([
    ['nobody is told', 0, {}],
    ['none is refused', 1, Object.fromEntries(steps.map((step) => [step, 201]))],
    ['the server breaks down', 1, { witness: 500 }],
    ['no other webhook can be made', 1, { witness: 403 }],
  ])('proves nothing where %s', (_, sent, statuses) => {
    expect(told_of({}, sent, statuses)).toBe('stopped');
  });

  it('names the clause that the cause of the refusal has', () => {
    const exchanges = [answered('wrong/name', 'createWebhook', 422, refusal)];
    const evidence = written(exchanges, { case: { made: 'webhook', attempts } });
    expect(refusedMakesNone.covers!(evidence)).toEqual(['webhooks.required-refused']);
  });
});

describe('of dispatches', () => {
  const deleted = answered('wrong/deleted', 'dispatchGraphWorkflowRun', 404, {});
  const inputs = answered('wrong/inputs/succeeds', 'dispatchModelRun2', 422, refusal);
  const witness = (status = 202) => answered('witness', 'dispatchGraphWorkflowRun', status, { run_id: 'r1' });
  const named = (status: number) => answered('named', 'getRun', status, { id: 'r2' });
  const all = [deleted, inputs, witness()];

  it.each([
    ['is followed by nothing', all, { witness: 2 }, 'satisfied'],
    ['is told with an id of nothing', [deleted, named(404), witness()], { witness: 1 }, 'satisfied'],
    ['is told with a run', [deleted, named(200), witness()], { witness: 1 }, ['run-exists']],
    ['calls back for a deleted workflow', all, { 'wrong/deleted': 1, witness: 1 }, ['made-although-refused']],
    ['calls back for wrong inputs', all, { 'wrong/inputs/succeeds': 1, witness: 1 }, ['made-although-refused']],
    ['is followed by nothing at all', all, { witness: 0 }, 'stopped'],
    ['is refused like the live one', [deleted, witness(403)], { witness: 0 }, 'stopped'],
  ] as const)('one that is refused %s', (_, exchanges, counts, expected) => {
    const heard = Object.fromEntries(Object.entries(counts).map(([step, after]) => [step, { before: 0, after }]));
    expect(outcome('run', exchanges, { heard })).toEqual(expected);
  });
});

it('asks for what the target offers alone, and in fewer cases where a look costs a run', () => {
  const rowsOf = (operations: readonly string[], more: object = {}) => {
    const source = refusedMakesNone.cases({ ...bare_facts, ...more, operations: operations as never });
    return source.kind === 'table' && source.table;
  };
  expect(rowsOf(['createAssetUpload', 'listAssets', 'createWebhook'])).toEqual(
    attempts.map((one) => ({ made: 'asset', attempts: [one] })),
  );
  const models = { succeeds: { path: 'a/b' } };
  expect(rowsOf(['getRun', 'createAssetUpload'], { fixtures: { models, run: 'r1' } })).toEqual([
    { made: 'run', attempts },
  ]);
});
