import type { OpenApiDocument, Schema, SchemaObject } from '../../src/contract/document.ts';
import { schemaName } from '../../src/contract/document.ts';
import { mapSubschemas } from '../../src/contract/subschemas.ts';
import { operationsOf, parametersOf } from '../../src/contract/walk.ts';
import { successOf } from './operations.ts';
import { statedSchema } from './stated.ts';

export type ValidatorSet = 'reference' | 'stated';

/** The schemas of one set by kind and name, each complete but for its references to others, which are by `$id`. */
export interface SchemaSet {
  schemas: Record<string, SchemaObject>;
  /** The success of each operation whose schema is no component. */
  responses: Record<string, SchemaObject>;
  /** The query of each operation as one closed object under the document's names; reference set only. */
  queries: Record<string, SchemaObject>;
  /** The path parameters of each operation as one closed object; reference set only. */
  paths: Record<string, SchemaObject>;
}

/** A name for Ajv alone: nothing is ever fetched from it. `urn:` names make the standalone code throw. */
function schemaId(set: ValidatorSet, kind: keyof SchemaSet, name: string): string {
  return `https://model-run-kit.invalid/${set}/${kind}/${name}`;
}

/** The schemas that the validators of one set are compiled from. */
export function schemaSet(document: OpenApiDocument, set: ValidatorSet): SchemaSet {
  const finish = (kind: keyof SchemaSet) => (name: string, schema: Schema) => {
    const formatted = kind === 'schemas' ? withDecimalFormat(name, schema) : schema;
    const bare = compilable(set === 'stated' ? statedSchema(formatted) : formatted, set);
    return { $id: schemaId(set, kind, name), ...(typeof bare === 'boolean' ? { allOf: [bare] } : bare) };
  };
  const parameters = (place: 'query' | 'path') => (set === 'stated' ? {} : parameterObjects(document, place));
  return {
    schemas: mapEntries(document.components.schemas, finish('schemas')),
    responses: mapEntries(inlineResponses(document), finish('responses')),
    queries: mapEntries(parameters('query'), finish('queries')),
    paths: mapEntries(parameters('path'), finish('paths')),
  };
}

function inlineResponses(document: OpenApiDocument): Record<string, Schema> {
  const rows = operationsOf(document).filter((found) => found.place === 'path');
  return Object.fromEntries(
    rows.flatMap(({ operation }) => {
      const { media } = successOf(document, operation);
      const schema = media?.[1].schema;
      const isInline = media?.[0] === 'application/json' && schema !== undefined && schemaName(schema) === undefined;
      return isInline ? [[operation.operationId, schema] as const] : [];
    }),
  );
}

/** The parameters of every operation under a path, as the properties of one object. */
function parameterObjects(document: OpenApiDocument, place: 'query' | 'path'): Record<string, Schema> {
  const rows = operationsOf(document).filter((found) => found.place === 'path');
  const objects = rows.map((found) => {
    const parameters = parametersOf(document, found).filter((one) => one.in === place);
    const properties = Object.fromEntries(parameters.map((one) => [one.name, one.schema ?? {}]));
    const required = parameters.filter((one) => one.required).map((one) => one.name);
    const schema: Schema = { type: 'object', properties, required, additionalProperties: false };
    return [found.operation.operationId, schema] as const;
  });
  return Object.fromEntries(objects);
}

/** Decimals are told by their pattern in the document; the stated set drops patterns and goes by the format. */
function withDecimalFormat(name: string, schema: Schema): Schema {
  if (typeof schema === 'boolean' || !/^Decimal(OrNull)?$/.test(name)) return schema;
  return { format: 'decimal', ...schema };
}

const annotations = new Set([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'externalDocs',
  'discriminator',
  'xml',
  '$comment',
]);

/**
 * The schema as Ajv compiles it: without annotations, references by `$id`, and "this or null" as a condition, since a
 * reader wants to hear what is wrong with the value and not that two branches failed.
 */
export function compilable(schema: Schema, set: ValidatorSet): Schema {
  if (typeof schema === 'boolean') return schema;
  const { anyOf, oneOf, ...others } = schema;
  const rest = Object.fromEntries(Object.entries(others).filter(([key]) => !annotations.has(key) && !/^x-/.test(key)));
  if (typeof rest.$ref === 'string') rest.$ref = localReference(rest.$ref, set);

  const unions = { anyOf, oneOf } as Record<'anyOf' | 'oneOf', Schema[] | undefined>;
  const conditions: Schema[] = [];
  for (const [keyword, branches] of Object.entries(unions)) {
    if (branches === undefined) continue;
    const values = branches.filter((branch) => !isNull(branch));
    if (values.length === branches.length - 1 && values.length === 1) {
      conditions.push({ if: { type: 'null' }, else: values[0]! });
    } else rest[keyword] = branches;
  }
  if (conditions.length === 1 && rest.if === undefined) Object.assign(rest, conditions[0]);
  else if (conditions.length > 0) rest.allOf = [...((rest.allOf as Schema[]) ?? []), ...conditions];
  return mapSubschemas(rest, (part) => compilable(part, set));
}

function isNull(schema: Schema): boolean {
  return typeof schema === 'object' && schema.type === 'null' && Object.keys(schema).length === 1;
}

function localReference(reference: string, set: ValidatorSet): string {
  const name = /^#\/components\/schemas\/([^/]+)$/.exec(reference)?.[1];
  if (name === undefined) throw new Error(`${reference}: only a component of the document can be referred to`);
  return schemaId(set, 'schemas', name);
}

function mapEntries<From, To>(
  object: Record<string, From>,
  change: (name: string, value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(name, value)]));
}
