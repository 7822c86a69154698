import { requestCheck } from '../../checks/requests/operation.ts';
import { withRefusal } from '../../mutants/changed-requests.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(requestCheck('createAssetFolder'), {
  'refused-as-no-json': {
    obeys: ['folders.invalid-refused'],
    what: 'A name that is no text is refused as a body that could not be parsed.',
    applyTo: (parts) =>
      withRefusal(parts, 'createAssetFolder', (_, { name }) => typeof name === 'object', 'malformed_json'),
  },
});
