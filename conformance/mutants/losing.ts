/** What mutants of query features need: one of them is passed over where another is there. */
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Parts } from '../../src/server/parts.ts';
import { withAsked } from './asked.ts';

export function losing(
  parts: Parts,
  operation: OperationId,
  lost: keyof CanonicalQuery,
  beside: keyof CanonicalQuery,
): Parts {
  return withAsked(parts, operation, (query) =>
    query[beside] === undefined ? query : { ...query, [lost]: undefined },
  );
}
