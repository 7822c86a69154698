import type { OpenApiDocument } from '../../src/contract/document.ts';
import { valueAtReference } from '../../src/contract/document.ts';
import { operationsOf, parametersOf } from '../../src/contract/walk.ts';
import { linkProblems } from './link-problems.ts';

/**
 * Problems that lint of the split files cannot see and the generators cannot bear, one line each: repeated
 * operationIds, references and links that lead nowhere or astray, references to other files.
 */
export function documentProblems(document: OpenApiDocument): string[] {
  const dangling = referencesIn(document).filter((reference) => valueAtReference(document, reference) === undefined);
  if (dangling.length > 0) return [...new Set(dangling)].map((reference) => `nothing stands at ${reference}`);

  const problems: string[] = [];
  const known = new Set<string>();
  for (const { operation, method, path } of operationsOf(document)) {
    if (operation.operationId === undefined) problems.push(`${method} ${path} has no operationId`);
    else if (known.has(operation.operationId)) problems.push(`operationId ${operation.operationId} is used twice`);
    known.add(operation.operationId);
  }
  return [...problems, ...pathParameterProblems(document), ...linkProblems(document)];
}

/** A path without one of its parameters is another path; lint lets it pass. */
function pathParameterProblems(document: OpenApiDocument): string[] {
  return operationsOf(document).flatMap((found) =>
    parametersOf(document, found)
      .filter((parameter) => parameter.in === 'path' && !parameter.required)
      .map(({ name }) => `path parameter ${name} of ${found.operation.operationId} must be required`),
  );
}

/** Every `$ref` in the document, except inside the values of examples, which may themselves hold schemas. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === '$ref' && typeof part === 'string') return [part];
    return key === 'example' || key === 'value' ? [] : referencesIn(part);
  });
}
