import { Refused } from '../../../src/server/refused.ts';
import { eachItemOnce } from '../../checks/pagination/each-item-once.ts';
import { withAsked } from '../asked.ts';
import { withItemList } from '../batches/item-lists.ts';
import { withPages } from '../changed-pages.ts';
import { withPart } from '../changed-parts.ts';
import { withReply } from '../changed-replies.ts';
import { firstOne, firstOrganization } from '../first-one.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

const copy_id = '0b5c1d0e-6a3f-4f7e-9c55-2f6d1a7be001';

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
  'nothing-for-others': {
    breaks: ['pagination.walk-complete'],
    mistake: 'Lists are made by a nightly job, which was set up for the first organization alone.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withReply(parts, 'listAssets', async (reply, { caller }) => {
        if (isFirst(caller?.organization_id) || reply.kind !== 'page') return reply;
        return { ...reply, page: { ...reply.page, items: [] } };
      });
    },
  },
  'sizes-for-keys-alone': {
    breaks: ['pagination.at-most-page-size'],
    mistake: 'The route for people allows the parameters that its page uses, and finds the size of pages invalid.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query, { caller }) => {
        if (caller?.kind === 'user' && Number(query.page_size) < 20) throw new Refused('invalid');
        return query;
      }),
  },
  'all-at-once-elsewhere': {
    breaks: ['pagination.at-most-page-size'],
    mistake: 'Organizations that came later are served from a copy of the types, which comes whole.',
    applyTo(parts) {
      const isFirst = firstOrganization(parts);
      return withAsked(parts, 'listAssetTypes', async (query, { caller }) =>
        query.cursor !== undefined || (await isFirst(caller?.organization_id)) ? query : { ...query, page_size: 500 },
      );
    },
  },
  'cursor-ignored': {
    breaks: ['pagination.cursor'],
    mistake: 'The cursor is read and not handed on: each page is the first.',
    applyTo: (parts) => withItemList(parts, (request, list) => list({ ...request, after: undefined, backward: false })),
  },
  'round-and-round': {
    breaks: ['pagination.walk-ends'],
    mistake: 'The next of the last page is the first page, as in a gallery that turns round and round.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', (reply) => {
        if (reply.kind !== 'page' || reply.page.next !== null || reply.page.previous === null) return reply;
        return { ...reply, page: { ...reply.page, next: reply.page.first } };
      }),
  },
  'last-page-filled-up': {
    breaks: ['pagination.walk-complete'],
    mistake: 'The last page is filled up to the size of a page with a copy of its last row, under an id of its own.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', (reply, { request }) => {
        if (reply.kind !== 'page' || reply.page.next !== null) return reply;
        const { items } = reply.page;
        const last = items.at(-1);
        if (!last || items.length >= Number(request.query.page_size ?? 0)) return reply;
        return { ...reply, page: { ...reply.page, items: [...items, { ...last, id: copy_id }] } };
      }),
  },
  'one-more': {
    breaks: ['pagination.at-most-page-size'],
    mistake: 'The extra row fetched to see whether there is a next page is shown too.',
    applyTo: (parts) => withItemList(parts, (request, list) => list({ ...request, page_size: request.page_size + 1 })),
  },
  'whole-lists-unsorted': {
    breaks: ['pagination.page-size-invariance'],
    mistake: 'The order is made where pages are cut, so that a list that fits on one page has none.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const slice = await list(request);
        const is_whole = !request.after && !slice.more;
        return is_whole ? list({ ...request, sort: [{ field: 'created_at', direction: 'desc' }] }) : slice;
      }),
  },
  'small-pages-turned': {
    breaks: ['pagination.page-size-invariance'],
    mistake: 'Small pages come from a cache that keeps the items in the opposite order.',
    applyTo: (parts) =>
      withItemList(parts, (request, list) => {
        if (request.page_size > 3) return list(request);
        const turned = request.sort.map(({ field, direction }) => {
          return { field, direction: direction === 'asc' ? ('desc' as const) : ('asc' as const) };
        });
        return list({ ...request, sort: turned });
      }),
  },
});
