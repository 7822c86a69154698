import type { OpenApiDocument, Schema, SchemaObject } from '../../src/contract/document.ts';
import { schemaName, valueAtReference } from '../../src/contract/document.ts';

export interface RecordShape {
  /** Every property, in the document's order. */
  fields: string[];
  /** Those that may be null. */
  nullable: string[];
}

/** The properties of a record's schema, those of its fields included. */
export function recordShape(document: OpenApiDocument, schema: Schema): RecordShape {
  const properties = propertiesOf(document, schema);
  const fields = Object.keys(properties);
  return { fields, nullable: fields.filter((field) => acceptsNull(document, properties[field]!)) };
}

/** The name of the whole record: `Asset` for `AssetFields`. */
export function recordNameOf(document: OpenApiDocument, name: string): string {
  const whole = name.replace(/Fields$/, '');
  return document.components.schemas[whole] === undefined ? name : whole;
}

/** The name of the schema of a page's items: `AssetFields` for `AssetPage`. */
export function itemSchemaOf(document: OpenApiDocument, page: string): string {
  const { items } = propertiesOf(document, document.components.schemas[page]!);
  const name = typeof items === 'object' ? schemaName(items.items) : undefined;
  if (name === undefined) throw new Error(`schema ${page}: items must be an array of references to a component`);
  return name;
}

/** Every property of a schema, those of its parts included. */
export function propertiesOf(document: OpenApiDocument, schema: Schema): Record<string, Schema> {
  const { allOf = [], $ref, properties } = follow(schema);
  const inherited = $ref === undefined ? {} : propertiesOf(document, target(document, $ref));
  const parts = (allOf as readonly Schema[]).map((part) => propertiesOf(document, part));
  return Object.assign({}, inherited, ...parts, properties);
}

/** The names of the properties that a schema requires, those of its parts included. */
export function requiredOf(document: OpenApiDocument, schema: Schema): string[] {
  const { allOf = [], $ref, required = [] } = follow(schema);
  const inherited = $ref === undefined ? [] : requiredOf(document, target(document, $ref));
  const parts = (allOf as readonly Schema[]).flatMap((part) => requiredOf(document, part));
  return [...new Set([...inherited, ...parts, ...required])];
}

function acceptsNull(document: OpenApiDocument, schema: Schema): boolean {
  if (typeof schema === 'boolean') return schema;
  const { $ref, type, allOf = [], anyOf, oneOf, enum: values, const: constant } = schema;
  const every = (parts: unknown) => (parts as readonly Schema[]).every((part) => acceptsNull(document, part));
  const some = (parts: unknown) => (parts as readonly Schema[]).some((part) => acceptsNull(document, part));
  return (
    ($ref === undefined || acceptsNull(document, target(document, $ref))) &&
    (type === undefined || [type].flat().includes('null')) &&
    (values === undefined || (values as unknown[]).includes(null)) &&
    (constant === undefined || constant === null) &&
    every(allOf) &&
    (anyOf === undefined || some(anyOf)) &&
    (oneOf === undefined || some(oneOf))
  );
}

function follow(schema: Schema): SchemaObject {
  return typeof schema === 'boolean' ? {} : schema;
}

function target(document: OpenApiDocument, reference: string): Schema {
  return valueAtReference(document, reference) as Schema;
}
