import { orders } from '../../checks/lists/orders.ts';
import { mutantsOf } from '../mutant.ts';
import { withListOrder, withListPolicies } from '../other-lists.ts';

export const mutants = mutantsOf(orders, {
  'by-name-unasked': {
    breaks: ['lists.default-order'],
    mistake: 'The list that nobody sorted comes from an index of names, in its order.',
    applyTo: (parts) => withListPolicies(parts, 'listAssets', { default_order: { field: 'name', direction: 'asc' } }),
  },
  'case-of-names-aside': {
    breaks: ['lists.text-order'],
    mistake: 'The column of names has a collation of its own, to which case is nothing.',
    applyTo: (parts) =>
      withListOrder(parts, ({ sort }) => (sort[0]?.field === 'name' ? { text: 'case_insensitive' } : undefined)),
  },
  'ties-of-sizes-rise': {
    breaks: ['lists.tie-break'],
    mistake: 'The id is added to the order without its direction: items of one size rise by it in a falling list too.',
    applyTo: (parts) =>
      withListOrder(parts, ({ sort }) => (sort[0]?.field === 'size_bytes' ? { ties: 'ascending' } : undefined)),
  },
  'unfinished-first-when-falling': {
    breaks: ['lists.null-order'],
    mistake: 'The database puts what has no value above all else, and only the rising order was looked at.',
    applyTo: (parts) =>
      withListOrder(parts, ({ collection }) => (collection === 'batch_items' ? { nulls: 'highest' } : undefined)),
  },
});
