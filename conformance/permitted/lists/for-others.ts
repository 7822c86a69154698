import { Refused } from '../../../src/server/refused.ts';
import { listsForOthers } from '../../checks/lists/for-others.ts';
import { permittedOf } from '../permitted.ts';
import { withUsersRefused } from '../users-of-one.ts';

export const permitted = permittedOf(listsForOthers, {
  'users-see-lists-alone': {
    obeys: ['projection.only-named', 'batches.item-read-as-list'],
    what: 'Users are shown the items of a batch in lists, and forbidden to read a single one.',
    applyTo: (parts) => withUsersRefused(parts, ['getBatchItem'], () => new Refused('missing_scope')),
  },
});
