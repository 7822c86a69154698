import { pageBounds } from '../../checks/lists/page-bounds.ts';
import { mutantsOf } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const mutants = mutantsOf(pageBounds, {
  'deliveries-clamped': {
    breaks: ['lists.page-size-out-of-range'],
    mistake: 'The log of deliveries has a reader of sizes of its own, which takes the nearest one.',
    applyTo: (parts) => withListPolicies(parts, 'listAllDeliveries', { page_size_out_of_range: 'clamped' }),
  },
  'nothing-taken-for-unsaid': {
    breaks: ['lists.page-size-out-of-range'],
    mistake: 'A size of zero counts as none, and is replaced by the usual one; one that is too large is refused.',
    applyTo: (parts) => ({
      ...parts,
      validate(world, operation, request) {
        const is_zero = operation.id === 'listAssetTypes' && Number(request.query.page_size ?? 1) === 0;
        const { page_size: _, ...query } = request.query;
        return parts.validate(world, operation, is_zero ? { ...request, query } : request);
      },
    }),
  },
  'hundred-event-types': {
    breaks: ['lists.page-size-bounds'],
    mistake: 'The list of event types keeps the limit of a hundred that all lists had once.',
    applyTo: (parts) => withListPolicies(parts, 'listEventTypes', { page_size_bounds: [1, 100] }),
  },
});
