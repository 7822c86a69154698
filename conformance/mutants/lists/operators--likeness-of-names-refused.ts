import { withRefusal } from '../changed-requests.ts';
import type { Mutant } from '../mutant.ts';

export const likenessOfNamesRefused: Mutant = {
  id: 'lists/operators--likeness-of-names-refused',
  clauses: ['lists.operators'],
  check: 'lists/operators',
  mistake: 'The operator like is documented and has never been switched on.',
  applyTo: (parts) =>
    withRefusal(
      parts,
      'listAssets',
      ({ query }) => Array.isArray(query.filter) && query.filter.some(({ operator }) => operator === 'like'),
    ),
};
