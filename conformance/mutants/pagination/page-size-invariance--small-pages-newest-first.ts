import type { Mutant } from '../mutant.ts';

export const smallPagesNewestFirst: Mutant = {
  id: 'pagination/page-size-invariance--small-pages-newest-first',
  clauses: ['pagination.page-size-invariance'],
  check: 'pagination/page-size-invariance',
  mistake: 'Small pages are served from a cache of the newest items, which knows no other order.',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        const valid = parts.validate(world, operation, request);
        const { page_size, sort } = valid.query;
        if (typeof page_size !== 'number' || page_size > 3 || !sort) return valid;
        return { ...valid, query: { ...valid.query, sort: [{ field: 'created_at', direction: 'desc' }] } };
      },
    };
  },
};
