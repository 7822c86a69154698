import { requestCheck } from '../../checks/requests/operation.ts';
import { emptyBelowNothing } from '../empty-below-nothing.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(requestCheck('listBatchItems'), {
  'empty-below-nothing': {
    obeys: ['batches.items-of-the-batch'],
    what: 'What nobody ever put into a batch is none: below an id that is no batch, or no id, the list is empty.',
    applyTo: (parts) => emptyBelowNothing(parts, 'listBatchItems', 'batch_id'),
  },
});
