import { Refused } from '../../../src/server/refused.ts';
import { batchBackAndForth } from '../../checks/batches/back-and-forth.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { whole_batch, withItemList } from './item-lists.ts';

export const mutants = mutantsOf(batchBackAndForth, {
  'first-is-here': {
    breaks: ['pagination.first-starts-again'],
    mistake: 'first is built from the request with everything in it, its cursor too.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', (reply, { request, operation, baseUrl }) => {
        if (reply.kind !== 'page') return reply;
        const here = { base_url: baseUrl(), operation: operation.id, path: request.path, query: request.query };
        return { ...reply, page: { ...reply.page, first: parts.dialect.cursorUrl(here) } };
      }),
  },
  'no-first-behind-page-one': {
    breaks: ['pagination.first-starts-again'],
    mistake: 'The link to the first page is only made where there is no cursor, that is, on the first page itself.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', (reply, { request }) =>
        reply.kind === 'page' && request.query.cursor !== undefined
          ? { ...reply, page: { ...reply.page, first: null } }
          : reply,
      ),
  },
  'no-way-back-from-the-middle': {
    breaks: ['pagination.next-then-previous'],
    mistake: 'The link to the page before is made on the last page and on those that are reached by going back.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', (reply, { request }) =>
        reply.kind === 'page' && reply.page.next !== null && !request.query.backward
          ? { ...reply, page: { ...reply.page, previous: null } }
          : reply,
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
  'one-step-back-is-all': {
    breaks: ['pagination.backward-walk'],
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
  'previous-from-the-start': {
    breaks: ['pagination.next-then-previous'],
    mistake:
      'Rows before the cursor are fetched without turning the list round, so previous always shows the first ones.',
    applyTo: (parts) =>
      withItemList(parts, async (request, list) => {
        const slice = await list(request);
        if (!request.backward || !request.after) return slice;
        const before = await list({ ...request, page_size: whole_batch });
        return { ...slice, rows: before.rows.slice(0, request.page_size) };
      }),
  },
  'skips-on-the-way-back': {
    breaks: ['pagination.backward-walk'],
    mistake:
      'Going back, a page in the middle of the list begins one row too early and loses the one beside the cursor.',
    applyTo: (parts) =>
      withItemList(parts, async (request, list) => {
        const slice = await list(request);
        const is_middle = request.backward && request.after && slice.more && slice.rows.length > 0;
        return is_middle ? { ...slice, rows: slice.rows.length > 1 ? slice.rows.slice(0, -1) : slice.rows } : slice;
      }),
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
});
