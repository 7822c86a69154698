/** Draws canonical replies to a request: records of the operation's shape, pages of them, problems. */
import fc from 'fast-check';
import { type OperationId, operations } from '../contract/operations.ts';
import { awkwardText } from './arbitrary-requests.support.ts';
import type { CanonicalReply, CanonicalRequest, Issue, Problem, Refusal, Success } from './canonical.ts';
import { type FieldKind, type RecordShape, recordShape } from './record-shape.ts';
import { embedOnly } from './stated.ts';

const json: fc.Arbitrary<unknown> = fc.oneof(
  awkwardText,
  fc.integer(),
  fc.boolean(),
  // Free-form objects keep their nulls, whatever becomes of those of the record.
  fc.constantFrom({ a: null, name: null, deleted_at: null }, [], {}, [null, { id: null }], 0.1),
);

/** A record that answers a request: the projected fields or all, null only where the document allows it. */
export function records({ operation, query }: CanonicalRequest): fc.Arbitrary<Record<string, unknown>> {
  const shape = recordShape(operation);
  if (!shape) return fc.constant({});
  const { fields, embed } = query;
  const embeds = embed === undefined || 'raw' in embed ? [] : embed.map((name) => name.replace(/\(.*$/s, ''));
  const unasked = (embedOnly[operation] ?? []).filter((name) => !embeds.includes(name));
  const present = [...shape.fields].filter((name) => {
    const projected = fields === undefined || 'raw' in fields || fields.includes(name) || embeds.includes(name);
    return projected && !unasked.includes(name);
  });
  return fields !== undefined && 'raw' in fields ? fc.constant({}) : recordOf(shape, present);
}

const status = fc.constantFrom('queued', 'running', 'completed', 'failed', 'canceled');
const nodes = fc.dictionary(fc.stringMatching(/^[a-z0-9]{1,3}$/), fc.constantFrom({ class_type: 'A' }, {}), {
  maxKeys: 3,
  noNullPrototype: true,
});

/** Canonical values of the fields that dialects write in ways of their own. Times have no fraction that could be cut. */
const values_of_kind: Readonly<Record<FieldKind, fc.Arbitrary<unknown>>> = {
  timestamp: fc.integer({ min: 0, max: 4_102_444_799 }).map((seconds) => new Date(seconds * 1000).toISOString()),
  decimal: fc.constantFrom('0', '1', '-1', '0.1', '-12.05', '1000', '0.000000001', '12345678901234567890.12345'),
  run_status: status,
  item_status: status,
  attempt_status: fc.constantFrom('200', '404', '503'),
  workflow_nodes: nodes,
  workflow_collection: fc.array(nodes, { maxLength: 2 }).map((items) => ({ items })),
};

function recordOf(shape: RecordShape, present: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const values = present.map((name) => {
    const [kind, inner] = [shape.kinds[name], shape.embedded[name]];
    const value: fc.Arbitrary<unknown> = kind
      ? values_of_kind[kind]
      : inner
        ? fc.oneof(recordOf(inner, [...inner.fields]), fc.array(recordOf(inner, [...inner.fields]), { maxLength: 1 }))
        : json;
    return [name, shape.nullable.includes(name) ? fc.option(value, { freq: 2 }) : value] as const;
  });
  return fc.record(Object.fromEntries(values), { noNullPrototype: true }) as fc.Arbitrary<Record<string, unknown>>;
}

const cursorUrl = fc.constantFrom('http://127.0.0.1:4010/v1/assets?cursor=a', '/v1/assets?cursor=%2C', 'x');

/** Successes that an operation has, or may have. */
function successesOf(operation: OperationId): readonly Success[] {
  const { method, success, tag } = operations[operation];
  if (method === 'GET') return ['read'];
  if (method === 'DELETE') return ['deleted', 'deleted_again'];
  if (method === 'PATCH') return ['updated'];
  if (tag === 'uploads') return ['session'];
  return success.status === 202 ? ['dispatched'] : ['created'];
}

/** A successful reply of the kind that the operation gives. */
export function successReplies(request: CanonicalRequest): fc.Arbitrary<CanonicalReply> {
  const { kind } = operations[request.operation].success;
  const success = fc.constantFrom(...successesOf(request.operation));
  switch (kind) {
    case 'record':
      return fc.record({ kind: fc.constant(kind), success, record: records(request) });
    case 'page':
      return fc.record({
        kind: fc.constant(kind),
        success: fc.constant('read'),
        page: fc.record({
          items: fc.array(records(request), { maxLength: 2 }),
          first: cursorUrl,
          next: fc.option(cursorUrl),
          previous: fc.option(cursorUrl),
        }),
      });
    case 'text':
      return fc.record({
        kind: fc.constant(kind),
        success: fc.constant('read'),
        text: awkwardText,
        media_type: fc.constant('text/markdown'),
      });
    case 'empty':
      return fc.record({ kind: fc.constant(kind), success });
  }
}

const issue: fc.Arbitrary<Issue> = fc.record(
  {
    at: fc
      .tuple(fc.constantFrom('body', 'query', 'path', 'header'), fc.array(awkwardText, { maxLength: 3 }))
      .map(([part, names]) => [part, ...names]),
    message: awkwardText,
    type: fc.constantFrom('required', 'type', 'unknown', 'stale'),
    input: fc.oneof(awkwardText, fc.integer(), fc.constant({ a: null })),
    current: fc.constant({ id: 'x', low_balance_notified_at: null }),
  },
  { requiredKeys: ['at', 'message', 'type'] },
);

const codes = ['invalid_request', 'malformed_json', 'unauthenticated', 'not_found', 'conflict', 'rate_limited'];

const problems: fc.Arbitrary<Problem> = fc.record({
  code: fc.constantFrom(...codes),
  message: awkwardText,
  issues: fc.array(issue, { maxLength: 3 }),
});

export function problemReplies(
  refusals: readonly Refusal[],
): fc.Arbitrary<Extract<CanonicalReply, { kind: 'problem' }>> {
  return fc.record({
    kind: fc.constant('problem'),
    refusal: fc.constantFrom(...refusals),
    problem: problems,
  });
}
