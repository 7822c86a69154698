import { isolatedCursors } from '../../checks/isolation/cursors.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(isolatedCursors, {
  'own-first-page': {
    obeys: ['isolation.cursors'],
    what: 'A caller who follows a cursor that another organization received sees the first page of its own list.',
    choices: { lists: { bad_cursor: 'first_page' } },
  },
});
