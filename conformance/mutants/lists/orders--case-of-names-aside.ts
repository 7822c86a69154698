import type { Mutant } from '../mutant.ts';
import { withListOrder } from '../other-lists.ts';

export const caseOfNamesAside: Mutant = {
  id: 'lists/orders--case-of-names-aside',
  clauses: ['lists.text-order'],
  check: 'lists/orders',
  mistake: 'The column of names has a collation of its own, to which case is nothing.',
  applyTo: (parts) =>
    withListOrder(parts, ({ sort }) => (sort[0]?.field === 'name' ? { text: 'case_insensitive' } : undefined)),
};
