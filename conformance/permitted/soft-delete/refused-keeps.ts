import { refusedKeeps } from '../../checks/soft-delete/refused-keeps.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(refusedKeeps, {
  'refused-as-if-unknown': {
    obeys: ['soft-delete.authorized', 'soft-delete.refused-keeps'],
    what: 'Whoever may not delete a record is told that there is none of that id, with or without a token.',
    choices: { codes: { unauthenticated: 404, missing_scope: 404, foreign_record: 404 } },
  },
});
