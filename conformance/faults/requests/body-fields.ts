/** The fields of request bodies, and their bounds, as the document has them. */
import { bundledDocument, type Schema, type SchemaObject, valueAtReference } from '../../../src/contract/document.ts';
import type { Operation } from '../../../src/contract/operations.ts';

/** Stands for all fields that the document does not name: the inputs of a model or a workflow. */
export const other_fields = '(inputs)';

export interface BodyField {
  name: string;
  is_required: boolean;
}

export interface Bounds {
  lower?: number;
  upper?: number;
}

export function fieldsOf({ request }: Operation): BodyField[] {
  if (!request) return [];
  const { properties = {}, required = [], additionalProperties } = schemaNamed(request.schema);
  const names = [...Object.keys(properties), ...(additionalProperties === true ? [other_fields] : [])];
  return names.map((name) => ({ name, is_required: required.includes(name) }));
}

/** Bounds of a number, of the length of a text, or of the number of items. */
export function boundsOf({ request }: Operation, name: string): Bounds {
  const schema = request && schemaNamed(request.schema).properties?.[name];
  if (schema === undefined) return {};
  const { minimum, minLength, minItems, maximum, maxLength, maxItems } = resolved(schema) as Record<string, unknown>;
  const [lower, upper] = [minimum ?? minLength ?? minItems, maximum ?? maxLength ?? maxItems];
  return {
    ...(typeof lower === 'number' && { lower }),
    ...(typeof upper === 'number' && { upper }),
  };
}

/** The size of a value, to which its bounds apply. */
export function sizeOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' || Array.isArray(value) ? value.length : undefined;
}

function schemaNamed(name: string): SchemaObject {
  return resolved({ $ref: `#/components/schemas/${name}` });
}

function resolved(schema: Schema): SchemaObject {
  if (typeof schema === 'boolean') return {};
  if (schema.$ref === undefined) return schema;
  const { $ref, ...own } = schema;
  return { ...resolved(valueAtReference(bundledDocument(), $ref) as Schema), ...own };
}
