import { requestCheck } from '../../checks/requests/operation.ts';
import { emptyBelowNothing } from '../empty-below-nothing.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(requestCheck('listBatchItems'), {
  'empty-below-nothing': {
    obeys: ['batches.items-of-the-batch'],
    what: 'The list of items is empty below an id that is no batch, or no id.',
    applyTo: (parts) => emptyBelowNothing(parts, 'listBatchItems', 'batch_id'),
  },
});
