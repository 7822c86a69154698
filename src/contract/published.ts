/**
 * The document as strangers take it. Their generators know no words of this kit, few of them merge the parts of a
 * record, and a field that is read-only where nothing is ever written costs them a second type. It permits the same,
 * with two exceptions: the run inside an event may have any status (the event's name tells which), and a field that is
 * always null may be an empty object.
 */
import {
  methods,
  type OpenApiDocument,
  type PathItem,
  resolveReference,
  type Schema,
  type SchemaObject,
} from './document.ts';
import { mapOutsideSchemas, mapSubschemas, mapValues } from './subschemas.ts';
import { withWordLists } from './word-lists.ts';

/** Keywords for the kit itself, and those that only requests could need: no request has such a field. */
const left_out = new Set(['x-clauses', 'x-stated', 'readOnly']);

/**
 * A copy of the document, or of one in another dialect: each record has its fields in one place, `enum` stands for
 * `const`, words joined by commas are lists, URLs have their format, tags a name for people, and neither `x-clauses`,
 * `x-stated`, `readOnly` nor a component that nothing refers to is left.
 */
export function publishedDocument(document: OpenApiDocument): OpenApiDocument {
  const { schemas, ...others } = document.components;
  const whole = mapValues(schemas, (schema) =>
    publishedSchema(typeof schema === 'boolean' ? schema : merged(document, schema)),
  );
  const changes = { object: withoutWords, schema: publishedSchema };
  const paths = mapValues(document.paths, (item) => withLists(document, item));
  const tags = document.tags?.map((tag) => ({ ...tag, 'x-displayName': titled(tag.name) }));
  const named = { ...document, ...(tags && { tags }), paths, components: others };
  const open = mapOutsideSchemas(named, changes) as OpenApiDocument;
  return withoutUnused({ ...open, components: { ...open.components, schemas: whole } });
}

function withLists(document: OpenApiDocument, item: PathItem): PathItem {
  const operations = methods.flatMap((method) =>
    item[method] ? [[method, withWordLists(document, item[method])] as const] : [],
  );
  return { ...item, ...Object.fromEntries(operations) };
}

/** `Asset types` for `asset-types`. */
function titled(name: string): string {
  return `${name[0]!.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
}

function withoutWords<Value>(members: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !left_out.has(name)));
}

function publishedSchema(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema;
  const entries = Object.entries(withoutWords(schema)).map(([keyword, value]) =>
    keyword === 'const' ? ['enum', [value]] : [keyword, value],
  );
  const is_url = schema.format === undefined && String(schema.pattern).startsWith('^https?://');
  const all = Object.fromEntries([...entries, ...(is_url ? [['format', 'uri']] : [])]);
  const published = mapSubschemas(all, publishedSchema) as SchemaObject;
  return published.properties
    ? { ...published, properties: mapValues(published.properties, orEmptyObject) }
    : published;
}

/** Generators for typed languages have no type for a field that is always null, and fail over `enum: [null]`. */
function orEmptyObject(property: Schema): Schema {
  if (typeof property === 'boolean' || property.type !== 'null') return property;
  return { ...property, type: ['object', 'null'], maxProperties: 0, additionalProperties: true };
}

/** A record in one piece: fields of a later part stand for those of an earlier one. */
function merged(document: OpenApiDocument, schema: SchemaObject): SchemaObject {
  if (schema.allOf === undefined) return schema;
  const { allOf, ...own } = schema;
  const parts = [...(allOf as SchemaObject[]).map((part) => merged(document, resolveReference(document, part))), own];
  const whole: SchemaObject = Object.assign({}, ...parts);
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, Schema>;
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  return { ...whole, type: 'object', required: [...required], properties: mapValues(properties, widened) };
}

/** A field that narrows a record down is that record: a generator would make another class of it, without a name. */
function widened(property: Schema): Schema {
  if (typeof property === 'boolean' || property.allOf === undefined) return property;
  const { allOf, ...own } = property;
  return { ...own, ...((allOf as Schema[])[0] as SchemaObject) };
}

/** Without the schemas and parameters that nothing refers to, until there is none. */
function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(document);
  const used = (kind: 'schemas' | 'parameters') =>
    Object.entries(document.components[kind] ?? {}).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`));
  const components = { ...document.components };
  for (const kind of ['schemas', 'parameters'] as const) {
    if (components[kind]) components[kind] = Object.fromEntries(used(kind)) as Record<string, Schema>;
  }
  const shorter = { ...document, components };
  return JSON.stringify(shorter) === text ? document : withoutUnused(shorter);
}
