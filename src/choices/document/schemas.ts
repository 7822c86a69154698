/** Schemas under the choices: each component that one leads to is changed by them, and kept in the pool. */
import { bundledDocument, type Schema, type SchemaObject, schemaName } from '../../contract/document.ts';
import { operations } from '../../contract/operations.ts';
import { mapSubschemas } from '../../contract/subschemas.ts';
import { isOther } from '../choices-document.ts';
import { shapeOfComponent } from '../record-shape.ts';
import { errorChanges, mergedError } from './error-schemas.ts';
import { eventChanges } from './event-schemas.ts';
import { pageChanges } from './page-schemas.ts';
import { recordChanges } from './record-schemas.ts';
import { requestChanges } from './request-schemas.ts';
import type { SchemaChanges } from './schema-change.ts';
import { withOptional } from './schema-places.ts';
import { valueChanges } from './value-schemas.ts';
import { settledChoice, type View } from './view.ts';

const changes: SchemaChanges = {
  ...valueChanges,
  ...recordChanges,
  ...pageChanges,
  ...eventChanges,
  ...errorChanges,
  ...requestChanges,
};

/** Components that the bundled document has no need of. */
const further: Readonly<Record<string, SchemaObject>> = { MergedErrorEnvelope: mergedError };

export type WriteSchema = (schema: Schema) => Schema;

/**
 * @param suffix goes behind the names of components that others need otherwise
 * @param elsewhere components that follow other choices than the rest
 */
export function createSchemaWriter(
  view: View,
  suffix: string,
  elsewhere: Readonly<Record<string, WriteSchema>> = {},
): WriteSchema {
  const kept = new Map<string, string>();
  const roots = rootsOf(view);

  function write(schema: Schema): Schema {
    if (typeof schema === 'boolean') return schema;
    const name = schemaName(schema);
    const inside = mapSubschemas(schema, write) as SchemaObject;
    if (name === undefined) return inside;
    return elsewhere[name]?.(schema) ?? { ...inside, $ref: component(name) };
  }

  function component(name: string): string {
    const known = kept.get(name);
    if (known !== undefined) return known;
    const source = (bundledDocument().components.schemas[name] ?? further[name]) as SchemaObject;
    const changed = changes[name]?.(source, view) ?? source;
    const whole = roots.includes(name) ? withExtraFields(changed, view) : changed;
    const content = write(withNullsAbsent(name, whole, view)) as SchemaObject;
    const { $ref } = view.pool.keep('schemas', name, content, suffix);
    kept.set(name, $ref);
    return $ref;
  }

  return write;
}

/** The components that hold what every record has beyond the document's fields. */
function rootsOf({ operation, direction }: View): string[] {
  if (direction === 'request') return [];
  const record = direction === 'event' ? 'EventPayload' : operation && operations[operation].success.record;
  if (record === undefined) return [];
  const fields = record.endsWith('Fields') ? record : `${record}Fields`;
  return [fields in bundledDocument().components.schemas ? fields : record];
}

function withExtraFields(schema: SchemaObject, view: View): SchemaObject {
  const extra = settledChoice(view, 'records.extra_fields');
  if (extra === 'none' || isOther(extra)) return schema;
  const own = Object.entries(extra.add).map(([name, value]) => [name, { ...anyField, ...typeOf(value) }]);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(own) } };
}

const anyField = { description: 'A field beyond the interface that the specification describes.' };

function typeOf(value: unknown): SchemaObject {
  if (value === null) return {};
  if (Array.isArray(value)) return { type: 'array', items: {} };
  return { type: Number.isInteger(value) ? 'integer' : typeof value };
}

/** Pages and errors say themselves what may be absent. */
const own_absences = /Page$|Error$|Issue$/;

function withNullsAbsent(name: string, schema: SchemaObject, view: View): SchemaObject {
  const is_kept =
    view.direction === 'request' || settledChoice(view, 'records.nulls') === 'present' || own_absences.test(name);
  return is_kept ? schema : withOptional(schema, shapeOfComponent(name)?.nullable ?? []);
}
