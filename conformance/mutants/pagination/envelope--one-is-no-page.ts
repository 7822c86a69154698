import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const oneIsNoPage: Mutant = {
  id: 'pagination/envelope--one-is-no-page',
  clauses: ['pagination.envelope'],
  check: 'pagination/envelope',
  mistake: 'The validation demands a page size above 1, where 1 is the smallest that is stated.',
  applyTo: (parts) => withRefusal(parts, 'listAssetTypes', ({ query }) => Number(query.page_size) === 1),
};
