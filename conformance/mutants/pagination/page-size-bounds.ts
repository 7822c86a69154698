import type { Parts } from '../../../src/server/parts.ts';
import { pageSizeBounds } from '../../checks/pagination/page-size-bounds.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

/** More than any list of the tests holds. */
const unlimited = 100_000;

export const mutants = mutantsOf(pageSizeBounds, {
  '500-refused': {
    breaks: ['pagination.page-size'],
    mistake: 'The upper bound of the page size is compared with < 500, so the largest size allowed is refused.',
    applyTo: (parts) => withRefusal(parts, null, ({ query }) => query.page_size === 500),
  },
  '501-accepted': {
    breaks: ['pagination.at-most-500'],
    mistake: 'The upper bound of the page size is compared with <= 501, or not at all.',
    applyTo: (parts) => withSize(parts, (size) => size),
  },
  'none-is-all': {
    breaks: ['pagination.at-most-500'],
    mistake: 'A page size of nought is taken for none at all, and then there is no limit.',
    applyTo: (parts) => withSize(parts, (size) => (size === 0 ? unlimited : size)),
  },
});

/** @param read the size that is worked with, in place of the one that was asked; the same one is left to the validator */
function withSize(parts: Parts, read: (size: number) => number): Parts {
  return {
    ...parts,
    validate(world, operation, request) {
      const { page_size } = request.query;
      if (typeof page_size !== 'number') return parts.validate(world, operation, request);
      const size = read(page_size);
      if (size === page_size && size <= 500) return parts.validate(world, operation, request);
      const bounded = { ...request, query: { ...request.query, page_size: 500 } };
      const valid = parts.validate(world, operation, bounded);
      return { ...valid, query: { ...valid.query, page_size: size } };
    },
  };
}
