import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { records } from './arbitrary-replies.support.ts';
import type { CanonicalRequest } from './canonical.ts';
import { chosen } from './choices.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { createDialect, MissingChoice } from './dialect.ts';
import { drawnChoices, resolvedOnce } from './drawn-choices.support.ts';
import { overlap, valueAt, withoutValueAt, withValueAt } from './pointers.ts';

const requestTo = (operation: CanonicalRequest['operation']): CanonicalRequest => ({ operation, path: {}, query: {} });
const dispatch = requestTo('dispatchModelRun2');
const success = 'dispatched' as const;

describe('the answer to a dispatch', () => {
  it('is read back with the run in it, in every dialect that shows one', () => {
    let shown = 0;
    fc.assert(
      fc.property(drawnChoices, records(requestTo('getRun')), (document, drawn) => {
        const choices = resolvedOnce(document);
        const { body, status } = chosen(choices, 'runs.dispatch_response', dispatch.operation)!;
        if (body !== 'run') return;
        shown += 1;
        const run = { ...drawn, id: '7d5b3a52-6c35-4d0c-9f5e-9f1c1b1a0a01', status_code: 'queued' };
        const record = { run_id: run.id, ...(status !== null && { status: 'queued' }), run };
        const dialect = createDialect(choices);
        const wire = dialect.encodeReply(dispatch, { kind: 'record', success, record });
        expect(dialect.decodeReply(dispatch, wire).record).toEqual(record);
      }),
      { numRuns: 200, seed: 1 },
    );
    expect(shown).toBeGreaterThan(20);
  });

  const at = (choices: ChoicesDocument, json: object) =>
    createDialect(choices).decodeReply(dispatch, { status: 202, headers: {}, body: JSON.stringify(json) }).record;

  it.each<[string, ChoicesDocument, object, object]>([
    ['the usual place', {}, { run_id: 'a', status: 'queued' }, { run_id: 'a', status: 'queued' }],
    [
      'a declared place',
      { runs: { dispatch_response: { id: '/data/run', status: null } } },
      { data: { run: 'a' }, took: 1 },
      { run_id: 'a', took: 1 },
    ],
    [
      'one of two declared places',
      { runs: { dispatch_response: { id: '/run/id' } } },
      { run: { id: 'a' }, status: 'queued' },
      { run_id: 'a', status: 'queued' },
    ],
  ])('is found at %s', (_, choices, json, record) => {
    expect(at(choices, json)).toEqual(record);
  });

  it('is found in a run that nobody told of', () => {
    const run = { id: 'a', status_code: 'completed', input: {}, created_at: '2026-01-05T09:30:00.000Z' };
    expect(at({}, run)).toMatchObject({ run_id: 'a', status: 'completed', run });
  });

  it.each([
    ['run', { took: 1 }],
    ['data/0', {}],
  ])('is found in a run that is the member %s of it', (name, beside) => {
    const run = { id: 'a', status_code: 'queued', input: { id: 'b' }, created_at: '2026-01-05T09:30:00.000Z' };
    expect(at({}, { [name]: run, ...beside })).toMatchObject({ run_id: 'a', status: 'queued', run, ...beside });
  });

  it('is found in a member that shows less of it', () => {
    expect(at({}, { run: { id: 'a', status: 'queued' } })).toEqual({ run_id: 'a', status: 'queued' });
    expect(at({}, { data: { run_id: 'a' }, status: 'queued' })).toEqual({ run_id: 'a', status: 'queued' });
  });

  it('cannot be read at a place that nobody told of', () => {
    expect(() => at({}, { data: { run: 'a' } })).toThrow(MissingChoice);
  });
});

describe('clearing a rating', () => {
  const choices = (clearing: 'null' | 'omitted' | 'empty_body'): ChoicesDocument => ({ feedback: { clearing } });
  const wireOf = (clearing: 'null' | 'omitted' | 'empty_body', body: object) =>
    createDialect(choices(clearing)).encodeRequest({ operation: 'rateRun', path: { run_id: '1' }, query: {}, body })
      .body;

  it.each([
    ['null', { is_positive: null, reason: 'x' }, '{"is_positive":null,"reason":"x"}'],
    ['omitted', { is_positive: null, reason: 'x' }, '{"reason":"x"}'],
    ['empty_body', { is_positive: null, reason: 'x' }, '{}'],
    ['omitted', { is_positive: false }, '{"is_positive":false}'],
    ['empty_body', { is_positive: true }, '{"is_positive":true}'],
  ] as const)('%s: %j is written %s', (clearing, body, text) => {
    expect(wireOf(clearing, body)).toBe(text);
  });

  it.each([
    ['null', { is_positive: null }, { is_positive: null }],
    ['omitted', {}, { is_positive: null }],
    ['omitted', { reason: 'x' }, { is_positive: null, reason: 'x' }],
    ['omitted', { is_positive: null }, {}],
    ['empty_body', {}, { is_positive: null }],
    ['empty_body', undefined, { is_positive: null }],
    ['empty_body', { reason: 'x' }, { reason: 'x' }],
    ['empty_body', { is_positive: null }, {}],
  ] as const)('%s: %j is read as %j', (clearing, sent, body) => {
    const read = createDialect(choices(clearing)).decodeRequest('rateRun', { run_id: '1' }, [], {}, sent);
    expect(read.body).toEqual(body);
  });

  it('cannot be written when nobody said how', () => {
    const clear = { operation: 'rateRun', path: { run_id: '1' }, query: {}, body: { is_positive: null } } as const;
    expect(() => createDialect({}).encodeRequest(clear)).toThrow('feedback.clearing');
    expect(createDialect({}).encodeRequest({ ...clear, body: { is_positive: true } }).body).toBe(
      '{"is_positive":true}',
    );
  });
});

describe('scopes of memberships', () => {
  const me = requestTo('getMe');
  const choices: ChoicesDocument = {
    access: {
      scopes: { 'assets:write': 'write', 'billing:edit': 'write', 'runs:create': null },
      for: { dispatchGraphWorkflowRun: { scopes: { 'graph-workflows:create': 'workflows.run' } } },
    },
  };
  const membership = (...scopes: string[]) => ({ memberships: [{ org: {}, role_code: 'owner', scopes }] });

  it('have the names that operations ask for', () => {
    const held = ['assets:write', 'billing:edit', 'runs:create', 'graph-workflows:create', 'graph-workflows:read'];
    const wire = createDialect(choices).encodeReply(me, {
      kind: 'record',
      success: 'read',
      record: membership(...held),
    });
    const named = ['write', 'graph-workflows:create', 'workflows.run', 'graph-workflows:read'];
    expect(JSON.parse(wire.body!)).toEqual(membership(...named));
    const back = createDialect(choices).decodeReply(me, wire).record as ReturnType<typeof membership>;
    expect(back.memberships[0]!.scopes.toSorted()).toEqual(held.filter((scope) => scope !== 'runs:create').toSorted());
  });

  it('are not taken for held where one name of several is missing', () => {
    const body = JSON.stringify(membership('workflows.run'));
    const { record } = createDialect(choices).decodeReply(me, { status: 200, headers: {}, body });
    expect(record).toMatchObject(membership());
  });
});

describe('pointers', () => {
  const pointer = fc
    .array(fc.constantFrom('a', 'b', 'c~0', 'd~1e', ''), { minLength: 1, maxLength: 3 })
    .map((names) => names.map((name) => `/${name}`).join(''));

  it('a value is found where it was put, nothing else changes, and it can be taken away again', () => {
    fc.assert(
      fc.property(pointer, pointer, fc.jsonValue(), (place, other, value) => {
        const before = overlap(place, other) ? {} : withValueAt({}, other, 'other');
        const after = withValueAt(before, place, value);
        expect(valueAt(after, place)).toEqual(value);
        expect(valueAt(after, other)).toEqual(overlap(place, other) ? valueAt(after, other) : 'other');
        expect(withoutValueAt(after, place)).toEqual(before);
      }),
      { seed: 1 },
    );
  });

  it.each([
    ['/a', '/a', true],
    ['/a', '/a/b', true],
    ['/a/b', '/a', true],
    ['/a', '/ab', false],
    ['/a/b', '/a/c', false],
  ])('%s and %s overlap: %s', (one, other, is_so) => {
    expect(overlap(one, other)).toBe(is_so);
  });
});
