import { requestCheck } from '../../checks/requests/operation.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('listAssetTypes'), {
  'small-pages-refused': {
    breaks: ['pagination.envelope'],
    mistake: 'A list of five types is thought to need no pages, and a page size of one is refused.',
    applyTo: (parts) => withRefusal(parts, 'listAssetTypes', ({ query }) => query.page_size === 1),
  },
});
