import { batchBackAndForth } from '../../checks/batches/back-and-forth.ts';
import { withCursorsForOneUse } from '../cursors-for-one-use.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(batchBackAndForth, {
  'cursors-for-one-use': {
    obeys: ['pagination.cursor', 'pagination.backward-walk', 'pagination.next-then-previous'],
    what: 'A cursor URL works once: whoever reads a page again is given others with it.',
    applyTo: withCursorsForOneUse,
  },
});
