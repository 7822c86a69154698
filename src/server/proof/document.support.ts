/** The operations of the document and its examples, read from the document itself: what the proofs make their tables of. */

import {
  bundledDocument,
  type MediaType,
  type ParameterObject,
  type RequestBodyObject,
  type ResponseObject,
  resolveReference,
} from '../../contract/document.ts';
import { type Example, examplesOf } from '../../contract/examples.support.ts';
import { type FoundOperation, operationsOf } from '../../contract/walk.ts';

export interface ProvedOperation {
  id: string;
  /** In capitals. */
  method: string;
  /** A template such as `/v1/assets/{id}`. */
  path: string;
  parameters: readonly ParameterObject[];
  takes_body: boolean;
  /** Undefined where no token is needed; otherwise all of these scopes are. */
  scopes: readonly string[] | undefined;
  /** API keys are refused. */
  humans_only: boolean;
  /** The statuses that the document gives it. */
  statuses: readonly number[];
  /** The media type of each status that has a body. */
  media_types: Readonly<Record<number, string>>;
}

const document = bundledDocument();

export const provedOperations: readonly ProvedOperation[] = operationsOf(document)
  .filter(({ place }) => place === 'path')
  .map(provedOperation);

function provedOperation({ method, path, item, operation }: FoundOperation): ProvedOperation {
  const [requirement] = operation.security ?? document.security ?? [];
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const responses = Object.entries(operation.responses).map(([status, response]) => {
    return [Number(status), resolveReference<ResponseObject>(document, response)] as const;
  });
  const media_types = responses.flatMap(([status, { content = {} }]) =>
    Object.keys(content).map((media_type) => [status, media_type] as const),
  );
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    parameters: parameters.map((parameter) => resolveReference<ParameterObject>(document, parameter)),
    takes_body: operation.requestBody !== undefined,
    scopes: requirement === undefined ? undefined : Object.values(requirement).flat(),
    humans_only: responses.some(([, response]) => exampleKeys(response).includes('apiKey')),
    statuses: responses.map(([status]) => status),
    media_types: Object.fromEntries(media_types),
  };
}

function exampleKeys({ content = {} }: Pick<RequestBodyObject | ResponseObject, 'content'>): string[] {
  return Object.values(content).flatMap(({ examples = {} }: MediaType) => Object.keys(examples));
}

/** An example with the name that pairs it with others of the same operation: `firstPage`. */
export type NamedExample = Example & { key: string };

export const namedExamples: readonly NamedExample[] = examplesOf(document).map((example) => {
  return { ...example, key: example.where.slice(example.where.lastIndexOf(' ') + 1) };
});

/** The value of an example among the components, by its name. */
export function componentExample<Value = unknown>(name: string): Value {
  const found = document.components.examples?.[name] as { value: Value } | undefined;
  if (!found) throw new RangeError(`the document has no example ${name}`);
  return structuredClone(found.value);
}

/** The path of an operation with its parameters filled in. @param value of each parameter, not yet percent-encoded */
export function filledPath(operation: ProvedOperation, value: (name: string) => string): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)));
}
