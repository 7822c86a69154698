import { Refused } from '../../../src/server/refused.ts';
import { backwardWalk } from '../../checks/pagination/backward-walk.ts';
import { withAsked } from '../asked.ts';
import { whole_batch, withItemList } from '../batches/item-lists.ts';
import { cursorOf, withPage, withPages } from '../changed-pages.ts';
import { withPart } from '../changed-parts.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';
import { withListPolicies } from '../other-lists.ts';
import { isUser } from '../runs-of-callers.ts';

export const mutants = mutantsOf(backwardWalk, {
  'first-item-lost': {
    breaks: ['pagination.backward-walk'],
    mistake: 'Going backward, the extra row that shows whether there is more is cut off at the wrong end.',
    applyTo: (parts) =>
      withRows(parts, null, async (request, list) => {
        const slice = await list(request);
        const cut = request.backward && slice.more && slice.rows.length > 1;
        return cut ? { ...slice, rows: slice.rows.slice(0, -1) } : slice;
      }),
  },
  'turning-item-again': {
    breaks: ['pagination.backward-walk'],
    mistake: 'Going back, the place of the cursor is compared with <= where it must be <, and its row comes again.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const slice = await list(request);
        const row = request.backward && request.after && (await parts.store.asset(request.after.id));
        return row ? { ...slice, rows: [...slice.rows, { ...row }] } : slice;
      }),
  },
  'flag-not-read': {
    breaks: ['pagination.backward-flag'],
    mistake: 'The flag stands in the URL of the page before, and whoever reads the query knows the cursor alone.',
    applyTo: (parts) =>
      withPart(parts, 'lists', (lists) => ({
        page(call, list) {
          const query = { ...call.request.query, backward: false };
          return lists.page({ ...call, request: { ...call.request, query } }, list);
        },
      })),
  },
  'times-go-one-way': {
    breaks: ['pagination.backward-flag'],
    mistake: 'Lists in the order of time are read from a log, which can only be gone through in one direction.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query) => {
        const by_time = !Array.isArray(query.sort) || query.sort[0]?.field === 'created_at';
        return query.cursor !== undefined && by_time ? { ...query, backward: false } : query;
      }),
  },
  'others-go-forward-alone': {
    breaks: ['pagination.backward-flag'],
    mistake: 'The page for people has one link to go on, and it is shown as both.',
    applyTo: (parts) =>
      withPage(parts, 'listAssets', (page, call) =>
        isUser(call) && page.previous !== null ? { ...page, previous: page.next } : page,
      ),
  },
  'only-from-page-three': {
    breaks: ['pagination.next-then-previous'],
    mistake: 'Page two names no previous page, since the one before it has no cursor of its own.',
    applyTo: (parts) =>
      withPages(parts, async (page, call, read) => {
        const { cursor, backward } = call.request.query;
        if (cursor === undefined || backward || page.previous === null) return page;
        const query = {
          ...call.request.query,
          cursor: new URL(page.previous).searchParams.get('cursor')!,
          backward: true,
        };
        const before = await read(query);
        return before.previous === null ? { ...page, previous: null } : page;
      }),
  },
  'forth-past-a-page': {
    breaks: ['pagination.next-then-previous'],
    mistake: 'Of a page that is read backward, the cursor that led there is taken for the one that leads on.',
    applyTo: (parts) =>
      withPages(parts, async (page, call, read) => {
        if (!call.request.query.backward || page.next === null) return page;
        const behind = await read({ ...call.request.query, ...cursorOf(page.next) });
        return { ...page, next: behind.next };
      }),
  },
  'no-way-back-from-the-middle': {
    breaks: ['pagination.next-then-previous'],
    mistake: 'The link to the page before is made on the last page and on those that are reached by going back.',
    applyTo: (parts) =>
      withPage(parts, 'listBatchItems', (page, { request: { query } }) =>
        page.next !== null && !query.backward ? { ...page, previous: null } : page,
      ),
  },
  'one-page-back-is-here': {
    breaks: ['pagination.next-then-previous'],
    mistake: 'The cursor of previous stands behind the page instead of before it, so that one arrives where one is.',
    applyTo: (parts) =>
      withItemList(parts, async (request, list) => {
        const { after, backward } = request;
        if (!after || !backward) return list(request);
        const here = await list({ ...request, backward: false });
        const from = await list({ ...request, after: undefined, backward: false, page_size: 500 });
        const row = from.rows.find(({ id }) => id === after.id);
        return { rows: row ? [row, ...here.rows].slice(0, request.page_size) : here.rows, more: true };
      }),
  },
  'deliveries-back-to-the-start': {
    breaks: ['pagination.next-then-previous', 'pagination.backward-walk'],
    mistake: 'Previous leads to the beginning of the log wherever one is.',
    applyTo: (parts) =>
      withRows(parts, 'deliveries', async (request, list) => {
        const slice = await list(request);
        if (!request.backward || slice.rows.length === 0) return slice;
        const all = await list({ ...request, page_size: 500 });
        return { ...slice, rows: all.rows.slice(0, request.page_size) };
      }),
  },
  'one-step-back-is-all': {
    breaks: ['pagination.cursor-url-followable', 'pagination.backward-walk'],
    mistake:
      'The cursor of a page that was reached by going back is written in another form than the one that is read.',
    applyTo(parts) {
      const broken = new Set<unknown>();
      const { listBatchItems } = parts.handlers;
      const handlers: typeof parts.handlers = {
        ...parts.handlers,
        async listBatchItems(call) {
          const { query } = call.request;
          if (query.backward && broken.has(query.cursor)) throw new Refused('bad_cursor');
          const reply = await listBatchItems(call);
          const previous = reply.kind === 'page' && query.backward ? reply.page.previous : null;
          if (previous) broken.add(new URL(previous).searchParams.get('cursor'));
          return reply;
        },
      };
      return { ...parts, handlers };
    },
  },
  'start-with-one-more': {
    breaks: ['pagination.backward-walk'],
    mistake:
      'Going back, the row behind the page is fetched to see whether there is one, and is not cut off where the list begins.',
    applyTo: (parts) =>
      withItemList(parts, async (request, list) => {
        const slice = await list(request);
        if (!request.after || !request.backward || slice.more) return slice;
        const whole = await list({ ...request, after: undefined, backward: false, page_size: whole_batch });
        return { ...slice, rows: whole.rows.slice(0, slice.rows.length + 1) };
      }),
  },
  'needs-a-cursor': {
    breaks: ['lists.backward-without-cursor'],
    mistake: 'Without a cursor the direction is not looked at: the list begins at its beginning.',
    applyTo: (parts) => withListPolicies(parts, 'listEventTypes', { backward_without_cursor: 'first_page' }),
  },
  'types-as-the-query-came': {
    breaks: ['lists.backward-order'],
    mistake: 'Going back, the rows are asked for in the opposite order and never turned round again.',
    applyTo: (parts) => withListPolicies(parts, 'listAssetTypes', { backward_order: 'reversed' }),
  },
});
