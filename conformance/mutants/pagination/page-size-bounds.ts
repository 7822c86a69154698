import { Refused } from '../../../src/server/refused.ts';
import { pageSizeBounds } from '../../checks/pagination/page-size-bounds.ts';
import { mutantsOf } from '../mutant.ts';
import { unlimited, withSize } from './sizes.ts';

export const mutants = mutantsOf(pageSizeBounds, {
  '500-refused': {
    breaks: ['pagination.page-size'],
    mistake: 'The upper bound of the page size is compared with < 500, so the largest size allowed is refused.',
    applyTo: (parts) => ({
      ...parts,
      validate(world, operation, request) {
        if (request.query.page_size === 500) throw new Refused('invalid');
        return parts.validate(world, operation, request);
      },
    }),
  },
  '501-accepted': {
    breaks: ['pagination.at-most-500'],
    mistake: 'The upper bound of the page size is compared with <= 501, or not at all.',
    applyTo: (parts) => ({
      ...parts,
      validate(world, operation, request) {
        const { page_size } = request.query;
        if (typeof page_size !== 'number' || page_size <= 500) return parts.validate(world, operation, request);
        const bounded = { ...request, query: { ...request.query, page_size: 500 } };
        const valid = parts.validate(world, operation, bounded);
        return { ...valid, query: { ...valid.query, page_size } };
      },
    }),
  },
  'clamped-to-a-thousand': {
    breaks: ['pagination.at-most-500'],
    mistake: 'What is too large is cut down to a thousand, the bound of another interface of the house.',
    applyTo: (parts) => withSize(parts, (size) => (size > 500 ? Math.min(size, 1000) : size)),
  },
  'negative-is-no-limit': {
    breaks: ['pagination.at-most-500'],
    mistake: 'Only the upper bound is looked at, and to the database a negative limit is no limit.',
    applyTo: (parts) => withSize(parts, (size) => (size < 0 ? unlimited : size)),
  },
  'none-is-all': {
    breaks: ['pagination.at-most-500'],
    mistake: 'A page size of nought is taken for none at all, and then there is no limit.',
    applyTo: (parts) => withSize(parts, (size) => (size === 0 ? unlimited : size)),
  },
});
