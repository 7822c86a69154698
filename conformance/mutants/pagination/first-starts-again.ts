import type { CanonicalQuery } from '../../../src/choices/canonical.ts';
import { firstStartsAgain } from '../../checks/pagination/first-starts-again.ts';
import { withPage, withPages } from '../changed-pages.ts';
import { mutantsOf } from '../mutant.ts';

function withoutPlace({ cursor: _, backward: __, ...query }: CanonicalQuery): CanonicalQuery {
  return query;
}

export const mutants = mutantsOf(firstStartsAgain, {
  'first-of-deliveries-is-here': {
    breaks: ['pagination.first-starts-again'],
    mistake: 'The log leads back to where the reader was last, and calls that the first page.',
    applyTo: (parts) =>
      withPage(parts, 'listWebhookDeliveries', (page, { request: { query } }) =>
        query.cursor === undefined ? page : { ...page, first: query.cursor },
      ),
  },
  'no-first-behind-page-one': {
    breaks: ['pagination.first-starts-again'],
    mistake: 'The link to the first page is only made where there is no cursor, that is, on the first page itself.',
    applyTo: (parts) =>
      withPage(parts, 'listAssets', (page, { request: { query } }) =>
        query.cursor === undefined ? page : { ...page, first: null },
      ),
  },
  'filter-forgotten-further-on': {
    breaks: ['pagination.first-starts-again'],
    mistake:
      'The link to the first page is made by page one with its filter, and by later pages from what the cursor holds.',
    applyTo: (parts) =>
      withPage(parts, 'listAssets', async (page, { request: { query } }, read) => {
        if (!query.filter || page.previous === null) return page;
        const { filter: _, ...unfiltered } = withoutPlace(query);
        return { ...page, first: (await read(unfiltered)).first };
      }),
  },
  'unfiltered-when-empty': {
    breaks: ['pagination.first-starts-again'],
    mistake:
      'The links of a page without items are those of the plain list, since there is no item to make a cursor of.',
    applyTo: (parts) =>
      withPage(parts, 'listAssets', async (page, { request: { query } }, read) => {
        if (!query.filter || page.items.length > 0) return page;
        const { filter: _, ...unfiltered } = withoutPlace(query);
        return { ...page, first: (await read(unfiltered)).first };
      }),
  },
  'turned-as-the-page-is': {
    breaks: ['pagination.first-starts-again'],
    mistake:
      'The link to the first page is the request without its cursor: of a page on the way back, the direction stays.',
    applyTo: (parts) =>
      withPages(parts, (page, call) => {
        const { operation, request } = call;
        const { cursor, ...query } = request.query;
        if (cursor === undefined || query.backward !== true) return page;
        const here = { base_url: call.baseUrl(), operation: operation.id, path: request.path, query };
        return { ...page, first: parts.dialect.cursorUrl(here) };
      }),
  },
});
