import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const smallPagesOfTypesRefused: Mutant = {
  id: 'requests/listAssetTypes--small-pages-refused',
  clauses: ['pagination.envelope'],
  check: 'requests/listAssetTypes',
  mistake: 'A list of five types is thought to need no pages, and a page size of one is refused.',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        if (operation.id === 'listAssetTypes' && request.query.page_size === 1) throw new Refused('invalid');
        return parts.validate(world, operation, request);
      },
    };
  },
};
