import { otherFolders } from '../../checks/soft-delete/other-folders.ts';
import { permittedOf } from '../permitted.ts';
import { hiddenFromUsers } from '../users-of-one.ts';

export const permitted = permittedOf(otherFolders, {
  'users-read-no-folders': {
    users_may_less: true,
    obeys: ['soft-delete.others-untouched', 'folders.read'],
    what: 'Users may make and delete folders, and lack the scope to read one: to them there is none, 404.',
    ...hiddenFromUsers('getAssetFolder'),
  },
});
