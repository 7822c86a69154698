/** The parts with an operation that understands its query otherwise. */
import type { CanonicalQuery, Condition } from '../../src/choices/canonical.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Call, Parts } from '../../src/server/parts.ts';
import { withHandlers } from './changed-parts.ts';

/**
 * The query of one operation is understood otherwise than it was asked.
 *
 * @param understand the query that is worked with, in place of the one that was asked; may throw a refusal
 */
export function withAsked(
  parts: Parts,
  operation: OperationId,
  understand: (query: CanonicalQuery, call: Call) => CanonicalQuery | Promise<CanonicalQuery>,
): Parts {
  return withHandlers(parts, ({ [operation]: original }) => ({
    [operation]: async (call: Call) =>
      original({ ...call, request: { ...call.request, query: await understand(call.request.query, call) } }),
  }));
}

/** The filter of one operation has other conditions. */
export function withConditions(
  parts: Parts,
  operation: OperationId,
  change: (conditions: readonly Condition[]) => readonly Condition[],
): Parts {
  return withAsked(parts, operation, (query) =>
    Array.isArray(query.filter) ? { ...query, filter: change(query.filter) } : query,
  );
}

/** As a map by their field has them, in which the second takes the place of the first. */
export function lastOfEachField(conditions: readonly Condition[]): Condition[] {
  return [...new Map(conditions.map((one) => [one.field, one])).values()];
}
