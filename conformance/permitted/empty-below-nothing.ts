/** A list that is asked for by its holder, whom it looks for in the rows alone: below nothing it is empty. */
import type { OperationId } from '../../src/contract/operations.ts';
import type { Parts } from '../../src/server/parts.ts';
import { withNoneReadAs, withoutNotFound } from '../mutants/changed-requests.ts';

/** A list below a holder that is not there is empty. @param name the parameter of the path that names the holder */
export function emptyBelowNothing(parts: Parts, operation: OperationId, name: string): Parts {
  const empty = withoutNotFound(parts, operation, () => ({
    kind: 'page',
    success: 'read',
    page: { items: [], first: null, next: null, previous: null },
  }));
  return withNoneReadAs(empty, operation, (path) => ({ ...path, [name]: parts.random.uuid() }));
}
