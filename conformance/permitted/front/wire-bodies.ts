/** Changes of the JSON of every answer, but for free-form objects: for servers that write their answers otherwise. */
import type { WireReply } from '../../../src/choices/canonical.ts';
import { isObject } from '../../../src/json/is-object.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { free_form_objects } from '../../models/free-form.ts';
import { withPart } from '../../mutants/changed-parts.ts';

/** Free-form objects of the specification, and what a caller sent: they stay as they are. */
const free = new Set<string>([
  ...free_form_objects,
  ...[
    'input',
    'output',
    'meta',
    'default_value',
    'match_value',
    'workflow_json',
    'error',
    'schema',
    'ctx',
    'client_ref',
  ],
]);

export type AnyRecord = Record<string, unknown>;

/** Objects of an answer leave otherwise, their members first. */
export function withObjects(parts: Parts, change: (one: AnyRecord) => AnyRecord): Parts {
  return withBodies(parts, (body) => objectsIn(body, change));
}

/** Texts in the objects of an answer leave otherwise. */
export function withTexts(parts: Parts, change: (text: string, name: string) => string): Parts {
  return withBodies(parts, (body) => textsIn(body, change, ''));
}

/** JSON leaves otherwise, also that of refusals and of payloads. */
export function withBodies(parts: Parts, change: (body: unknown) => unknown): Parts {
  const changed = (wire: WireReply) => (wire.body === undefined ? wire : { ...wire, body: again(wire.body, change) });
  return withPart(parts, 'dialect', (dialect) => ({
    encodeReply: (request, reply) =>
      reply.kind === 'text' ? dialect.encodeReply(request, reply) : changed(dialect.encodeReply(request, reply)),
    encodeProblem: (operation, reply) => changed(dialect.encodeProblem(operation, reply)),
    encodeEvent: (payload) => change(dialect.encodeEvent(payload)) as AnyRecord,
  }));
}

function again(text: string, change: (body: unknown) => unknown): string {
  try {
    return JSON.stringify(change(JSON.parse(text)));
  } catch {
    return text;
  }
}

function objectsIn(value: unknown, change: (one: AnyRecord) => AnyRecord): unknown {
  if (Array.isArray(value)) return value.map((one) => objectsIn(one, change));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, one]) => [name, free.has(name) ? one : objectsIn(one, change)]);
  return change(Object.fromEntries(members));
}

function textsIn(value: unknown, change: (text: string, name: string) => string, name: string): unknown {
  if (typeof value === 'string') return change(value, name);
  if (Array.isArray(value)) return value.map((one) => textsIn(one, change, name));
  if (!isObject(value)) return value;
  const members = Object.entries(value);
  return Object.fromEntries(members.map(([key, one]) => [key, free.has(key) ? one : textsIn(one, change, key)]));
}
