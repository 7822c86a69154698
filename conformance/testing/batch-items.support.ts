/** A small batch and the answers about it, for tests of judges. */
import type { CanonicalQuery } from '../../src/choices/canonical.ts';
import type { BatchItem } from '../models/batch-items.ts';
import { answered } from './written-evidence.support.ts';

export const batch_id = 'b0000000-0000-4000-8000-000000000001';
const other_id = 'b0000000-0000-4000-8000-000000000002';

/** Three items, of which the first and the last are alike in their reference. */
export const items: BatchItem[] = ['a', 'b', 'a'].map((client_ref, index) => ({
  id: `i${index}`,
  batch_id,
  run_id: `r${index}`,
  sequence_index: index,
  created_at: '2026-01-05T09:30:00.000Z',
  started_at: '2026-01-05T09:30:01.000Z',
  completed_at: `2026-01-05T09:30:0${2 + index}.000Z`,
  client_ref,
  status_code: index === 1 ? 'failed' : 'completed',
  input: { prompt: 'one' },
  output: { text: 'done' },
  error: null,
  cost: `0.${index + 1}`,
}));

/** Pages of so many items, in steps `STEP/1` and so on, or one that is refused. */
export function pages(step: string, shown: readonly BatchItem[], size = 10, query: CanonicalQuery = {}) {
  const count = Math.max(1, Math.ceil(shown.length / size));
  const cut = Array.from({ length: count }, (_, index) => shown.slice(index * size, (index + 1) * size));
  return unevenPages(step, cut, query);
}

/** Pages that hold what is given for each. */
export function unevenPages(step: string, shown: readonly (readonly BatchItem[])[], query: CanonicalQuery = {}) {
  return shown.map((some, index) => {
    const body = {
      items: some,
      first: '/first',
      next: index < shown.length - 1 ? `/${step}/page/${index + 2}` : null,
      previous: index > 0 ? `/${step}/page/${index}` : null,
    };
    return answered(`${step}/${index + 1}`, 'listBatchItems', 200, body, { path: { batch_id }, query });
  });
}

export function refusedList(step: string, query: CanonicalQuery = {}) {
  return answered(step, 'listBatchItems', 422, {}, { path: { batch_id }, query });
}

/** The read of an item; none is a refusal. */
export function read(step: string, item?: BatchItem, query: CanonicalQuery = {}, below = batch_id) {
  return answered(step, 'getBatchItem', item ? 200 : 404, item ?? {}, {
    path: { batch_id: below, id: String(item?.id ?? 'i0') },
    query,
  });
}

export const belowAnother = (step: string, item?: BatchItem) => read(step, item, {}, other_id);
