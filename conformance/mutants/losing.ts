/** Query features that are passed over where another is there. */
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { Parts } from '../../src/server/parts.ts';
import { withAsked } from './asked.ts';
import { withRecord } from './changed-replies.ts';

/** One query feature is passed over where another is there. */
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

/** An embedded record is not found where the projection does not name its key. */
export function losingKey(parts: Parts, operation: OperationId, key: string, embedded: string): Parts {
  return withRecord(parts, operation, (item, { request: { query } }) => {
    const is_cut = Array.isArray(query.fields) && !query.fields.includes(key);
    return is_cut && item[embedded] ? { ...item, [embedded]: null } : item;
  });
}
