/** Walking schemas: what of a JSON Schema is itself a schema. */
import { isObject } from '../json/is-object.ts';
import type { Schema } from './document.ts';

const one = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
const alsoOne = ['unevaluatedProperties', 'unevaluatedItems'];
const list = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const map = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];
const kinds: ReadonlyMap<string, 'one' | 'list' | 'map'> = new Map([
  ...[...one, ...alsoOne].map((keyword) => [keyword, 'one'] as const),
  ...list.map((keyword) => [keyword, 'list'] as const),
  ...map.map((keyword) => [keyword, 'map'] as const),
]);

/**
 * A copy of a schema whose direct sub-schemas went through `change`. It tells keywords from names: a property that is
 * called `description` is a schema, the annotation is not.
 */
export function mapSubschemas(schema: Schema, change: (part: Schema) => Schema): Schema {
  if (typeof schema === 'boolean') return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      switch (kinds.get(keyword)) {
        case 'one':
          return [keyword, change(value as Schema)];
        case 'list':
          return [keyword, (value as Schema[]).map(change)];
        case 'map':
          return [keyword, mapValues(value as Record<string, Schema>, change)];
        default:
          return [keyword, value];
      }
    }),
  );
}

/** Values as somebody sends them: what looks like a schema there is none. */
const values = new Set(['example', 'examples']);

/**
 * A copy of what is no schema of a document: paths, parameters, answers. Schemas stand there under the name `schema`.
 * @param changes.object what becomes of an object before its members are looked at
 */
export function mapOutsideSchemas(
  value: unknown,
  changes: { object(value: Record<string, unknown>): Record<string, unknown>; schema(schema: Schema): Schema },
): unknown {
  if (Array.isArray(value)) return value.map((one) => mapOutsideSchemas(one, changes));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(changes.object(value)).map(([name, member]) => {
      if (values.has(name)) return [name, member];
      return [name, name === 'schema' ? changes.schema(member as Schema) : mapOutsideSchemas(member, changes)];
    }),
  );
}

/** A copy of an object with every value changed. */
export function mapValues<From, To>(object: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
