import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from '../../src/contract/document.ts';

/**
 * The types of the document as TypeScript. A field with a default stays optional (a request may leave it out), and a
 * free-form object is a record of unknowns, not an empty one.
 */
export async function typesSource(document: OpenApiDocument): Promise<string> {
  // A copy, since the library may change what it is given.
  const nodes = await openapiTS(structuredClone(document) as never, {
    silent: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
  });
  return `${astToString(nodes).trimEnd()}\n`;
}
