/** Walking schemas: what of a JSON Schema is itself a schema. */
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

/** A copy of an object with every value changed. */
export function mapValues<From, To>(object: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}
