import { describe, expect, it } from 'vitest';
import type { CanonicalQuery } from './canonical.ts';
import { resolve } from './choices.ts';
import type { ChoicesDocument } from './choices-document.ts';
import { createDialect } from './dialect.ts';

const reference = createDialect(resolve({}) as ChoicesDocument);

describe('reading a target that declares nothing', () => {
  const lenient = createDialect({});
  const list = { operation: 'listAssets', path: {}, query: {} } as const;
  const wire = (body: unknown, status = 200) => ({
    status,
    headers: {},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

  it.each([null, undefined, ''])('next = %j is the end of a list', (next) => {
    expect(lenient.decodeReply(list, wire({ items: [], next })).page).toEqual({
      items: [],
      first: null,
      next: null,
      previous: null,
    });
  });

  const problems: [string, unknown, unknown][] = [
    ['7.1', { code: 'a', message: 'b', errors: [] }, { code: 'a', message: 'b', issues: [] }],
    ['7.1 without errors', { code: 'a', message: 'b' }, { code: 'a', message: 'b', issues: [] }],
    [
      '7.2 of another maker',
      { detail: [{ loc: ['query', 'limit'], msg: 'b', type: 'int_parsing', input: 'x' }] },
      {
        code: 'int_parsing',
        message: 'b',
        issues: [{ at: ['query', 'limit'], message: 'b', type: 'int_parsing', input: 'x' }],
      },
    ],
    [
      'both merged',
      { code: 'a', message: 'b', detail: [{ loc: ['body', 0], msg: 'c', type: 'd' }] },
      { code: 'a', message: 'b', issues: [{ at: ['body', '0'], message: 'c', type: 'd' }] },
    ],
  ];
  it.each(problems)('%s', (_, body, problem) => {
    const back = lenient.decodeReply(list, wire(body, 422));
    expect(back).toMatchObject({ outcome: 'refusal', defects: [], problem });
    expect(back.refusals).toEqual(expect.arrayContaining(['invalid', 'bad_cursor']));
    expect(back.refusals).not.toEqual(expect.arrayContaining(['unauthenticated']));
  });

  it('a status that several refusals share means all of them', () => {
    const { refusals } = reference.decodeReply(
      { operation: 'getAsset', path: {}, query: {} },
      wire({ code: 'a', message: '' }, 404),
    );
    expect(refusals).toEqual(['malformed_id', 'not_found', 'foreign_record', 'unknown_route']);
  });

  const defects: [string, unknown, number, string][] = [
    ['no JSON', '<html>', 200, 'body is not JSON'],
    ['nothing', '', 200, 'body is empty'],
    ['an array', [], 200, 'body is not an object'],
    ['a page without items', {}, 200, 'items is not an array'],
    ['an item that is no record', { items: [{}, 3] }, 200, 'items[1] is not an object'],
    ['a cursor URL that is a number', { items: [], next: 3 }, 200, 'next is neither a string nor null'],
    ['an error without envelope', { error: 'x' }, 400, 'body has neither a code nor a detail'],
    ['a detail that is a text', { detail: 'Not Found' }, 404, 'detail is not an array of objects, or is empty'],
    ['an error without message', { code: 'a' }, 400, 'message is not a string'],
    ['an error in HTML', '<html>', 403, 'body is not JSON'],
  ];
  it.each(defects)('%s is a defect', (_, body, status, defect) => {
    expect(lenient.decodeReply(list, wire(body, status)).defects).toEqual([defect]);
  });

  it.each([302, 500, 503])('%i is neither success nor refusal, and its body is nobody’s', (status) => {
    expect(lenient.decodeReply(list, wire('<html>', status))).toEqual({
      status,
      json: undefined,
      outcome: 'other',
      refusals: [],
      defects: [],
    });
  });

  it('fills in null for what the request made expected, inside embedded records too', () => {
    const request = { operation: 'getAsset', path: {}, query: { embed: ['created_by_user'] } } as const;
    const record = { id: '1', created_by_user: { id: '2', email: 'a@b.c' } };
    expect(lenient.decodeReply(request, wire(record)).record).toEqual({
      id: '1',
      created_by_user: { id: '2', email: 'a@b.c', first_name: null, last_name: null, avatar_url: null },
      folder_id: null,
      thumbnail_url: null,
      source_id: null,
      deleted_at: null,
      deleted_by: null,
    });
  });

  it('fills in only what a projection names, and nothing where it is not understood', () => {
    const read = (fields: CanonicalQuery['fields']) =>
      lenient.decodeReply({ ...list, query: { fields } }, wire({ items: [{ name: 'a' }] })).page?.items;
    expect(read(['name', 'folder_id'])).toEqual([{ name: 'a', folder_id: null }]);
    expect(read({ raw: 'name,,' })).toEqual([{ name: 'a' }]);
  });
});

describe('a declared gateway', () => {
  const body = '{"ok":false}';
  const gateway = { refusals: ['unknown_route'], media_type: 'application/json', body } as const;
  const declared = createDialect({ codes: { gateway } });
  const request = { operation: 'getAsset', path: {}, query: {} } as const;

  it('is known by its body, where the status may mean what it refuses', () => {
    expect(declared.decodeReply(request, { status: 404, headers: {}, body })).toMatchObject({
      by_gateway: true,
      defects: [],
    });
  });

  it.each([
    ['another body', { status: 404, headers: {}, body: '{"ok":null}' }],
    ['no body', { status: 404, headers: {} }],
  ])('did not answer with %s', (_, wire) => {
    const decoded = declared.decodeReply(request, wire);
    expect(decoded.by_gateway).toBeUndefined();
    expect(decoded.defects.length).toBeGreaterThan(0);
  });

  it('refuses nothing but what it is declared for', () => {
    const told = createDialect({ codes: { gateway, refusal: { unknown_route: 410 } } });
    expect(told.decodeReply(request, { status: 404, headers: {}, body }).by_gateway).toBeUndefined();
    expect(told.decodeReply(request, { status: 410, headers: {}, body }).by_gateway).toBe(true);
  });
});
