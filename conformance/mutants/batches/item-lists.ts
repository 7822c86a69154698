/** Items of a batch that are found otherwise than the store finds them. */
import type { Parts } from '../../../src/server/parts.ts';
import type { BatchItemRow } from '../../../src/store/run-rows.ts';
import type { ListRequest, ListSlice } from '../../../src/store/store.ts';
import { withRows } from '../found-rows.ts';

type Slice = ListSlice<BatchItemRow>;

/** More than any batch of the tests holds. */
export const whole_batch = 500;

/** The store finds other items of a batch. @param find `list` asks the store */
export function withItemList(
  parts: Parts,
  find: (request: ListRequest, list: (request: ListRequest) => Promise<Slice>) => Promise<Slice>,
): Parts {
  return withRows<BatchItemRow>(parts, 'batch_items', find);
}

/** A request for the one row that a read names, and no list. */
export function isRead({ conditions }: ListRequest): boolean {
  return conditions.some(({ field }) => field === 'id');
}
