/**
 * Records on the wire (choices of the group `records`): how their values are written, which fields are there, and in
 * which order. The changes are found once for each kind of record; where there are none, records go out as they are.
 * Free-form objects inside keep everything as it is.
 */
import type { OperationId } from '../contract/operations.ts';
import type { CanonicalRequest } from './canonical.ts';
import { run_reads } from './catalog/operations.ts';
import { type ChoicesDocument, isOther } from './choices-document.ts';
import { chosen } from './chosen.ts';
import { decimalWriter, readDecimal } from './decimal-encoding.ts';
import { type FieldKind, type RecordShape, shapeOfComponent } from './record-shape.ts';
import { embedOnly, run_embeds } from './stated.ts';
import { itemStatusReader, itemStatusWriter, runStatusReader, runStatusWriter } from './status-words.ts';
import { readTimestamp, timestampWriter } from './timestamp-encoding.ts';
import { collectionWriter, nodesWriter, readCollection, readNodes } from './workflow-shapes.ts';

export type AnyRecord = Record<string, unknown>;

export interface RecordDialect {
  write(record: AnyRecord): AnyRecord;
  /**
   * The one canonical form of a record that came in: every permitted way to write a value is read, declared words are
   * brought to the canonical ones, declared extra fields taken off, and what may be null and is not there is null.
   * @param request leaves fields out of the answer that it does not ask for; nothing is filled in there
   */
  read(record: AnyRecord, request?: CanonicalRequest): AnyRecord;
}

/** The dialect of the records that an operation answers with. */
export type RecordsOf = (operation: OperationId) => RecordDialect;

/**
 * @param component the name of the record's schema
 * @param operation whose choices hold; those of the whole group when left out
 */
export function createRecordDialect(
  choices: ChoicesDocument,
  component: string | undefined,
  operation?: OperationId,
): RecordDialect {
  const shape = component === undefined ? undefined : shapeOfComponent(component);
  if (!shape) return { write: (record) => record, read: (record) => record };
  const extra = Object.entries(extraFields(choices, operation)).filter(([name]) => !shape.fields.has(name));
  const extra_names = new Set(extra.map(([name]) => name));
  const readers = readersOf(choices, operation);
  return {
    write: recordWriter(shape, styleOf(choices, operation), extra) ?? ((record) => record),
    read(record, request) {
      const expected = request ? expectedNulls(request, shape, record) : shape.nullable;
      return readFields(extra_names.size > 0 ? without(record, extra_names) : record, shape, readers, expected);
    },
  };
}

type Change = (value: unknown, record: Readonly<AnyRecord>) => unknown;
type Fields = readonly (readonly [name: string, value: unknown])[];

interface Style {
  changes: Partial<Record<FieldKind, Change>>;
  drops_nulls: boolean;
  arrange: ((fields: Fields) => Fields) | undefined;
}

function styleOf(choices: ChoicesDocument, operation: OperationId | undefined): Style {
  return {
    changes: {
      timestamp: timestampWriter(choices, operation),
      decimal: decimalWriter(choices, operation),
      run_status: runStatusWriter(choices, operation),
      item_status: itemStatusWriter(choices, operation),
      attempt_status: attemptStatusWriter(choices, operation),
      workflow_nodes: nodesWriter(choices, operation),
      workflow_collection: collectionWriter(choices, operation),
    },
    drops_nulls: chosen(choices, 'records.nulls', operation) === 'absent',
    arrange: arrangement(choices, operation),
  };
}

function arrangement(choices: ChoicesDocument, operation: OperationId | undefined): Style['arrange'] {
  switch (chosen(choices, 'records.key_order', operation)) {
    case 'alphabetical':
      return (fields) => fields.toSorted(([one], [other]) => (one < other ? -1 : 1));
    case 'reversed':
      return (fields) => fields.toReversed();
    default:
      return undefined;
  }
}

function attemptStatusWriter(choices: ChoicesDocument, operation: OperationId | undefined): Change | undefined {
  if (chosen(choices, 'records.attempt_status_code', operation) !== 'integer') return undefined;
  return (value) => (typeof value === 'string' && /^[1-5]\d\d$/.test(value) ? Number(value) : value);
}

function extraFields(choices: ChoicesDocument, operation: OperationId | undefined): Readonly<AnyRecord> {
  const extra = chosen(choices, 'records.extra_fields', operation);
  return extra === undefined || extra === 'none' || isOther(extra) ? {} : extra.add;
}

/**
 * Undefined where records of this shape go out as they are.
 * @param extra fields that each of them has besides
 */
function recordWriter(
  shape: RecordShape,
  style: Style,
  extra: Fields = [],
): ((record: AnyRecord) => AnyRecord) | undefined {
  const changes = fieldChanges(shape, style);
  const { drops_nulls, arrange } = style;
  if (changes.size === 0 && !drops_nulls && !arrange && extra.length === 0) return undefined;
  return (record) => {
    const written: Fields[number][] = [];
    for (const [name, value] of Object.entries(record)) {
      if (drops_nulls && value === null && shape.fields.has(name)) continue;
      const change = changes.get(name);
      written.push([name, change ? change(value, record) : value]);
    }
    written.push(...extra);
    return Object.fromEntries(arrange ? arrange(written) : written);
  };
}

function fieldChanges(shape: RecordShape, style: Style): Map<string, Change> {
  const changes = new Map<string, Change>();
  for (const name of shape.fields) {
    const [kind, inner] = [shape.kinds[name], shape.embedded[name]];
    const write = inner && recordWriter(inner, style);
    const change = kind ? style.changes[kind] : write && ((value: unknown) => inside(value, write));
    if (change) changes.set(name, change);
  }
  return changes;
}

type Readers = Readonly<Record<FieldKind, (value: unknown) => unknown>>;

function readersOf(choices: ChoicesDocument, operation: OperationId | undefined): Readers {
  return {
    timestamp: readTimestamp,
    decimal: readDecimal,
    run_status: runStatusReader(choices, operation),
    item_status: itemStatusReader(choices, operation),
    attempt_status: (value) => (Number.isInteger(value) ? String(value) : value),
    workflow_nodes: readNodes,
    workflow_collection: readCollection,
  };
}

/** The record itself where all of it is canonical already: a run keeps some hundred thousand fields, and most are. */
function readFields(record: AnyRecord, shape: RecordShape, readers: Readers, expected: readonly string[]): AnyRecord {
  let read = record;
  const put = (name: string, value: unknown) => {
    if (Object.hasOwn(record, name) && value === record[name]) return;
    // A copy whose members change in place stays as small as what the parser made.
    if (read === record) read = { ...record };
    read[name] = value;
  };
  for (const [name, kind] of Object.entries(shape.kinds)) {
    if (Object.hasOwn(record, name)) put(name, readers[kind](record[name]));
  }
  for (const [name, inner] of Object.entries(shape.embedded)) {
    const deep = (one: AnyRecord) => readFields(one, inner, readers, inner.nullable);
    if (Object.hasOwn(record, name)) put(name, inside(record[name], deep));
  }
  for (const name of expected) if (!Object.hasOwn(record, name)) put(name, null);
  return read;
}

function without(record: AnyRecord, names: ReadonlySet<string>): AnyRecord {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)));
}

/** Absent fields that mean null: all, the projected ones, or none where the projection is not understood. */
function expectedNulls(request: CanonicalRequest, shape: RecordShape, record: AnyRecord): string[] {
  const { fields, embed } = request.query;
  if (fields !== undefined && 'raw' in fields) return [];
  const embeds = embed === undefined || 'raw' in embed ? [] : embed.map((name) => name.replace(/\(.*$/s, ''));
  const never = namedOnly(request, record).filter((name) => !embeds.includes(name));
  return shape.nullable.filter((name) => !never.includes(name) && (fields === undefined || fields.includes(name)));
}

/** The fields that only `embed` brings. A run that shows one of its own unasked shows all of them always. */
function namedOnly({ operation, query }: CanonicalRequest, record: AnyRecord): readonly string[] {
  if (!run_reads.includes(operation)) return embedOnly[operation] ?? [];
  const shows_all = query.embed === undefined && run_embeds.some((name) => Object.hasOwn(record, name));
  return shows_all ? [] : run_embeds;
}

/** Applies `change` to an embedded record, or to each of a list of them; the list itself where none of them changes. */
function inside(value: unknown, change: (record: AnyRecord) => AnyRecord): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return change(value as AnyRecord);
  const changed = value.map((item) => inside(item, change));
  return changed.some((item, place) => item !== value[place]) ? changed : value;
}
