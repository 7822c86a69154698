import type { Mutant } from '../mutant.ts';

export const pageOf501: Mutant = {
  id: 'pagination/page-size-bounds--501-accepted',
  clauses: ['pagination.at-most-500'],
  check: 'pagination/page-size-bounds',
  mistake: 'The upper bound of the page size is compared with <= 501, or not at all.',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        const { page_size } = request.query;
        if (typeof page_size !== 'number' || page_size <= 500) return parts.validate(world, operation, request);
        const bounded = { ...request, query: { ...request.query, page_size: 500 } };
        const valid = parts.validate(world, operation, bounded);
        return { ...valid, query: { ...valid.query, page_size } };
      },
    };
  },
};
