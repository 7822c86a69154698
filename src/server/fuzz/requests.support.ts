/** Requests made from the document: most of them come past authentication and path, few of them are in order. */
import * as fc from 'fast-check';
import { isIn, type Operation, type OperationId, operationIds, operations } from '../../contract/operations.ts';
import type { GoodRequest, GoodRequests } from './good-requests.support.ts';
import { encoded, queryString } from './queries.support.ts';
import { applyMutation, awkwardText, type Json, mutation, schemaValue } from './values.support.ts';

export interface FuzzRequest {
  method: string;
  /** Path and query as they go out. */
  target: string;
  /** The name of a principal; null for nobody. */
  as: string | null;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export function fuzzRequest(good: GoodRequests): fc.Arbitrary<FuzzRequest> {
  // A deleted record is gone for all requests that come after.
  const weights = operationIds.map((id) => ({
    weight: isIn('deletes', id) ? 1 : 4,
    arbitrary: requestOf(operations[id], good[id]),
  }));
  return fc.oneof(...weights);
}

function requestOf(operation: Operation, good: readonly GoodRequest[]): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      method: mostly(
        operation.method,
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'),
        40,
      ),
      base: fc.constantFrom(...good),
      odd: mostly(undefined, fc.tuple(fc.nat(4), oddSegment), 12),
      query: queryString(operation),
      as: callerOf(operation.id),
      headers: mostly<Record<string, string>>({}, oddHeaders, 12),
      body: operation.request ? bodyOf(operation.request.schema) : fc.constant(undefined),
    })
    .map(({ method, base, odd, query, as, headers, body }) => {
      const text = method === 'GET' ? undefined : body?.(base.body);
      return {
        method,
        target: `${pathOf(operation, base, odd)}${query}`,
        as,
        headers: { ...(text !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(text !== undefined && { body: text }),
      };
    });
}

function mostly<Value>(usual: Value, other: fc.Arbitrary<Value>, weight: number): fc.Arbitrary<Value> {
  return fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
}

function callerOf(id: OperationId): fc.Arbitrary<string | null> {
  // Only people may rate.
  const usual = id === 'rateRun' ? fc.constant('human') : fc.constantFrom('owner', 'owner', 'human');
  return fc.oneof(
    { weight: 12, arbitrary: usual },
    { weight: 1, arbitrary: fc.constantFrom(null, 'reader', 'expired', 'outsider') },
  );
}

/** Percent-encoded already. */
const oddSegment = fc.oneof(
  awkwardText.map(encoded),
  fc.uuid(),
  fc.constantFrom(
    '%2F',
    '%ff',
    '%00',
    'a%2Fb',
    '%ED%A0%80',
    'NaN',
    'x'.repeat(3_000),
    '896DAEEE-42AC-4EBE-A3B5-C7909BE56C60',
  ),
);

function pathOf(operation: Operation, { path }: GoodRequest, odd: [number, string] | undefined): string {
  const names = operation.path_parameters;
  const changed = odd && names[odd[0] % names.length];
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === changed ? odd![1] : encoded(path[name]!),
  );
}

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>[]>(
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=latin1' },
  { 'content-type': '' },
  { 'content-encoding': 'gzip' },
  { 'x-organization-id': '00000000-0000-4000-8000-000000000000' },
  { 'x-organization-id': 'none' },
  { authorization: 'Bearer' },
  { authorization: 'Basic eDp5' },
  { authorization: `Bearer ${'x'.repeat(4_000)}` },
  { host: 'a b' },
  { accept: 'text/html', 'accept-encoding': '*;q=0' },
  { 'if-none-match': '*', range: 'bytes=0-' },
);

const brokenJson = [
  '',
  '{',
  '{"a":',
  '[1,]',
  '\ufeff{}',
  '{"a":1}x',
  'NaN',
  '"\\ud800',
  '{"__proto__":{"x":1}}',
  'null',
  '1e999',
];

/** Deeper than values can be made here. */
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const deepJson = [1_000, 10_000, 200_000].flatMap((depth) => {
  const value = deep(depth);
  return [value, `{"name":${value}}`, `{"name":"a","workflow_json":{"a":${value}}}`, `{"prompt":${value}}`];
});

/** @returns how the body looks when the good one is known */
function bodyOf(schema: string): fc.Arbitrary<(good: Json | undefined) => string | undefined> {
  const generated = schemaValue({ $ref: `#/components/schemas/${schema}` });
  const made = fc
    .tuple(fc.option(generated, { freq: 2 }), mostly([], fc.array(mutation, { minLength: 1, maxLength: 3 }), 1))
    .map(
      ([own, mutations]) =>
        (good: Json | undefined) =>
          JSON.stringify(mutations.reduce(applyMutation, own ?? good ?? {})),
    );
  const broken = fc.constantFrom(undefined, ...brokenJson, ...deepJson).map((text) => () => text);
  const large = fc.constantFrom(1_048_575, 1_048_577).map((length) => () => `"${'x'.repeat(length - 2)}"`);
  return fc.oneof({ weight: 60, arbitrary: made }, { weight: 5, arbitrary: broken }, { weight: 1, arbitrary: large });
}
