import { requestCheck } from '../../checks/requests/operation.ts';
import { withRefusal } from '../../mutants/changed-requests.ts';
import { permittedOf } from '../permitted.ts';
import { picturesAlone } from '../pictures-alone.ts';

export const permitted = permittedOf(requestCheck('createAssetUpload'), {
  'refused-as-a-conflict': {
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
  'pictures-of-one-type-alone': {
    obeys: ['uploads.body', 'uploads.invalid-refused'],
    what: 'Sessions are opened for files of type image/png alone whose names end in .png, as the target file says.',
    ...picturesAlone('image/png', '.png'),
    applyTo: (parts) =>
      withRefusal(
        parts,
        'createAssetUpload',
        (_, { mime_type, filename }) => mime_type !== 'image/png' || !String(filename).endsWith('.png'),
      ),
  },
  'one-kind-of-media': {
    obeys: ['uploads.body', 'uploads.invalid-refused'],
    what: 'Sessions are opened for pictures and films of any type, and for nothing else, as the target file says.',
    alone: 'all that is sent to it is another file',
    target: { uploads: { mime_types: ['video/mp4', 'image/*'] } },
    applyTo: (parts) =>
      withRefusal(parts, 'createAssetUpload', (_, { mime_type }) => !/^(video\/mp4$|image\/)/.test(String(mime_type))),
  },
});
