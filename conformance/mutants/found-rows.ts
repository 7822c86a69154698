/** Rows that are found otherwise than the store finds them. */
import type { Condition } from '../../src/choices/canonical.ts';
import type { Parts } from '../../src/server/parts.ts';
import type { Collection, ListRequest, ListSlice } from '../../src/store/store.ts';
import { withPart } from './changed-parts.ts';

/** The store finds other rows. @param collection `null` for any @param find `list` asks the store */
export function withRows<Found = Record<string, unknown>>(
  parts: Parts,
  collection: Collection | null,
  find: (request: ListRequest, list: (request: ListRequest) => Promise<ListSlice<Found>>) => Promise<ListSlice<Found>>,
): Parts {
  return withPart(parts, 'store', (store) => ({
    list<Row>(request: ListRequest) {
      if (collection !== null && request.collection !== collection) return store.list<Row>(request);
      return find(request, (asked) => store.list(asked)) as Promise<unknown> as Promise<ListSlice<Row>>;
    },
  }));
}

/** The store finds rows by other conditions. */
export function withFoundBy(parts: Parts, change: (condition: Condition) => Condition): Parts {
  return withRows(parts, null, (request, list) => list({ ...request, conditions: request.conditions.map(change) }));
}
