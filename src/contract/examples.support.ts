/** The examples of the document. */
import type { MediaType, OpenApiDocument, RequestBodyObject, ResponseObject } from './document.ts';
import { resolveReference, schemaName } from './document.ts';
import { type FoundOperation, operationsOf, parametersOf } from './walk.ts';

/** One example of the document, and what it is an example of. */
export type Example = {
  /** Readable and unique: `listAssets 200 firstPage`. */
  where: string;
  operation: string;
  value: unknown;
} & (
  | { of: 'body'; schema: string | undefined }
  | { of: 'response'; status: number; schema: string | undefined }
  | { of: 'path' | 'query'; parameter: string }
);

/** All examples of bodies and parameters in the document, also of events and callbacks. Headers are left out. */
export function examplesOf(document: OpenApiDocument): Example[] {
  return operationsOf(document).flatMap((found) => [
    ...ofParameters(document, found),
    ...ofRequest(document, found),
    ...ofResponses(document, found),
  ]);
}

function ofParameters(document: OpenApiDocument, found: FoundOperation): Example[] {
  const operation = found.operation.operationId;
  return parametersOf(document, found).flatMap(({ name, in: of, example, examples }) => {
    if (of !== 'path' && of !== 'query') return [];
    const values = valuesOf(document, { example, examples });
    return values.map(([key, value]): Example => {
      return { where: `${operation} ${of} ${name} ${key}`, operation, value, of, parameter: name };
    });
  });
}

function ofRequest(document: OpenApiDocument, { operation: { operationId, requestBody } }: FoundOperation): Example[] {
  if (requestBody === undefined) return [];
  const { content } = resolveReference<RequestBodyObject>(document, requestBody);
  return Object.values(content).flatMap((media) => {
    const schema = schemaName(media.schema);
    return valuesOf(document, media).map(([key, value]): Example => {
      return { where: `${operationId} request ${key}`, operation: operationId, value, of: 'body', schema };
    });
  });
}

function ofResponses(document: OpenApiDocument, { operation: { operationId, responses } }: FoundOperation): Example[] {
  return Object.entries(responses).flatMap(([code, response]) => {
    const { content = {} } = resolveReference<ResponseObject>(document, response);
    return Object.values(content).flatMap((media) => {
      const [schema, status] = [schemaName(media.schema), Number.parseInt(code, 10)];
      return valuesOf(document, media).map(([key, value]): Example => {
        return {
          where: `${operationId} ${code} ${key}`,
          operation: operationId,
          value,
          of: 'response',
          status,
          schema,
        };
      });
    });
  });
}

function valuesOf(document: OpenApiDocument, { example, examples }: Pick<MediaType, 'example' | 'examples'>) {
  const named = Object.entries(examples ?? {}).map(([key, found]): [string, unknown] => {
    return [key, resolveReference<{ value?: unknown }>(document, found).value];
  });
  return example === undefined ? named : [['example', example] as [string, unknown], ...named];
}
