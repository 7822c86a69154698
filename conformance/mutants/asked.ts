/** The parts with an operation that understands its query otherwise. */
import type { CanonicalQuery, Condition } from '../../src/choices/canonical.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Call, Parts } from '../../src/server/parts.ts';
import { Refused } from '../../src/server/refused.ts';
import { withHandlers } from './changed-parts.ts';
import { isUser } from './runs-of-callers.ts';

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

/**
 * One parameter of an operation is understood otherwise, where it is sent.
 *
 * @param understand the value that is worked with; none leaves it out, and it may throw a refusal
 */
export function withParameter<Role extends keyof CanonicalQuery>(
  parts: Parts,
  operation: OperationId,
  role: Role,
  understand: (asked: CanonicalQuery[Role], call: Call) => CanonicalQuery[Role],
): Parts {
  return withAsked(parts, operation, (query, call) =>
    query[role] === undefined ? query : { ...query, [role]: understand(query[role], call) },
  );
}

export function refuse(): never {
  throw new Refused('invalid');
}

export function leaveOut(): undefined {
  return undefined;
}

/** For `withParameter`: users alone are understood so. */
export function forUsers<Value, Other>(understand: (asked: Value, call: Call) => Other) {
  return (asked: Value, call: Call): Value | Other => (isUser(call) ? understand(asked, call) : asked);
}

/** The filter of one operation has other conditions. */
export function withConditions(
  parts: Parts,
  operation: OperationId,
  change: (conditions: readonly Condition[]) => readonly Condition[],
): Parts {
  return withParameter(parts, operation, 'filter', (filter) => (Array.isArray(filter) ? change(filter) : filter));
}

/** As a map by their field has them, in which the second takes the place of the first. */
export function lastOfEachField(conditions: readonly Condition[]): Condition[] {
  return [...new Map(conditions.map((one) => [one.field, one])).values()];
}
