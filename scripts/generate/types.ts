import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiDocument, Schema } from '../../src/contract/document.ts';
import { mapValues } from '../../src/contract/subschemas.ts';

/**
 * The types of the document as TypeScript. A field with a default stays optional (a request may leave it out), and a
 * free-form object is a record of unknowns, not an empty one.
 */
export async function typesSource(document: OpenApiDocument): Promise<string> {
  const components = { ...document.components, schemas: mapValues(document.components.schemas, withOwnRequired) };
  // A copy, since the library may change what it is given.
  const nodes = await openapiTS(structuredClone({ ...document, components }) as never, {
    silent: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
  });
  return `${astToString(nodes).trimEnd()}\n`;
}

/**
 * A record is `allOf` its fields plus a list of required names. The library heeds that list only where it stands
 * beside `allOf`, not in a branch of its own.
 */
export function withOwnRequired(schema: Schema): Schema {
  if (typeof schema === 'boolean' || schema.allOf === undefined) return schema;
  const branches = schema.allOf as Schema[];
  const lists = branches.filter((branch) => typeof branch === 'object' && Object.keys(branch).join() === 'required');
  const names = lists.flatMap((branch) => (branch as { required: string[] }).required);
  const allOf = branches.filter((branch) => !lists.includes(branch));
  return lists.length === 0 ? schema : { ...schema, allOf, required: [...(schema.required ?? []), ...names] };
}
