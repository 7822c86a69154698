import type { OpenApiDocument, OperationObject, PathItem, Reference } from '../../src/contract/document.ts';
import { methods, resolveReference } from '../../src/contract/document.ts';

export { mapSubschemas, mapValues } from '../../src/contract/subschemas.ts';

/** Where an operation stands: under a path, as a webhook, or as a callback of another operation. */
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
