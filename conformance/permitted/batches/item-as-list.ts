import { batchItemAsList } from '../../checks/batches/item-as-list.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(batchItemAsList, {
  'written-otherwise-than-in-the-list': {
    obeys: ['batches.item-read-as-list', 'batches.item-read', 'batches.item-mirrors-run', 'batches.item-run-agrees'],
    what: 'The read of an item leaves nulls out, writes times and amounts otherwise, and has other words for its states than the list.',
    choices: {
      records: {
        for: {
          getBatchItem: {
            nulls: 'absent',
            timestamps: { offset: '+00:00', fraction_digits: 6 },
            decimals: 'exponent',
            batch_item_words: {
              queued: 'waiting',
              running: 'active',
              completed: 'ok',
              failed: 'broken',
              canceled: 'stopped',
            },
          },
        },
      },
    },
  },
});
