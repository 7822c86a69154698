import { backward } from '../../checks/lists/backward.ts';
import { mutantsOf } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const mutants = mutantsOf(backward, {
  'needs-a-cursor': {
    breaks: ['lists.backward-without-cursor'],
    mistake: 'Without a cursor the direction is not looked at: the list begins at its beginning.',
    applyTo: (parts) => withListPolicies(parts, 'listEventTypes', { backward_without_cursor: 'first_page' }),
  },
  'types-as-the-query-came': {
    breaks: ['lists.backward-order'],
    mistake: 'Going back, the rows are asked for in the opposite order and never turned round again.',
    applyTo: (parts) => withListPolicies(parts, 'listAssetTypes', { backward_order: 'reversed' }),
  },
});
