/** Null fields and extra fields of records (choices `records.nulls` and `records.extra_fields`). */
import type { OperationId } from '../contract/operations.ts';
import type { CanonicalRequest } from './canonical.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { type RecordShape, recordShape } from './record-shape.ts';
import { embedOnly } from './stated.ts';

type AnyRecord = Record<string, unknown>;

/** A record as it goes out: null fields left out, and extra ones added, where the choices say so. */
export function writeRecord(choices: ChoicesDocument, operation: OperationId, record: AnyRecord): AnyRecord {
  const extra = extraFields(choices, operation);
  const dropped = chosen(choices, 'records.nulls', operation) === 'absent';
  if (!extra && !dropped) return record;
  const shape = recordShape(operation);
  if (!shape) return record;
  const written = dropped ? withoutNulls(record, shape) : record;
  const added = Object.entries(extra ?? {}).filter(([name]) => !shape.fields.has(name));
  return { ...written, ...Object.fromEntries(added) };
}

/**
 * A record as it came in, in the one canonical form: a field that may be null and is not there is null, as far as the
 * request asked for it. Declared extra fields are taken off. Free-form objects stay as they are.
 */
export function readRecord(choices: ChoicesDocument, request: CanonicalRequest, record: AnyRecord): AnyRecord {
  const shape = recordShape(request.operation);
  if (!shape) return record;
  const extra = extraFields(choices, request.operation) ?? {};
  const kept = Object.entries(record).filter(([name]) => shape.fields.has(name) || !(name in extra));
  return withNulls(Object.fromEntries(kept), shape, expectedNulls(request, shape));
}

function extraFields(choices: ChoicesDocument, operation: OperationId): Readonly<AnyRecord> | undefined {
  const extra = chosen(choices, 'records.extra_fields', operation);
  return extra === undefined || extra === 'none' || isOther(extra) ? undefined : extra.add;
}

/** Which absent fields mean null: all, the projected ones, or none where the projection is not understood. */
function expectedNulls({ operation, query }: CanonicalRequest, shape: RecordShape): readonly string[] {
  const { fields, embed } = query;
  if (fields !== undefined && 'raw' in fields) return [];
  const embeds = embed === undefined || 'raw' in embed ? [] : embed.map((name) => name.replace(/\(.*$/s, ''));
  const never = (embedOnly[operation] ?? []).filter((name) => !embeds.includes(name));
  return shape.nullable.filter((name) => !never.includes(name) && (fields === undefined || fields.includes(name)));
}

function withoutNulls(record: AnyRecord, shape: RecordShape): AnyRecord {
  const kept = Object.entries(record).filter(([name, value]) => value !== null || !shape.fields.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, inside(value, shape.embedded[name], withoutNulls)]));
}

function withNulls(record: AnyRecord, shape: RecordShape, expected: readonly string[]): AnyRecord {
  const deep = (inner: AnyRecord, innerShape: RecordShape) => withNulls(inner, innerShape, innerShape.nullable);
  const filled = Object.entries(record).map(([name, value]) => [name, inside(value, shape.embedded[name], deep)]);
  const absent = expected.filter((name) => !Object.hasOwn(record, name)).map((name) => [name, null]);
  return Object.fromEntries([...filled, ...absent]);
}

/** Applies `change` to an embedded record, or to each of a list of them. */
function inside(
  value: unknown,
  shape: RecordShape | undefined,
  change: (record: AnyRecord, shape: RecordShape) => AnyRecord,
): unknown {
  if (!shape || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => inside(item, shape, change));
  return change(value as AnyRecord, shape);
}
