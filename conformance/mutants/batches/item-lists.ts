/** What many mutants of batches need: the rows of a batch found otherwise, and requests that are understood otherwise. */
import { exchanged, type Parts } from '../../../src/server/parts.ts';
import type { BatchItemRow } from '../../../src/store/run-rows.ts';
import type { ListRequest, ListSlice } from '../../../src/store/store.ts';

type Slice = ListSlice<BatchItemRow>;

/** More than any batch of the tests holds. */
export const whole_batch = 500;

/** @param find what the store finds of the items of a batch; `list` asks the original */
export function withItemList(
  parts: Parts,
  find: (request: ListRequest, list: (request: ListRequest) => Promise<Slice>) => Promise<Slice>,
): Parts {
  return {
    ...parts,
    store: exchanged(parts.store, {
      list<Row>(request: ListRequest) {
        if (request.collection !== 'batch_items') return parts.store.list<Row>(request);
        const found = find(request, (asked) => parts.store.list<BatchItemRow>(asked));
        return found as Promise<unknown> as Promise<ListSlice<Row>>;
      },
    }),
  };
}

/** Whether the one row is asked for that a read names, and no list. */
export function isRead({ conditions }: ListRequest): boolean {
  return conditions.some(({ field }) => field === 'id');
}
