/** What the document says of a record's fields, as far as absent and null fields need it. Free-form objects have none. */
import { bundledDocument, resolveReference, type Schema, type SchemaObject } from '../contract/document.ts';
import { type OperationId, operations } from '../contract/operations.ts';

export interface RecordShape {
  fields: ReadonlySet<string>;
  /** Fields that a whole record always has, and that may be null. */
  nullable: readonly string[];
  /** Records inside: the field that holds one, or a list of them. */
  embedded: Readonly<Record<string, RecordShape>>;
}

const shapes = new Map<OperationId, RecordShape | undefined>();

/** The shape of the record that an operation answers with, alone or in a page; undefined where it gives none. */
export function recordShape(operation: OperationId): RecordShape | undefined {
  if (!shapes.has(operation)) {
    const { record } = operations[operation].success;
    // `XFields` requires nothing, for projections; the record itself is `X`.
    const whole = record?.replace(/Fields$/, '');
    const { schemas } = bundledDocument().components;
    const schema = whole === undefined ? undefined : (schemas[whole] ?? schemas[record!]);
    shapes.set(operation, schema === undefined ? undefined : shapeOf(schema));
  }
  return shapes.get(operation);
}

function shapeOf(schema: Schema): RecordShape | undefined {
  const parts = allParts(schema);
  const properties = Object.entries(
    Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Schema>,
  );
  if (properties.length === 0) return undefined;
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const embedded: Record<string, RecordShape> = {};
  for (const [name, property] of properties) {
    const shape = embeddedShape(property);
    if (shape) embedded[name] = shape;
  }
  return {
    fields: new Set(properties.map(([name]) => name)),
    nullable: properties.filter(([name, property]) => required.has(name) && mayBeNull(property)).map(([name]) => name),
    embedded,
  };
}

function embeddedShape(property: Schema): RecordShape | undefined {
  const parts = [...allParts(property), ...alternatives(property).flatMap(allParts)];
  const items = parts.find((part) => part.items !== undefined)?.items;
  if (items !== undefined) return shapeOf(items);
  return parts.some((part) => part.properties) ? shapeOf({ allOf: parts }) : undefined;
}

/** A schema that names no type at all takes any value, null among them. */
function mayBeNull(property: Schema): boolean {
  const parts = [...allParts(property), ...alternatives(property).flatMap(allParts)];
  const types = parts.flatMap((part) => part.type ?? []);
  return types.includes('null') || (types.length === 0 && parts.every((part) => part.enum === undefined));
}

/** A schema, what it refers to, and everything under `allOf`, in one list. */
function allParts(schema: Schema | undefined): SchemaObject[] {
  if (schema === undefined || typeof schema === 'boolean') return [];
  const referred =
    schema.$ref === undefined ? [] : allParts(resolveReference<object>(bundledDocument(), schema) as Schema);
  const all = ((schema.allOf as Schema[] | undefined) ?? []).flatMap(allParts);
  return [schema, ...referred, ...all];
}

function alternatives(schema: Schema): Schema[] {
  return allParts(schema).flatMap(({ anyOf, oneOf }) => ((anyOf ?? oneOf) as Schema[] | undefined) ?? []);
}
