import { deletionRepeated } from '../../checks/soft-delete/repeat.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(deletionRepeated, {
  'second-is-not-found': {
    obeys: ['soft-delete.stays-deleted', 'soft-delete.folder'],
    what: 'A deleted record is found by nobody any more, neither read nor deleted again, and a deletion answers with a body.',
    choices: {
      deletion: { second: 'not_found', read: 'not_found' },
      codes: { success: { deleted: { status: 200, body: { deleted: true } } } },
    },
  },
});
