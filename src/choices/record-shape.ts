/** Fields of a record by the document, as far as a dialect needs them. Free-form objects have none. */
import { bundledDocument, resolveReference, type Schema, type SchemaObject, schemaName } from '../contract/document.ts';
import { type OperationId, operations } from '../contract/operations.ts';

/** Content of a field that a dialect may write in another way. */
export type FieldKind =
  | 'timestamp'
  | 'decimal'
  | 'run_status'
  | 'item_status'
  | 'attempt_status'
  | 'workflow_nodes'
  | 'workflow_collection';

export interface RecordShape {
  fields: ReadonlySet<string>;
  /** Fields that a whole record always has, and that may be null. */
  nullable: readonly string[];
  kinds: Readonly<Record<string, FieldKind>>;
  /** Records inside: the field that holds one, or a list of them. */
  embedded: Readonly<Record<string, RecordShape>>;
}

const shapes = new Map<string, RecordShape | undefined>();

/** The component of the record that an operation answers with, alone or in a page; undefined where it gives none. */
export function recordName(operation: OperationId): string | undefined {
  const { record } = operations[operation].success;
  // `XFields` requires nothing, for projections; the record itself is `X`.
  const whole = record?.replace(/Fields$/, '');
  return whole !== undefined && whole in bundledDocument().components.schemas ? whole : record;
}

/** The shape of a component; undefined where it is no record with fields. */
export function shapeOfComponent(name: string): RecordShape | undefined {
  if (!shapes.has(name)) {
    const schema = bundledDocument().components.schemas[name];
    shapes.set(name, schema === undefined ? undefined : shapeOf(schema, name));
  }
  return shapes.get(name);
}

/** The shape of the record that an operation answers with, alone or in a page; undefined where it gives none. */
export function recordShape(operation: OperationId): RecordShape | undefined {
  const name = recordName(operation);
  return name === undefined ? undefined : shapeOfComponent(name);
}

/** @param component the name of the schema, where it has one */
function shapeOf(schema: Schema, component?: string): RecordShape | undefined {
  const parts = allParts(schema);
  const properties = Object.entries(
    Object.assign({}, ...parts.map((part) => part.properties)) as Record<string, Schema>,
  );
  if (properties.length === 0) return undefined;
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  const kinds: Record<string, FieldKind> = {};
  const embedded: Record<string, RecordShape> = {};
  for (const [name, property] of properties) {
    const kind = kinds_by_component[component ?? '']?.[name] ?? kindOf(property);
    const shape = kind === undefined ? embeddedShape(property) : undefined;
    if (kind) kinds[name] = kind;
    if (shape) embedded[name] = shape;
  }
  return {
    fields: new Set(properties.map(([name]) => name)),
    nullable: properties.filter(([name, property]) => required.has(name) && mayBeNull(property)).map(([name]) => name),
    kinds,
    embedded,
  };
}

/** Fields whose schema does not tell what they are. */
const kinds_by_component: Readonly<Record<string, Readonly<Record<string, FieldKind>>>> = {
  WorkflowRunReceipt: { status: 'run_status' },
  ModelRunReceipt: { status: 'run_status' },
  BatchItem: { status_code: 'item_status' },
  Attempt: { status_code: 'attempt_status' },
  GraphWorkflow: {
    workflow_json: 'workflow_nodes',
    models: 'workflow_collection',
    custom_nodes: 'workflow_collection',
  },
};

function kindOf(property: Schema): FieldKind | undefined {
  if (schemaName(property) === 'RunStatusCode') return 'run_status';
  const parts = [...allParts(property), ...alternatives(property).flatMap(allParts)];
  if (parts.some(({ format }) => format === 'date-time')) return 'timestamp';
  const { pattern } = bundledDocument().components.schemas.Decimal as SchemaObject;
  return parts.some((part) => part.pattern === pattern) ? 'decimal' : undefined;
}

function embeddedShape(property: Schema): RecordShape | undefined {
  const branches = [property, ...alternatives(property)];
  const parts = branches.flatMap(allParts);
  const items = parts.find((part) => part.items !== undefined)?.items;
  if (items !== undefined) return shapeOf(items, schemaName(items));
  const component = branches.map(schemaName).find((name) => name !== undefined);
  return parts.some((part) => part.properties) ? shapeOf({ allOf: parts }, component) : undefined;
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
