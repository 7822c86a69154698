import type { Call } from '../../../src/server/parts.ts';
import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const readBelowAnyBatch: Mutant = {
  id: 'batches/items--read-below-any-batch',
  clauses: ['batches.items-of-the-batch'],
  check: 'batches/items',
  mistake: 'An item is found by its id alone; the batch of the path is for show.',
  applyTo(parts) {
    const batches = new Map<string, string>();
    const remembering = withRecord(parts, 'listBatchItems', (item) => {
      batches.set(String(item.id), String(item.batch_id));
      return item;
    });
    return {
      ...remembering,
      handlers: {
        ...remembering.handlers,
        getBatchItem(call: Call) {
          const { path } = call.request;
          const batch_id = batches.get(path.id ?? '') ?? path.batch_id!;
          return parts.handlers.getBatchItem({ ...call, request: { ...call.request, path: { ...path, batch_id } } });
        },
      },
    };
  },
};
