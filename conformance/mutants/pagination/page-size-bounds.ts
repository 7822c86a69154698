import { pageSizeBounds } from '../../checks/pagination/page-size-bounds.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';
import { unlimited, withSize } from './sizes.ts';

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
