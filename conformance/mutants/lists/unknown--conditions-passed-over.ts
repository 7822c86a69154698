import type { Mutant } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const conditionsPassedOver: Mutant = {
  id: 'lists/unknown--conditions-passed-over',
  clauses: ['lists.unknown-filter'],
  check: 'lists/unknown',
  mistake: 'A condition on a field that is no column of asset types is passed over.',
  applyTo: (parts) => withListPolicies(parts, 'listAssetTypes', { unknown_filter: 'ignored' }),
};
