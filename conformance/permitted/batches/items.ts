import { batchItems } from '../../checks/batches/items.ts';
import { isSet } from '../../models/values.ts';
import { withRecord } from '../../mutants/changed-replies.ts';
import { withProblem } from '../../mutants/changed-wire.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(batchItems, {
  'gone-for-whoever-asks': {
    obeys: ['batches.item-not-found-refused', 'batches.item-read'],
    what: 'An item that is not there, or that the filter excludes, is gone: 410.',
    rests_on: ['codes.error_envelope'],
    applyTo: (parts) =>
      withProblem(parts, 'getBatchItem', (wire, { refusal }) =>
        refusal === 'not_found' ? { ...wire, status: 410 } : wire,
      ),
  },
  'ids-in-capitals': {
    obeys: ['batches.items', 'batches.items-of-the-batch'],
    what: 'The list of a batch writes its ids with capital letters.',
    applyTo: (parts) =>
      withRecord(parts, 'listBatchItems', (item) =>
        isSet(item.batch_id) ? { ...item, batch_id: String(item.batch_id).toUpperCase() } : item,
      ),
  },
});
