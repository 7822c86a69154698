import { describe, expect, it } from 'vitest';
import type { OperationId } from '../contract/operations.ts';
import type { CanonicalReply } from './canonical.ts';
import { resolve } from './choices.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { createDialect } from './dialect.ts';
import { loadChoices } from './load.ts';

const fixture = (name: string) => loadChoices(new URL(`../../fixtures/choices/${name}.yaml`, import.meta.url).pathname);
const reference = createDialect(resolve({}) as ChoicesDocument);
const unlike = createDialect(resolve(fixture('unlike')) as ChoicesDocument);

describe('replies of the reference dialect', () => {
  const request = { operation: 'listAssets', path: {}, query: {} } as const;
  const page = { items: [], first: 'http://h/v1/assets', next: null, previous: null };
  const problem = { code: 'not_found', message: 'No such record exists.', issues: [] };
  const table: [string, CanonicalReply, object][] = [
    ['a page', { kind: 'page', success: 'read', page }, { status: 200, body: JSON.stringify(page) }],
    ['a delete', { kind: 'empty', success: 'deleted' }, { status: 204, headers: {} }],
    ['a second delete is as the first', { kind: 'empty', success: 'deleted_again' }, { status: 204 }],
    [
      'a missing token',
      { kind: 'problem', refusal: 'unauthenticated', problem },
      {
        status: 401,
        headers: { 'content-type': 'application/json; charset=utf-8', 'www-authenticate': 'Bearer realm="model-run"' },
      },
    ],
    [
      'a wrong method',
      { kind: 'problem', refusal: 'wrong_method', problem, allow: ['GET', 'DELETE'] },
      { status: 405, headers: { allow: 'GET, DELETE' } },
    ],
    [
      'a rate limit',
      { kind: 'problem', refusal: 'rate_limited', problem, retry_after_s: 2 },
      { status: 429, headers: { 'retry-after': '2' } },
    ],
    [
      'not found',
      { kind: 'problem', refusal: 'not_found', problem },
      { status: 404, body: JSON.stringify({ code: 'not_found', message: 'No such record exists.', errors: [] }) },
    ],
  ];
  it.each(table)('%s', (_, reply, wire) => {
    expect(reference.encodeReply(request, reply)).toMatchObject(wire);
  });

  it('gives issues their pointer, and 7.2 its place, code, rule and input', () => {
    const issues = [{ at: ['query', 'a/b~'], message: 'No.', type: 'unknown', input: 'blue' }];
    const reply: CanonicalReply = {
      kind: 'problem',
      refusal: 'invalid',
      problem: { code: 'invalid_request', message: 'Bad.', issues },
    };
    const errors = [{ in: 'query', pointer: '/a~1b~0', rule: 'unknown', message: 'No.' }];
    const detail = [
      { loc: ['query', 'a/b~'], msg: 'No.', type: 'invalid_request', input: 'blue', ctx: { rule: 'unknown' } },
    ];
    const body = (operation: OperationId) => JSON.parse(reference.encodeReply({ ...request, operation }, reply).body!);
    expect(body('listAssets')).toEqual({ code: 'invalid_request', message: 'Bad.', errors });
    expect(body('getBatchItem')).toEqual({ detail });
    expect(body('getHealth')).toEqual({ detail });
  });

  it('answers a request that reached no operation with the envelope of most', () => {
    const reply = { kind: 'problem', refusal: 'unknown_route', problem } as const;
    expect(reference.encodeProblem(undefined, reply)).toMatchObject({
      status: 404,
      body: JSON.stringify({ code: 'not_found', message: problem.message, errors: [] }),
    });
  });
});

describe('replies of an unlike dialect', () => {
  it('leaves out nulls, adds fields, and ends its lists in its own way', () => {
    const request = { operation: 'listBatchItems', path: {}, query: {} } as const;
    const page = { items: [{ client_ref: 'one', run_id: null }], first: '/a', next: null, previous: '/b' };
    const wire = unlike.encodeReply(request, { kind: 'page', success: 'read', page });
    expect(JSON.parse(wire.body!)).toEqual({
      items: [{ client_ref: 'one', x_revision: 3, x_labels: ['blue'] }],
      previous: '/b',
    });
  });

  it('leaves out nulls of embedded records, and none of a free-form object', () => {
    const request = { operation: 'getBatchItem', path: {}, query: { embed: ['run'] } } as const;
    const record = {
      id: '1',
      run_id: null,
      input: { a: null },
      run: { id: '2', cost: null, output: { b: null }, logs: [{ run: null }] },
    };
    const wire = unlike.encodeReply(request, { kind: 'record', success: 'read', record });
    expect(JSON.parse(wire.body!)).toEqual({
      id: '1',
      input: { a: null },
      run: { id: '2', output: { b: null }, logs: [{}] },
      x_revision: 3,
      x_labels: ['blue'],
    });
  });

  it('ends each list in its own way', () => {
    const page = { items: [], first: '/a', next: null, previous: null };
    const ends = (operation: OperationId, query = {}) =>
      JSON.parse(
        unlike.encodeReply({ operation, path: {}, query }, { kind: 'page', success: 'read', page }).body!,
      ) as unknown;
    expect(ends('listAssetTypes')).toEqual({ items: [], next: '', previous: '' });
    expect(ends('listAssets')).toEqual({ items: [], next: null, previous: null });
    expect(ends('listAllDeliveries', { cursor: 'x' })).toEqual({ items: [], first: '/a' });
  });

  it('keeps 7.2 where the text states it, and 7.1 for feedback', () => {
    const reply = (refusal: 'invalid' | 'not_found') =>
      ({ kind: 'problem', refusal, problem: { code: 'not_found', message: 'No.', issues: [] } }) as const;
    const keys = (operation: OperationId, refusal: 'invalid' | 'not_found') =>
      Object.keys(JSON.parse(unlike.encodeProblem(operation, reply(refusal)).body!));
    expect(keys('getModelText', 'not_found')).toEqual(['code', 'message', 'errors']);
    expect(keys('getModelText', 'invalid')).toEqual(['detail']);
    expect(keys('rateRun', 'invalid')).toEqual(['code', 'message', 'errors']);
    expect(keys('getAsset', 'invalid')).toEqual(['code', 'message', 'errors', 'detail']);
  });

  it('gives a delete its status and body, and a second one its own', () => {
    const request = { operation: 'deleteAsset', path: {}, query: {} } as const;
    expect(unlike.encodeReply(request, { kind: 'empty', success: 'deleted' })).toMatchObject({
      status: 200,
      body: '{}',
    });
    expect(unlike.encodeReply(request, { kind: 'empty', success: 'deleted_again' })).toEqual({
      status: 202,
      headers: {},
    });
  });
});
