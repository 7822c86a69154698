import type { Mutant } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const parametersOfReadsUnread: Mutant = {
  id: 'lists/unknown--parameters-of-reads-unread',
  clauses: ['lists.unknown-parameter'],
  check: 'lists/unknown',
  mistake: 'Parameters are checked on lists alone; a read takes any.',
  applyTo: (parts) => withListPolicies(parts, 'getAsset', { unknown_parameter: 'ignored' }),
};
