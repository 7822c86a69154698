import { sorts } from '../../checks/lists/sort.ts';
import { forUsers, leaveOut, refuse, withParameter } from '../asked.ts';
import { whole_batch, withItemList } from '../batches/item-lists.ts';
import { withPage } from '../changed-pages.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

/** Ids before and behind every other. */
const lowest = '00000000-0000-0000-0000-000000000000';
const highest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const mutants = mutantsOf(sorts, {
  'close-sizes-turned': {
    breaks: ['sorting.order'],
    mistake:
      'Sizes are sorted as they are shown to people, in kilobytes: what is as large to the eye comes last made first.',
    applyTo: (parts) =>
      withPage(parts, 'listAssets', (page, { request: { query } }) => {
        const [key] = Array.isArray(query.sort) ? query.sort : [];
        if (key?.field !== 'size_bytes' || key.direction !== 'asc') return page;
        const kilobytes = (item: Record<string, unknown>) => Math.floor(Number(item.size_bytes) / 1024);
        const items = page.items.toReversed().toSorted((one, other) => kilobytes(one) - kilobytes(other));
        return { ...page, items };
      }),
  },
  'lost-in-large-pages': {
    breaks: ['sorting.assets-form'],
    mistake: 'Large pages are streamed as the rows lie, before any order is made.',
    applyTo: (parts) =>
      withParameter(parts, 'listAssets', 'sort', (sort, { request: { query } }) =>
        Number(query.page_size) > 100 ? undefined : sort,
      ),
  },
  'refused-whatever': {
    breaks: ['sorting.assets-form'],
    mistake: 'The order can be chosen in the documentation alone.',
    applyTo: (parts) => withParameter(parts, 'listAssets', 'sort', refuse),
  },
  'refused-without-a-filter': {
    breaks: ['sorting.assets-form'],
    mistake: 'To spare the database, an order is refused unless a filter makes the list short.',
    applyTo: (parts) =>
      withParameter(parts, 'listAssets', 'sort', (sort, { request: { query } }) => (query.filter ? sort : refuse())),
  },
  'types-refused-in-large-pages': {
    breaks: ['sorting.asset-types'],
    mistake: 'An order is refused with more than a hundred rows to a page, on every list, however short it is.',
    applyTo: (parts) =>
      withParameter(parts, 'listAssetTypes', 'sort', (sort, { request: { query } }) =>
        Number(query.page_size) > 100 ? refuse() : sort,
      ),
  },
  'types-unsorted-in-small-pages': {
    breaks: ['sorting.asset-types'],
    mistake: 'Small pages of types come from the menu of the editor, which has an order of its own.',
    applyTo: (parts) =>
      withParameter(parts, 'listAssetTypes', 'sort', (sort, { request: { query } }) =>
        Number(query.page_size) < 10 ? undefined : sort,
      ),
  },
  'types-unsorted': {
    breaks: ['sorting.asset-types'],
    mistake: 'Asset types come from a table in the code, in its order.',
    applyTo: (parts) => withParameter(parts, 'listAssetTypes', 'sort', leaveOut),
  },
  'updates-not-compared': {
    breaks: ['lists.queryable-fields'],
    mistake:
      'An order by updated_at is read and thrown away, since there is no index for it; it is documented all the same.',
    applyTo: (parts) =>
      withRows(parts, 'assets', (request, list) =>
        list({ ...request, sort: request.sort.filter(({ field }) => field !== 'updated_at') }),
      ),
  },
  'numbers-as-text': {
    breaks: ['sorting.order', 'pagination.cursor-keeps-query'],
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
  'order-lost-on-page-two': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake: 'The pages behind the first are fetched from their end, and nobody turns them round.',
    applyTo: (parts) =>
      withPage(parts, 'listBatchItems', (page, { request: { query } }) =>
        query.cursor === undefined ? page : { ...page, items: page.items.toReversed() },
      ),
  },
  'cursor-forgets-the-order': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake: 'The cursor holds the id alone, and the pages behind the first come newest first.',
    applyTo(parts) {
      const newest_first = [{ field: 'created_at', direction: 'desc' as const }];
      return withRows(parts, 'assets', async (request, list) => {
        const row = request.after && (await parts.store.asset(request.after.id));
        if (!row) return list(request);
        const after = parts.store.positionOf('assets', row, newest_first);
        return list({ ...request, sort: newest_first, after });
      });
    },
  },
  'batches-refused': {
    breaks: ['sorting.batch-form'],
    mistake: 'The order of a batch is that of its numbers, and sort_by is refused as an unknown parameter.',
    applyTo: (parts) => withParameter(parts, 'listBatchItems', 'sort', refuse),
  },
  'batches-unsorted': {
    breaks: ['sorting.batch-form'],
    mistake: 'The order is fixed in the query of the database, and sort_by goes unread.',
    applyTo: (parts) => withParameter(parts, 'listBatchItems', 'sort', leaveOut),
  },
  'refused-on-item': {
    breaks: ['sorting.batch-form'],
    mistake: 'The read of one item has a strict query of its own, without sort_by, since there is nothing to sort.',
    applyTo: (parts) => withParameter(parts, 'getBatchItem', 'sort', refuse),
  },
  'orders-for-keys-alone': {
    breaks: ['sorting.order'],
    mistake: 'The route for people allows the parameters that its page uses, and finds all others invalid.',
    applyTo: (parts) => withParameter(parts, 'listAssets', 'sort', forUsers(refuse)),
  },
  'users-see-batches-as-they-lie': {
    breaks: ['lists.queryable-fields'],
    mistake: 'Sorting batch items came with the second version of API keys, and users are still served by the first.',
    applyTo: (parts) => withParameter(parts, 'listBatchItems', 'sort', forUsers(leaveOut)),
  },
});
