import type { Call } from '../../../src/server/parts.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const canceledBelowAnyBatch: Mutant = {
  id: 'batches/items--canceled-below-any-batch',
  clauses: ['batches.items-of-the-batch'],
  check: 'batches/items',
  mistake: 'Items of canceled runs are moved to a table of their own, where nobody asks for the batch.',
  applyTo(parts) {
    const batches = new Map<string, string>();
    const { getBatchItem } = parts.handlers;
    const remembering = withRecord(parts, 'listBatchItems', (item) => {
      if (item.status_code === 'canceled') batches.set(String(item.id), String(item.batch_id));
      return item;
    });
    return {
      ...remembering,
      handlers: {
        ...remembering.handlers,
        getBatchItem(call: Call) {
          const { path } = call.request;
          const batch_id = batches.get(path.id ?? '') ?? path.batch_id!;
          return getBatchItem({ ...call, request: { ...call.request, path: { ...path, batch_id } } });
        },
      },
    };
  },
};
