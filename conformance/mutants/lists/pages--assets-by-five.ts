import type { Mutant } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const assetsByFive: Mutant = {
  id: 'lists/pages--assets-by-five',
  clauses: ['lists.default-page-size'],
  check: 'lists/pages',
  mistake: 'The default size was made small for the tests of the list, and delivered so.',
  applyTo: (parts) => withListPolicies(parts, 'listAssets', { default_page_size: 5 }),
};
