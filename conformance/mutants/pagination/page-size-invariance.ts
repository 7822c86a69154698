import { pageSizeInvariance } from '../../checks/pagination/page-size-invariance.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(pageSizeInvariance, {
  'large-pages-newest-first': {
    breaks: ['pagination.page-size-invariance', 'pagination.walk-complete'],
    mistake: 'Large pages come from an export, which is sorted by time.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const sort = [{ field: 'size_bytes', direction: 'desc' as const }];
        return list(request.page_size > 4 && !request.after ? { ...request, sort } : request);
      }),
  },
  'small-pages-newest-first': {
    breaks: ['pagination.page-size-invariance'],
    mistake: 'Small pages are served from a cache of the newest items, which knows no other order.',
    applyTo: (parts) => ({
      ...parts,
      validate(world, operation, request) {
        const valid = parts.validate(world, operation, request);
        const { page_size, sort } = valid.query;
        if (typeof page_size !== 'number' || page_size > 3 || !sort) return valid;
        return { ...valid, query: { ...valid.query, sort: [{ field: 'created_at', direction: 'desc' }] } };
      },
    }),
  },
  'whole-lists-unsorted': {
    breaks: ['pagination.page-size-invariance'],
    mistake: 'The order is made where pages are cut, so that a list that fits on one page has none.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const slice = await list(request);
        const is_whole = !request.after && !slice.more;
        return is_whole ? list({ ...request, sort: [{ field: 'created_at', direction: 'desc' }] }) : slice;
      }),
  },
});
