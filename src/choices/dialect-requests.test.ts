import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OperationId, operationIds, operations } from '../contract/operations.ts';
import { operationsWithQuery } from './arbitrary.ts';
import { awkwardText, queries, requests } from './arbitrary-requests.support.ts';
import type { CanonicalQuery, WireRequest } from './canonical.ts';
import { chosen } from './choices.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { createDialect, Inexpressible } from './dialect.ts';
import { drawnChoices, resolvedOnce } from './drawn-choices.support.ts';
import { readQueryString, writeQueryString } from './query-string.ts';

/** Carries a wire request as a URL and a body do. */
function transport(operation: OperationId, { path, query, headers, body }: WireRequest) {
  const names = operations[operation].path_parameters;
  const literal = operations[operation].path.split(/\{\w+\}/).map((text) => text.replaceAll('.', '\\.'));
  const values = new RegExp(`^${literal.join('([^/]+)')}$`).exec(path)!.slice(1).map(decodeURIComponent);
  return {
    path: Object.fromEntries(names.map((name, index) => [name, values[index]!])),
    query: readQueryString(writeQueryString(query)),
    headers,
    body: body === undefined ? undefined : (JSON.parse(body) as unknown),
  };
}

/** An empty filter has no parameter to be in where each condition has its own. */
function meant(choices: ChoicesDocument, operation: OperationId, query: CanonicalQuery): CanonicalQuery {
  const grammar = chosen(choices, 'lists.filter_grammar', operation);
  const each = grammar !== undefined && 'parameter' in grammar;
  const entries = Object.entries(query).filter(([role, value]) => {
    const nothing = role === 'filter' && each && (value as unknown[]).length === 0;
    return value !== undefined && !nothing;
  });
  return Object.fromEntries(entries);
}

/** Reason why the choices cannot say a query, by what they offer; undefined where they must be able to. */
function excuse(choices: ChoicesDocument, operation: OperationId, query: CanonicalQuery): string | undefined {
  const grammar = chosen(choices, 'lists.filter_grammar', operation)!;
  const sort = chosen(choices, 'lists.sort_grammar', operation)!;
  const quoting = chosen(choices, 'lists.quoting', operation);
  const offered = chosen(choices, 'lists.operators', operation)!;
  const { filter = [], sort: keys = [] } = query;
  if (isOther(grammar) || isOther(sort) || 'raw' in filter || 'raw' in keys) throw new Error('not drawn here');
  if (keys.length > 1 && sort.join === undefined) return 'one sort key only';
  if (keys.some(({ field }) => field.includes('.'))) return 'a dot in a field';
  const several = 'parameter' in grammar || grammar.join !== undefined;
  const and = chosen(choices, 'lists.multiple_conditions', operation) === 'and';
  if (filter.length > 1 && !(and && several)) return 'one condition only';
  const template = 'condition' in grammar ? grammar.condition : grammar.parameter + grammar.value;
  for (const { field, operator, value } of filter) {
    if (offered[operator] === undefined) return 'operator not offered';
    if (operator !== 'eq' && !template.includes('{operator}')) return 'eq only';
    const asks = grammar.null_operator ? template.includes('{operator}') : grammar.null_word !== undefined;
    if (value === null && !asks) return 'no null';
    if (operator === 'like' && (grammar.any_text ?? '%') !== '%') return 'other patterns';
    if (Array.isArray(value) && value.length > 1 && grammar.list_separator === undefined) return 'no lists';
    if (quoting === 'none') return 'no quoting';
    // An empty text has no first character to quote.
    if (value === '' && grammar.null_word === '' && quoting !== 'double_quote') return 'empty text against null';
    const word = offered[operator] ?? '';
    const named = 'parameter' in grammar && grammar.parameter.replace('{operator}', word) === '{field}';
    const bare = named && !(grammar.value.includes('{operator}') && word !== '');
    if (bare && !operations[operation].success.fields.includes(field)) return 'unknown field as a parameter';
    if (field.includes('.')) return 'a dot in a field';
  }
  return undefined;
}

describe('requests', () => {
  it('decodeRequest(encodeRequest(x)) = x for every operation, in every dialect that can say x', () => {
    const drawn = fc.oneof(...operationIds.map(requests));
    const said = new Set<OperationId>();
    fc.assert(
      fc.property(drawnChoices, drawn, (document, request) => {
        const choices = resolvedOnce(document);
        const { operation } = request;
        if (excuse(choices, operation, request.query) !== undefined) return;
        said.add(operation);
        const dialect = createDialect(choices);
        const wire = transport(operation, dialect.encodeRequest(request));
        const back = dialect.decodeRequest(operation, wire.path, wire.query, wire.headers, wire.body);
        expect(back).toEqual({ ...request, query: meant(choices, operation, request.query) });
      }),
      { numRuns: 2_700, seed: 1 },
    );
    expect(said.size).toBe(operationIds.length);
  });

  it('a query is read back as it was meant, or refused, with the reason among what the choices do not offer', () => {
    const drawn = fc.oneof(
      ...operationsWithQuery.map((operation) => fc.tuple(fc.constant(operation), queries(operation))),
    );
    let said = 0;
    const refused = new Map<string, number>();
    fc.assert(
      fc.property(drawnChoices, drawn, (document, [operation, query]) => {
        const choices = resolvedOnce(document);
        const dialect = createDialect(choices);
        const reason = excuse(choices, operation, query);
        try {
          const pairs = readQueryString(writeQueryString(dialect.queryToWire(operation, query)));
          expect(dialect.queryFromWire(operation, pairs)).toEqual(meant(choices, operation, query));
          said += 1;
        } catch (error) {
          if (!(error instanceof Inexpressible)) throw error;
          expect(reason, error.message).toBeDefined();
          refused.set(reason!, (refused.get(reason!) ?? 0) + 1);
        }
      }),
      { numRuns: 7_200, seed: 1 },
    );
    // The law is worth nothing where nothing is said; what is refused is refused for each of the reasons.
    expect(said).toBeGreaterThan(3000);
    expect([...refused.keys()].toSorted()).toEqual(
      expect.arrayContaining([
        'eq only',
        'no lists',
        'no null',
        'no quoting',
        'one condition only',
        'operator not offered',
      ]),
    );
  });

  it('whatever arrives is read without error, and what is understood of it is written again and means the same', () => {
    const name = fc.constantFrom(
      'q',
      'where',
      'filter[name][is]',
      'filter[',
      'limit',
      'sort_by',
      'order',
      'fields',
      'name',
      'backward',
    );
    const value = fc.oneof(
      awkwardText,
      fc.constantFrom(
        'name.eq:x',
        'name.eq:x,created_at.in:1|2',
        'created_at:asc,-name',
        'a,b,,',
        '050',
        '1e3',
        'TRUE',
        'run(',
      ),
    );
    const pairs = fc.array(fc.tuple(name, value), { maxLength: 6 });
    fc.assert(
      fc.property(drawnChoices, fc.constantFrom(...operationsWithQuery), pairs, (document, operation, sent) => {
        const dialect = createDialect(resolvedOnce(document));
        const query = dialect.queryFromWire(operation, sent);
        const { unknown, ...understood } = query;
        const again = dialect.queryFromWire(operation, dialect.queryToWire(operation, understood));
        expect(again).toEqual(understood);
        const cursor_url = dialect.cursorUrl({ base_url: 'http://127.0.0.1:4010/w/a', operation, path: ids, query });
        expect(URL.canParse(cursor_url, 'http://127.0.0.1:4010')).toBe(true);
      }),
      { numRuns: 600, seed: 1 },
    );
  });
});

const ids = { id: '1', batch_id: '2', webhook_id: '3' };
