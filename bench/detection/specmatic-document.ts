/**
 * The document as Specmatic can load it. It pairs examples by their names and wants each name in each path parameter,
 * and it refuses the whole document for one example that it cannot load.
 */
import type { MediaType, OpenApiDocument, OperationObject, ParameterObject } from '../../src/contract/document.ts';
import { methods, resolveReference } from '../../src/contract/document.ts';

/** Of a run whose graph has such arrays, in whatever is answered. */
const beyond_it = { path: '/v1/runs/{id}', example: 'upscaleWorkflow' };

/** @param organization stands in the header that names one: drawn at random, it names none of the caller's */
export function forSpecmatic(text: string, organization: string): string {
  const document = JSON.parse(text) as OpenApiDocument;
  plainExamples(document);
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        structuredClone(resolveReference(document, parameter)),
      );
      if (path === beyond_it.path) leaveOut([operation, parameters]);
      const names = exampleNames(document, operation, parameters);
      for (const parameter of parameters) {
        if (parameter.name === 'X-Organization-Id') parameter.examples = each(names, { value: organization });
        if (parameter.in === 'path') completeNames(parameter, names);
      }
      operation.parameters = parameters;
    }
    delete item.parameters;
  }
  return JSON.stringify(document);
}

function exampleNames(
  document: OpenApiDocument,
  operation: OperationObject,
  parameters: ParameterObject[],
): Set<string> {
  const bodies = operation.requestBody ? [resolveReference(document, operation.requestBody).content] : [];
  const answers = Object.entries(operation.responses).flatMap(([status, response]) =>
    status.startsWith('2') ? [resolveReference(document, response).content ?? {}] : [],
  );
  const media: MediaType[] = [...bodies, ...answers].flatMap((content) => Object.values(content));
  return new Set([...parameters, ...media].flatMap(({ examples }) => Object.keys(examples ?? {})));
}

/** The first example stands for each name that has none. */
function completeNames(parameter: ParameterObject, names: ReadonlySet<string>): void {
  const [first] = Object.values(parameter.examples ?? {});
  if (first === undefined) return;
  parameter.examples = { ...each(names, first), ...parameter.examples };
}

const each = <T>(names: ReadonlySet<string>, value: T): Record<string, T> =>
  Object.fromEntries([...names].map((name) => [name, value]));

/** It cannot load an array of several types, such as an input of a node that points at an output of another one. */
function plainExamples(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('examples' in value && typeof value.examples === 'object' && value.examples !== null)
    value.examples = JSON.parse(JSON.stringify(value.examples), (_, inner) =>
      Array.isArray(inner) ? plain(inner) : inner,
    );
  for (const inner of Object.values(value)) plainExamples(inner);
}

function plain(items: readonly unknown[]): unknown[] {
  return items.filter((item) => typeof item === typeof items[0]);
}

function leaveOut(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('examples' in value && typeof value.examples === 'object' && value.examples !== null)
    delete (value.examples as Record<string, unknown>)[beyond_it.example];
  for (const inner of Object.values(value)) leaveOut(inner);
}
