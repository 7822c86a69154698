/** The operations of the document, wherever they stand. */
import type { OpenApiDocument, OperationObject, ParameterObject, PathItem, Reference } from './document.ts';
import { methods, resolveReference } from './document.ts';

/** Place of an operation: under a path, as a webhook, or as a callback of another operation. */
export interface FoundOperation {
  place: 'path' | 'webhook' | 'callback';
  /** `/v1/assets/{id}`; the name of a webhook; the expression of a callback. */
  path: string;
  method: (typeof methods)[number];
  item: PathItem;
  operation: OperationObject;
}

/** Every operation of the document, callbacks after the operation that has them. */
export function operationsOf(document: OpenApiDocument): FoundOperation[] {
  const inItems = (place: FoundOperation['place'], items: Record<string, PathItem | Reference>): FoundOperation[] =>
    Object.entries(items).flatMap(([path, found]) => {
      const item = resolveReference<PathItem>(document, found);
      return methods.flatMap((method) => {
        const operation = item[method];
        if (operation === undefined) return [];
        const callbacks = Object.values(operation.callbacks ?? {}).flatMap((callback) =>
          inItems('callback', resolveReference<Record<string, PathItem>>(document, callback)),
        );
        return [{ place, path, method, item, operation }, ...callbacks];
      });
    });
  return [...inItems('path', document.paths), ...inItems('webhook', document.webhooks ?? {})];
}

/** The parameters of an operation, those of its path first, references resolved. */
export function parametersOf(
  document: OpenApiDocument,
  { item, operation }: Pick<FoundOperation, 'item' | 'operation'>,
): ParameterObject[] {
  const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const byKey = all.map((found) => {
    const parameter = resolveReference<ParameterObject>(document, found);
    return [`${parameter.in} ${parameter.name}`, parameter] as const;
  });
  // A parameter of the operation replaces the one of its path.
  return [...new Map(byKey).values()];
}
