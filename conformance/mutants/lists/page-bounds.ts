import { pageBounds } from '../../checks/lists/page-bounds.ts';
import { mutantsOf } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const mutants = mutantsOf(pageBounds, {
  'deliveries-clamped': {
    breaks: ['lists.page-size-out-of-range'],
    mistake: 'The log of deliveries has a reader of sizes of its own, which takes the nearest one.',
    applyTo: (parts) => withListPolicies(parts, 'listAllDeliveries', { page_size_out_of_range: 'clamped' }),
  },
  'hundred-event-types': {
    breaks: ['lists.page-size-bounds'],
    mistake: 'The list of event types keeps the limit of a hundred that all lists had once.',
    applyTo: (parts) => withListPolicies(parts, 'listEventTypes', { page_size_bounds: [1, 100] }),
  },
});
