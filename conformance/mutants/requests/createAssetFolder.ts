import { requestCheck } from '../../checks/requests/operation.ts';
import { withBody, withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('createAssetFolder'), {
  'any-name-as-text': {
    breaks: ['folders.invalid-refused'],
    mistake: 'Whatever comes as a name is made a text.',
    applyTo: (parts) => withBody(parts, 'createAssetFolder', (body) => ({ ...body, name: String(body.name) })),
  },
  'long-names-only': {
    breaks: ['folders.create'],
    mistake: 'Names of folders must hold a space, since the first customer named theirs so.',
    applyTo: (parts) => withRefusal(parts, 'createAssetFolder', (_, { name }) => !String(name).includes(' ')),
  },
});
