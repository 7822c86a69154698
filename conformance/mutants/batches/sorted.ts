import { batchSorted } from '../../checks/batches/sorted.ts';
import { withPage } from '../changed-pages.ts';
import { withPart } from '../changed-parts.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { whole_batch, withItemList } from './item-lists.ts';

/** Ids before and behind every other. */
const lowest = '00000000-0000-0000-0000-000000000000';

const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const mutants = mutantsOf(batchSorted, {
  'each-page-alone': {
    breaks: ['sorting.order'],
    mistake: 'The pages are cut in the usual order, and each is sorted on its own.',
    applyTo: (parts) =>
      withPart(parts, 'lists', (lists) => ({
        async page(call, list) {
          const { sort, ...query } = call.request.query;
          const [key] = sort && !('raw' in sort) ? sort : [];
          if (list.collection !== 'batch_items' || !key) return lists.page(call, list);
          const page = await lists.page({ ...call, request: { ...call.request, query } }, list);
          const turn = key.direction === 'asc' ? 1 : -1;
          const orderOf = (item: Record<string, unknown>) => item[key.field] as number;
          const items = page.items.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -turn : turn));
          const next = page.next && `${page.next}&sort_by=${key.field}:${key.direction}`;
          return { ...page, items, next };
        },
      })),
  },
  'equal-costs-lost-when-falling': {
    breaks: ['pagination.ties-kept'],
    mistake: 'In falling lists the cost alone says where the next page begins: what cost as much is passed over.',
    applyTo: (parts) =>
      withItemList(parts, async (request, list) => {
        const { after, sort, page_size } = request;
        if (!after || sort[0]?.field !== 'cost' || sort[0].direction === 'asc') return list(request);
        const all = await list({ ...request, page_size: whole_batch });
        const rows = all.rows.filter(({ cost }) => cost !== after.values[0]);
        return { rows: rows.slice(0, page_size), more: rows.length > page_size };
      }),
  },
  'first-forgets-the-order': {
    breaks: ['pagination.first-starts-again'],
    mistake: 'The link to the first page is made of the path and the filter, and says nothing of the order.',
    applyTo: (parts) =>
      withPage(parts, 'listBatchItems', async (page, { request: { query } }, read) => {
        if (!query.sort || page.previous === null) return page;
        const { sort: _, cursor: __, backward: ___, ...unsorted } = query;
        return { ...page, first: (await read(unsorted)).first };
      }),
  },
  'back-in-the-usual-order': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake: 'The query that reads a batch backwards was written apart, and knows no order but the usual one.',
    applyTo: (parts) =>
      withItemList(parts, async (request, list) => {
        const { after, backward, sort, page_size } = request;
        if (!backward || !after || sort[0]?.field === 'created_at') return list(request);
        const usual = [{ field: 'created_at', direction: 'desc' as const }];
        const all = await list({ ...request, after: undefined, backward: false, sort: usual, page_size: whole_batch });
        const place = all.rows.findIndex(({ id }) => id === after.id);
        return { rows: all.rows.slice(Math.max(0, place - page_size), place), more: place > page_size };
      }),
  },
  'numbers-as-text': {
    breaks: ['sorting.order'],
    mistake: 'The index is kept as text, so that 10 comes before 2.',
    applyTo: (parts) =>
      withItemList(parts, async (request, list) => {
        const [key] = request.sort;
        if (key?.field !== 'sequence_index') return list(request);
        const { rows } = await list({ ...request, after: undefined, backward: false, page_size: whole_batch });
        const rising = rows.toSorted((a, b) => (String(a.sequence_index) < String(b.sequence_index) ? -1 : 1));
        const sorted = key.direction === 'asc' ? rising : rising.toReversed();
        const from = sorted.findIndex(({ id }) => id === request.after?.id) + 1;
        return { rows: sorted.slice(from, from + request.page_size), more: sorted.length > from + request.page_size };
      }),
  },
  'order-lost-on-page-two': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake: 'The pages behind the first are fetched from their end, and nobody turns them round.',
    applyTo: (parts) =>
      withReply(parts, 'listBatchItems', (reply, { request }) => {
        if (reply.kind !== 'page' || request.query.cursor === undefined) return reply;
        return { ...reply, page: { ...reply.page, items: reply.page.items.toReversed() } };
      }),
  },
  'ties-lost': {
    breaks: ['pagination.ties-kept'],
    mistake: 'The cursor holds the value sorted by and no tie-breaker: the next page begins behind all that share it.',
    applyTo: (parts) =>
      withItemList(parts, (request, list) => {
        const { after, sort, backward } = request;
        const last = sort.at(-1);
        // The usual order has a tie-breaker; the orders that callers ask for were added later, without one.
        if (!after || !last || last.field === 'created_at') return list(request);
        const rising = (last.direction === 'asc') !== backward;
        return list({ ...request, after: { ...after, id: rising ? highest : lowest } });
      }),
  },
});
