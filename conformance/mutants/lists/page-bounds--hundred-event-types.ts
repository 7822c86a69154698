import type { Mutant } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const hundredEventTypes: Mutant = {
  id: 'lists/page-bounds--hundred-event-types',
  clauses: ['lists.page-size-bounds'],
  check: 'lists/page-bounds',
  mistake: 'The list of event types keeps the limit of a hundred that all lists had once.',
  applyTo: (parts) => withListPolicies(parts, 'listEventTypes', { page_size_bounds: [1, 100] }),
};
