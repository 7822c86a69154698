import { Refused } from '../../../src/server/refused.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('listAssetTypes'), {
  'small-pages-refused': {
    breaks: ['pagination.envelope'],
    mistake: 'A list of five types is thought to need no pages, and a page size of one is refused.',
    applyTo: (parts) => ({
      ...parts,
      validate(world, operation, request) {
        if (operation.id === 'listAssetTypes' && request.query.page_size === 1) throw new Refused('invalid');
        return parts.validate(world, operation, request);
      },
    }),
  },
});
