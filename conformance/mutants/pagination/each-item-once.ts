import { Refused } from '../../../src/server/refused.ts';
import { eachItemOnce } from '../../checks/pagination/each-item-once.ts';
import { forUsers, refuse, withAsked, withParameter } from '../asked.ts';
import { withItemList } from '../batches/item-lists.ts';
import { withPage, withPages } from '../changed-pages.ts';
import { withPart } from '../changed-parts.ts';
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
      withParameter(parts, 'listAssets', 'cursor', (cursor, { request: { query } }) =>
        query.sort ? undefined : cursor,
      ),
  },
  'cursor-unread-on-large-pages': {
    breaks: ['pagination.cursor'],
    mistake: 'Pages of more than three items come from the service that fills the gallery, which knows no cursors.',
    applyTo: (parts) =>
      withParameter(parts, 'listAssets', 'cursor', (cursor, { request: { query } }) =>
        Number(query.page_size) > 3 ? undefined : cursor,
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
  'nothing-for-others': {
    breaks: ['pagination.walk-complete'],
    mistake: 'Lists are made by a nightly job, which was set up for the first organization alone.',
    applyTo(parts) {
      const isFirst = firstOne();
      return withPage(parts, 'listAssets', (page, { caller }) =>
        isFirst(caller?.organization_id) ? page : { ...page, items: [] },
      );
    },
  },
  'sizes-for-keys-alone': {
    breaks: ['pagination.at-most-page-size'],
    mistake: 'The route for people allows the parameters that its page uses, and finds the size of pages invalid.',
    applyTo: (parts) =>
      withParameter(
        parts,
        'listAssets',
        'page_size',
        forUsers((size) => (Number(size) < 20 ? refuse() : size)),
      ),
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
      withPage(parts, 'listBatchItems', (page) =>
        page.next === null && page.previous !== null ? { ...page, next: page.first } : page,
      ),
  },
  'last-page-filled-up': {
    breaks: ['pagination.walk-complete'],
    mistake: 'The last page is filled up to the size of a page with a copy of its last row, under an id of its own.',
    applyTo: (parts) =>
      withPage(parts, 'listBatchItems', (page, { request: { query } }) => {
        const last = page.items.at(-1);
        const is_full = page.next !== null || page.items.length >= Number(query.page_size ?? 0);
        return !last || is_full ? page : { ...page, items: [...page.items, { ...last, id: copy_id }] };
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
  'event-codes-cut': {
    breaks: ['pagination.walk-complete', 'pagination.walk-ends'],
    mistake: 'The cursor of event types has room for eight letters, and codes are longer.',
    applyTo: (parts) =>
      withRows(parts, 'event_types', ({ after, ...request }, list) => {
        const cut = (value: string) => value.slice(0, 8);
        const values = after?.values.map((value) => (typeof value === 'string' ? cut(value) : value)) ?? [];
        return list({ ...request, ...(after && { after: { values, id: cut(after.id) } }) });
      }),
  },
  'next-page-of-one-webhook': {
    breaks: ['pagination.walk-complete'],
    mistake:
      'The URLs of the log of all webhooks are made by the route of its first entry, and lead to the log of that one webhook.',
    applyTo(parts) {
      const led = (url: string | null, webhook_id: unknown) =>
        url === null ? null : url.replace('/webhooks/any/', `/webhooks/${String(webhook_id)}/`);
      const paged = withPage(parts, 'listAllDeliveries', (page) => {
        const { first, next, previous } = page;
        const [entry] = page.items;
        if (!entry) return page;
        const [to_first, to_next, to_previous] = [first, next, previous].map((url) => led(url, entry.webhook_id));
        return { ...page, first: to_first!, next: to_next!, previous: to_previous! };
      });
      return withPart(paged, 'cursors', (cursors) => ({
        decode(secret, list, text) {
          const place = cursors.decode(secret, list, text);
          if (place || list.operation !== 'listWebhookDeliveries') return place;
          return cursors.decode(secret, { ...list, operation: 'listAllDeliveries', path: {} }, text);
        },
      }));
    },
  },
  'log-pages-counted': {
    breaks: ['pagination.walk-complete'],
    mistake: 'Pages of the log are counted, and whoever goes on begins with the last entry of the page before.',
    applyTo: (parts) =>
      withRows(parts, 'deliveries', async (request, list) => {
        const row = request.after && !request.backward && (await parts.store.delivery(request.after.id));
        const slice = await list(request);
        return row ? { ...slice, rows: [{ ...row }, ...slice.rows] } : slice;
      }),
  },
  'later-pages-of-all-webhooks': {
    breaks: ['pagination.walk-complete'],
    mistake: 'The webhook stands in the path, and the query of later pages is made of the cursor alone.',
    applyTo: (parts) =>
      withRows(parts, 'deliveries', ({ conditions, ...request }, list) =>
        list({
          ...request,
          conditions: request.after ? conditions.filter(({ field }) => field !== 'webhook_id') : conditions,
        }),
      ),
  },
});
