import { requestCheck } from '../../checks/requests/operation.ts';
import { withRefusal } from '../../mutants/changed-requests.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(requestCheck('createAssetUpload'), {
  'nothing-empty-nothing-extra': {
    obeys: ['uploads.body', 'uploads.invalid-refused'],
    what: 'A session for a file of no bytes is refused, and one that is not sound is refused as a conflict.',
    applyTo: (parts) => {
      const kinds = { filename: 'string', mime_type: 'string', size_bytes: 'number' };
      const unsound = withRefusal(
        parts,
        'createAssetUpload',
        (_, body) => Object.entries(kinds).some(([name, kind]) => typeof body[name] !== kind),
        'conflict',
      );
      return withRefusal(unsound, 'createAssetUpload', (_, { size_bytes }) => size_bytes === 0);
    },
  },
});
