import type { Parts } from '../../../src/server/parts.ts';
import { pageSizeKept } from '../../checks/pagination/page-size.ts';
import { withPart } from '../changed-parts.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

/** More than any list of the tests holds. */
const unlimited = 100_000;

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

export const mutants = mutantsOf(pageSizeKept, {
  '500-refused': {
    breaks: ['pagination.page-size'],
    mistake: 'The upper bound of the page size is compared with < 500, so the largest size allowed is refused.',
    applyTo: (parts) => withRefusal(parts, 'listAssetTypes', ({ query }) => query.page_size === 500),
  },
  'small-sizes-refused': {
    breaks: ['pagination.page-size'],
    mistake: 'To spare the database, pages of fewer than ten items are refused.',
    applyTo: (parts) =>
      withRefusal(parts, null, ({ query }) => typeof query.page_size === 'number' && query.page_size < 10),
  },
  'one-more': {
    breaks: ['pagination.at-most-page-size'],
    mistake: 'The extra row fetched to see whether there is a next page is shown too.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) => store.list({ ...request, page_size: request.page_size + 1 }),
      })),
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
