import { listPages } from '../../checks/lists/pages.ts';
import { withPage } from '../changed-pages.ts';
import { withPart } from '../changed-parts.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';

export const mutants = mutantsOf(listPages, {
  'assets-by-five': {
    breaks: ['lists.default-page-size'],
    mistake: 'The default size was made small for the tests of the list, and delivered so.',
    applyTo: (parts) => withListPolicies(parts, 'listAssets', { default_page_size: 5 }),
  },
  'empty-text-at-the-end': {
    breaks: ['lists.end-of-list'],
    mistake: 'The URL of event types is built by a type that knows no null, and is an empty text at the end.',
    applyTo: (parts) => withPage(parts, 'listEventTypes', (page) => ({ ...page, next: page.next ?? '' })),
  },
  'items-by-their-path': {
    breaks: ['lists.cursor-url-form'],
    mistake: 'The batch service does not know under which host it is reached, and leaves it out of its URLs.',
    applyTo: (parts) =>
      withPart(parts, 'dialect', (dialect) => ({
        cursorUrl(request) {
          const url = dialect.cursorUrl(request);
          return request.operation === 'listBatchItems' ? url.slice(new URL(url).origin.length) : url;
        },
      })),
  },
  'no-first-on-page-one': {
    breaks: ['lists.first-on-page-one'],
    mistake: 'The URL of the first page of assets is made from the cursor, of which page one has none.',
    applyTo: (parts) =>
      withPage(parts, 'listAssets', (page, { request: { query } }) =>
        query.cursor === undefined ? { ...page, first: null } : page,
      ),
  },
  'page-two-one-short': {
    breaks: ['lists.short-pages'],
    mistake: 'Behind a cursor the row that it names is counted too: later pages of asset types lack one.',
    applyTo: (parts) =>
      withRows(parts, null, (request, list) => {
        const { collection, after, page_size } = request;
        const is_later = collection === 'asset_types' && after !== undefined && page_size > 1;
        return list(is_later ? { ...request, page_size: page_size - 1 } : request);
      }),
  },
});
