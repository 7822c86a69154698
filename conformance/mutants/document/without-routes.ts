/** What mutants of paths need: operations at whose paths nothing answers. */
import type { OperationId } from '../../../src/contract/operations.ts';
import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';

export function withoutRoutes(parts: Parts, operations: readonly OperationId[]): Parts {
  const gone = operations.map((operation) => [
    operation,
    async () => {
      throw new Refused('unknown_route');
    },
  ]);
  return { ...parts, handlers: { ...parts.handlers, ...Object.fromEntries(gone) } };
}
