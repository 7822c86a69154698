import { Refused } from '../../../src/server/refused.ts';
import { pageSizeKept } from '../../checks/pagination/page-size.ts';
import { withAsked } from '../asked.ts';
import { withPart } from '../changed-parts.ts';
import { withRefusal } from '../changed-requests.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(pageSizeKept, {
  '499-refused': {
    breaks: ['pagination.page-size'],
    mistake: 'The bound is written as less than, twice.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query) => {
        if (query.page_size === 499) throw new Refused('invalid');
        return query;
      }),
  },
  'one-more': {
    breaks: ['pagination.at-most-page-size'],
    mistake: 'The extra row fetched to see whether there is a next page is shown too.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) => store.list({ ...request, page_size: request.page_size + 1 }),
      })),
  },
  'small-sizes-refused': {
    breaks: ['pagination.page-size'],
    mistake: 'To spare the database, pages of fewer than ten items are refused.',
    applyTo: (parts) =>
      withRefusal(parts, null, ({ query }) => typeof query.page_size === 'number' && query.page_size < 10),
  },
});
