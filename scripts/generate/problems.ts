import type { OpenApiDocument, ResponseObject } from '../../src/contract/document.ts';
import { resolveReference, valueAtReference } from '../../src/contract/document.ts';
import { operationsOf } from './walk.ts';

/**
 * What lint of the split files cannot see and the generators cannot bear, one line each: repeated operationIds,
 * references and links that lead nowhere, references to other files.
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
  for (const { operation } of operationsOf(document)) {
    for (const found of Object.values(operation.responses)) {
      const links = resolveReference<ResponseObject>(document, found).links ?? {};
      for (const [name, link] of Object.entries(links)) {
        const { operationId } = resolveReference<{ operationId?: string }>(document, link);
        if (operationId === undefined || known.has(operationId)) continue;
        problems.push(`link ${name} of ${operation.operationId} leads to ${operationId}, which is no operation`);
      }
    }
  }
  return problems;
}

/** Every `$ref` in the document, except inside the values of examples, which may themselves hold schemas. */
export function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === '$ref' && typeof part === 'string') return [part];
    return key === 'example' || key === 'value' ? [] : referencesIn(part);
  });
}
