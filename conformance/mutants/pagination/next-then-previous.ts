import { nextThenPrevious } from '../../checks/pagination/next-then-previous.ts';
import { withAsked } from '../asked.ts';
import { withPages } from '../changed-pages.ts';
import { withPart } from '../changed-parts.ts';
import { withReply } from '../changed-replies.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

/** Larger than any set that a run makes. */
const all = 500;

export const mutants = mutantsOf(nextThenPrevious, {
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
  'from-the-start': {
    breaks: ['pagination.next-then-previous'],
    mistake:
      'Rows before the cursor are fetched in list order without turning it round, so previous shows the first ones.',
    applyTo: (parts) =>
      withRows(parts, null, async (request, list) => {
        const slice = await list(request);
        if (!request.backward || !request.after) return slice;
        const before = await list({ ...request, page_size: all });
        return { ...slice, rows: before.rows.slice(0, request.page_size) };
      }),
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
      withReply(parts, 'listAssets', (reply, { caller }) =>
        reply.kind === 'page' && caller?.kind === 'user' && reply.page.previous !== null
          ? { ...reply, page: { ...reply.page, previous: reply.page.next } }
          : reply,
      ),
  },
});
