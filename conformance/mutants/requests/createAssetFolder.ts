import { Refused } from '../../../src/server/refused.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { withBody } from '../changed-requests.ts';
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
    applyTo: (parts) => ({
      ...parts,
      validate(world, operation, request) {
        if (operation.id === 'createAssetFolder' && !String((request.body as { name?: unknown }).name).includes(' '))
          throw new Refused('invalid');
        return parts.validate(world, operation, request);
      },
    }),
  },
});
