/** The published document for tools that know OpenAPI 3.0 alone: https://spec.openapis.org/oas/v3.0.4.html */
import type { OpenApiDocument, Schema, SchemaObject } from './document.ts';
import { mapOutsideSchemas, mapSubschemas, mapValues } from './subschemas.ts';

/**
 * A copy of a published document. Null is a `nullable` there, a reference has nothing beside it, a bearer token has no
 * scopes, and events stand under `x-webhooks`, where many tools look for them.
 */
export function openApi30(document: OpenApiDocument): Record<string, unknown> {
  const { openapi: _, info, webhooks, components, ...others } = document;
  const { summary: _summary, license, ...kept } = info as Record<string, unknown>;
  const { name } = (license ?? {}) as { name?: string };
  return {
    openapi: '3.0.4',
    info: { ...kept, ...(name !== undefined && { license: { name } }) },
    ...(converted(others) as object),
    ...(webhooks && { 'x-webhooks': converted(webhooks) }),
    components: {
      ...(converted({ ...components, schemas: {} }) as object),
      schemas: mapValues(components.schemas, convertedSchema),
    },
  };
}

function converted(value: unknown): unknown {
  return mapOutsideSchemas(value, { object: convertedObject, schema: convertedSchema });
}

function convertedObject(value: Record<string, unknown>): Record<string, unknown> {
  const { $ref, security } = value;
  // Beside a reference, 3.0 reads nothing.
  if (typeof $ref === 'string') return { $ref };
  if (!Array.isArray(security)) return value;
  return { ...value, security: security.map((one) => mapValues(one, () => [])) };
}

function convertedSchema(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema ? {} : { not: {} };
  const { $ref, ...beside } = schema;
  if ($ref !== undefined) {
    return Object.keys(beside).length === 0 ? { $ref } : { allOf: [{ $ref }], ...rest(beside) };
  }
  return rest(schema);
}

/** A schema without a reference. */
function rest(schema: SchemaObject): SchemaObject {
  const { additionalProperties } = schema;
  const inner = mapSubschemas(schema, convertedSchema) as SchemaObject;
  return withoutNull(typeof additionalProperties === 'boolean' ? { ...inner, additionalProperties } : inner);
}

/** Nullable is a type alone: a reference that may be null stands beside a branch that is nothing but null. */
const no_value = { type: 'object', nullable: true, enum: [null] };

function withoutNull(schema: SchemaObject): SchemaObject {
  const { type, anyOf, ...others } = schema;
  if (Array.isArray(type)) {
    const nullable = type.includes('null') && { nullable: true };
    const [kind, ...more] = type.filter((one) => one !== 'null').map((one) => ({ type: one, ...nullable }));
    return more.length === 0 ? { ...others, ...kind } : { ...others, anyOf: [kind, ...more] };
  }
  if (!Array.isArray(anyOf)) return schema;
  const branches = anyOf.map((one: Schema) => (typeof one === 'object' && one.type === 'null' ? no_value : one));
  return { ...others, anyOf: branches };
}
