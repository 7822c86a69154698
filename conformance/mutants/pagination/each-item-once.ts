import { Refused } from '../../../src/server/refused.ts';
import { eachItemOnce } from '../../checks/pagination/each-item-once.ts';
import { withAsked } from '../asked.ts';
import { withPages } from '../changed-pages.ts';
import { withPart } from '../changed-parts.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(eachItemOnce, {
  'cursors-of-keys-alone': {
    breaks: ['pagination.cursor-url-followable'],
    mistake: 'A cursor is bound to the API key that it was made for, and a user has none.',
    applyTo: (parts) =>
      withPart(parts, 'lists', (lists) => ({
        async page(call, list) {
          if (call.caller?.kind === 'user' && call.request.query.cursor !== undefined) throw new Refused('bad_cursor');
          return lists.page(call, list);
        },
      })),
  },
  'cursor-unread-in-sorted-lists': {
    breaks: ['pagination.cursor'],
    mistake: 'Sorted lists were added later, by a query of their own into which the cursor was never put.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', ({ cursor, ...query }) => (query.sort ? query : { ...query, cursor })),
  },
  'cursor-unread-on-large-pages': {
    breaks: ['pagination.cursor'],
    mistake: 'Pages of more than three items come from the service that fills the gallery, which knows no cursors.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', ({ cursor, ...query }) =>
        Number(query.page_size) > 3 ? query : { ...query, cursor },
      ),
  },
  'full-pages-end-the-list': {
    breaks: ['pagination.walk-complete'],
    mistake: 'A page follows if the rows that are left do not fill pages: where full pages alone are left, none does.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const slice = await list(request);
        if (request.backward || !slice.more) return slice;
        const { rows } = await list({ ...request, page_size: 500 });
        return { ...slice, more: (rows.length - slice.rows.length) % request.page_size > 0 };
      }),
  },
  'next-for-ever': {
    breaks: ['pagination.walk-ends'],
    mistake: 'The last page names the first one as its next, as a ring buffer or a carousel would.',
    applyTo: (parts) => withPages(parts, (page) => ({ ...page, next: page.next ?? page.first })),
  },
  'next-is-a-bare-cursor': {
    breaks: ['pagination.cursor-url-followable'],
    mistake: 'next holds the cursor alone, and clients are left to build the URL.',
    applyTo: (parts) =>
      withPages(parts, (page) => {
        const cursor = page.next && new URL(page.next).searchParams.get('cursor');
        return cursor ? { ...page, next: cursor } : page;
      }),
  },
  'started-row-lost': {
    breaks: ['pagination.walk-complete'],
    mistake: 'The gallery shows rows of three: what is left over for a row of fewer is not counted as a page.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const slice = await list(request);
        if (request.backward || !slice.more) return slice;
        const { rows } = await list({ ...request, page_size: request.page_size + 3 });
        return { ...slice, more: rows.length > request.page_size + 2 };
      }),
  },
});
