import type { Mutant } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const fieldsPickedFromRecords: Mutant = {
  id: 'lists/unknown--fields-picked-from-records',
  clauses: ['lists.unknown-field'],
  check: 'lists/unknown',
  mistake: 'The projection picks from the finished record whatever it has, and asks for no more.',
  applyTo: (parts) => withListPolicies(parts, 'listEventTypes', { unknown_field: 'ignored' }),
};
