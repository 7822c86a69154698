import type { Schema, SchemaObject } from '../../src/contract/document.ts';
import { mapValues } from '../../src/contract/subschemas.ts';

/** Content of `x-stated` at a schema: the rules of the specification's text itself. */
interface Stated {
  /** Properties that must be there and have a value: neither null nor an empty text. */
  required?: readonly string[];
  /** Keywords that stay as they are, such as a bound that the text names. */
  keep?: readonly string[];
  /** A wider type, where the text contradicts itself. */
  type?: readonly string[];
  /** The text shows nothing of it: any value passes. */
  any?: true;
}

/** Formats that the conventions of section 2 of the specification name. */
const kept_formats = new Set<unknown>(['uuid', 'date-time', 'decimal']);

/**
 * The *stated* form of a schema: types and formats of values that are present and not null, and nothing else but what
 * `x-stated` names. Requirements, bounds, patterns, closed lists of values and closed objects go, and null passes
 * everywhere. A value of a schema is one of its stated form.
 */
export function statedSchema(schema: Schema): Schema {
  if (typeof schema === 'boolean') return true;
  const stated = (schema['x-stated'] ?? {}) as Stated;
  if (stated.any) return true;
  const loose: SchemaObject = {};

  if (schema.$ref !== undefined) loose.$ref = schema.$ref;
  const type = stated.type ?? schema.type;
  if (type !== undefined) loose.type = [...new Set([...[type].flat(), 'null'])];
  if (kept_formats.has(schema.format)) loose.format = schema.format;

  if (schema.properties !== undefined) loose.properties = mapValues(schema.properties, statedSchema);
  if (schema.patternProperties !== undefined) {
    loose.patternProperties = mapValues(schema.patternProperties as Record<string, Schema>, statedSchema);
  }
  for (const keyword of ['items', 'additionalProperties'] as const) {
    if (typeof schema[keyword] === 'object') loose[keyword] = statedSchema(schema[keyword] as SchemaObject);
  }
  if (schema.prefixItems !== undefined) loose.prefixItems = (schema.prefixItems as Schema[]).map(statedSchema);
  const parts = [...((schema.allOf as Schema[] | undefined) ?? []).map(statedSchema), ...unionsOf(schema)];
  if (parts.length > 0) loose.allOf = parts;

  for (const keyword of stated.keep ?? []) loose[keyword] = schema[keyword];
  return stated.required === undefined ? loose : withPresent(loose, stated.required);
}

/** `anyOf` and `oneOf` both become `anyOf`, as several loose branches may match; null passes without a branch. */
function unionsOf(schema: SchemaObject): Schema[] {
  const unions = [schema.anyOf, schema.oneOf].filter((union) => union !== undefined) as Schema[][];
  return unions.flatMap((branches): Schema[] => {
    const values = branches.filter((branch) => typeof branch === 'boolean' || branch.type !== 'null');
    const loose = values.map(statedSchema);
    return loose.length < 2 ? loose : [{ anyOf: loose }];
  });
}

function withPresent(loose: SchemaObject, names: readonly string[]): Schema {
  const present = names.map((name) => {
    const property = loose.properties?.[name];
    return [name, { ...(property === undefined ? {} : { allOf: [property] }), not: { type: 'null' }, minLength: 1 }];
  });
  return { ...loose, properties: { ...loose.properties, ...Object.fromEntries(present) }, required: names };
}
