import type { Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { batchItems } from '../../checks/batches/items.ts';
import { withHandlers } from '../changed-parts.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { isRead, whole_batch, withItemList } from './item-lists.ts';

/** @param which items, once a list has shown them, can be read below any batch */
function withReadBelowAny(parts: Parts, which: (item: Record<string, unknown>) => boolean): Parts {
  const batches = new Map<string, string>();
  const remembering = withRecord(parts, 'listBatchItems', (item) => {
    if (which(item)) batches.set(String(item.id), String(item.batch_id));
    return item;
  });
  return withHandlers(remembering, ({ getBatchItem }) => ({
    getBatchItem(call) {
      const { path } = call.request;
      const batch_id = batches.get(path.id ?? '') ?? path.batch_id!;
      return getBatchItem({ ...call, request: { ...call.request, path: { ...path, batch_id } } });
    },
  }));
}

export const mutants = mutantsOf(batchItems, {
  'batch-of-its-own-on-read': {
    breaks: ['batches.items-of-the-batch'],
    mistake: 'An item that ended well is moved to a batch of its own, which the read of the item names.',
    applyTo: (parts) =>
      withRecord(parts, 'getBatchItem', (item) =>
        item.status_code === 'completed' ? { ...item, batch_id: item.id } : item,
      ),
  },
  'batch-of-the-run': {
    breaks: ['batches.items-of-the-batch'],
    mistake: 'Of items without a reference of their own, batch_id is filled from the wrong column of a join.',
    applyTo: (parts) =>
      withRecord(parts, 'listBatchItems', (item) =>
        item.client_ref === null ? { ...item, batch_id: item.run_id } : item,
      ),
  },
  'canceled-below-any-batch': {
    breaks: ['batches.items-of-the-batch'],
    mistake: 'Items of canceled runs are moved to a table of their own, where nobody asks for the batch.',
    applyTo: (parts) => withReadBelowAny(parts, ({ status_code }) => status_code === 'canceled'),
  },
  'counted-from-one-on-read': {
    breaks: ['batches.item-read'],
    mistake:
      'The list has the number of an item from the batch, the read from its result, and the two count from different numbers.',
    applyTo: (parts) =>
      withRecord(parts, 'getBatchItem', (item) =>
        item.status_code === 'completed' ? { ...item, sequence_index: Number(item.sequence_index) + 1 } : item,
      ),
  },
  'first-page-alone': {
    breaks: ['batches.item-read'],
    mistake: 'The read looks for the item on the first page of the list, where it is as long as batches are small.',
    applyTo: (parts) =>
      withItemList(parts, async (request, list) => {
        const slice = await list(request);
        if (!isRead(request)) return slice;
        const batch = request.conditions.filter(({ field }) => field === 'batch_id');
        const all = await list({ ...request, conditions: batch, sort: [], page_size: whole_batch });
        if (all.rows.slice(0, 10).some(({ id }) => id === slice.rows[0]?.id)) return slice;
        throw new Refused('not_found');
      }),
  },
  'large-batches-refused': {
    breaks: ['batches.items'],
    mistake: 'Above some number of items the list is refused instead of cut into pages.',
    applyTo: (parts) =>
      withItemList(parts, async (request, list) => {
        const { rows } = await list({ ...request, page_size: whole_batch });
        if (rows.length > 10 && !isRead(request)) throw new Refused('invalid');
        return list(request);
      }),
  },
  'named-after-its-run': {
    breaks: ['batches.item-read'],
    mistake: 'The read of an item that ended well is joined with its run, whose id hides the one of the item.',
    applyTo: (parts) =>
      withRecord(parts, 'getBatchItem', (item) =>
        item.status_code === 'completed' ? { ...item, id: item.run_id ?? item.id } : item,
      ),
  },
  'read-below-any-batch': {
    breaks: ['batches.items-of-the-batch'],
    mistake: 'An item is found by its id alone; the batch of the path is for show.',
    applyTo: (parts) => withReadBelowAny(parts, () => true),
  },
  'unknown-is-the-first': {
    breaks: ['batches.item-not-found-refused'],
    mistake: 'A search that finds nothing falls back to the first item of the batch.',
    applyTo: (parts) =>
      withItemList(parts, async (request, list) => {
        const slice = await list(request);
        if (slice.rows.length > 0 || !isRead(request)) return slice;
        return list({ ...request, conditions: request.conditions.filter(({ field }) => field === 'batch_id') });
      }),
  },
});
