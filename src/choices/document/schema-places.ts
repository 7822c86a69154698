/** Schemas of objects whose members stand elsewhere than the document has them (JSON Pointers, RFC 6901). */

import type { Schema, SchemaObject } from '../../contract/document.ts';
import { namesIn } from '../../json/pointer.ts';

/** A copy in which the place holds the schema, and must be there where that is asked for. */
export function withSchemaAt(object: SchemaObject, pointer: string, schema: Schema, is_required = true): SchemaObject {
  return placed(object, namesIn(pointer), schema, is_required);
}

/** A copy without a member. */
export function withoutMember(object: SchemaObject, name: string): SchemaObject {
  const { [name]: _, ...properties } = object.properties ?? {};
  const required = object.required?.filter((each) => each !== name);
  return { ...object, properties, ...(required && { required }) };
}

/** True where an object must have this member. */
export function requires({ required = [] }: SchemaObject, name: string): boolean {
  return required.includes(name);
}

/** A copy whose members of these names need not be there, neither its own nor those that `allOf` asks for. */
export function withOptional(object: SchemaObject, names: readonly string[]): SchemaObject {
  if (names.length === 0) return object;
  const { required, allOf } = object as { required?: readonly string[]; allOf?: readonly Schema[] };
  const parts = allOf?.map((part) => (typeof part === 'boolean' ? part : withOptional(part, names)));
  return {
    ...object,
    ...(required && { required: required.filter((name) => !names.includes(name)) }),
    ...(parts && { allOf: parts }),
  };
}

function placed(object: SchemaObject, names: readonly string[], schema: Schema, is_required: boolean): SchemaObject {
  const [name, ...inner] = names as [string, ...string[]];
  const inside = object.properties?.[name];
  const value = inner.length === 0 ? schema : within(inside, inner, schema, is_required);
  const required = object.required ?? [];
  return {
    ...object,
    properties: { ...object.properties, [name]: value },
    ...(is_required && !required.includes(name) && { required: [...required, name] }),
  };
}

function within(inside: Schema | undefined, names: readonly string[], schema: Schema, is_required: boolean): Schema {
  const fresh = () => placed({ type: 'object' }, names, schema, is_required);
  if (typeof inside !== 'object') return fresh();
  if (inside.properties && inside.$ref === undefined) return placed(inside, names, schema, is_required);
  return { allOf: [inside, fresh()] };
}
