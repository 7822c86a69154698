import { queryPairs } from '../../checks/lists/query-pairs.ts';
import { withAsked } from '../asked.ts';
import { whole_batch, withItemList } from '../batches/item-lists.ts';
import { withPage } from '../changed-pages.ts';
import { losing, losingKey } from '../losing.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(queryPairs, {
  'embed-lost-beside-a-sort': {
    breaks: ['embedding.asset-user'],
    mistake: 'Sorted lists are read by a statement of their own, which joins no users.',
    applyTo: (parts) => losing(parts, 'listAssets', 'embed', 'sort'),
  },
  'nobody-without-the-key': {
    breaks: ['embedding.asset-user'],
    mistake: 'Users are looked up by the projected row, which has no created_by where the projection does not name it.',
    applyTo: (parts) => losingKey(parts, 'listAssets', 'created_by', 'created_by_user'),
  },
  'filter-lost-beside-a-sort': {
    breaks: ['filtering.only-matching'],
    mistake: 'The statement for a sorted projection is another one, and has no condition in it.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', ({ filter, ...query }) =>
        query.sort && query.fields ? query : { ...query, filter },
      ),
  },
  'presign-lost-beside-a-sort': {
    breaks: ['assets.presigned-urls'],
    mistake: 'Sorted lists come from a search index, which holds the plain URLs.',
    applyTo: (parts) => losing(parts, 'listAssets', 'presign', 'sort'),
  },
  'filter-of-types-lost-beside-a-sort': {
    breaks: ['filtering.only-matching'],
    mistake: 'The few types are sorted in memory, where the whole of them is at hand.',
    applyTo: (parts) => losing(parts, 'listAssetTypes', 'filter', 'sort'),
  },
  'order-of-a-field-not-shown': {
    breaks: ['sorting.order'],
    mistake: 'The list is sorted after the projection, by a field that is no longer there.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query) => {
        const { fields, sort, filter } = query;
        const key = Array.isArray(sort) ? sort[0] : undefined;
        const is_shown = !Array.isArray(fields) || !key || !filter || fields.includes(key.field);
        return is_shown ? query : { ...query, sort: undefined };
      }),
  },
  'sorted-by-is-shown': {
    breaks: ['projection.only-named'],
    mistake: 'To sort a filtered list its field is selected too, and nothing takes it away again.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query) => {
        const { fields, sort, filter } = query;
        const keys = Array.isArray(sort) && filter ? sort.map(({ field }) => field) : [];
        return Array.isArray(fields) ? { ...query, fields: [...fields, ...keys] } : query;
      }),
  },
  'runs-lost-beside-a-sort': {
    breaks: ['embedding.batch-run'],
    mistake: 'Sorted lists are read by a statement of their own, which joins no runs.',
    applyTo: (parts) => losing(parts, 'listBatchItems', 'embed', 'sort'),
  },
  'no-runs-without-the-key': {
    breaks: ['embedding.batch-run'],
    mistake: 'Runs are looked up by the projected row, which has no run_id where the projection does not name it.',
    applyTo: (parts) =>
      (['listBatchItems', 'getBatchItem'] as const).reduce(
        (all, operation) => losingKey(all, operation, 'run_id', 'run'),
        parts,
      ),
  },
  'filter-lost-behind-a-sort': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake: 'The cursor of a sorted list holds the order and the place, and has no room for a filter.',
    applyTo: (parts) =>
      withItemList(parts, (request, list) => {
        const { after, sort, conditions } = request;
        if (!after || sort[0]?.field !== 'sequence_index') return list(request);
        return list({ ...request, conditions: conditions.filter(({ field }) => field === 'batch_id') });
      }),
  },
  'order-lost-behind-a-filter': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake: 'The cursor of a filtered list holds the filter and the place, and the order is turned round behind it.',
    applyTo: (parts) =>
      withItemList(parts, async (request, list) => {
        const slice = await list(request);
        if (!request.after || request.sort[0]?.field !== 'sequence_index' || request.conditions.length < 2)
          return slice;
        const all = await list({ ...request, after: undefined, page_size: whole_batch });
        const rows = all.rows.toReversed().slice(0, request.page_size);
        return { ...slice, rows };
      }),
  },
  'projection-lost-beside-a-sort': {
    breaks: ['projection.only-named'],
    mistake: 'To sort by any field the whole item is read, and nothing takes the other fields away again.',
    applyTo: (parts) => losing(parts, 'listBatchItems', 'fields', 'sort'),
  },
  'projection-lost-beside-an-embed': {
    breaks: ['projection.only-named'],
    mistake: 'An item with its run is made by another function, which was never told of projections.',
    applyTo: (parts) => losing(parts, 'getBatchItem', 'fields', 'embed'),
  },
  'sort-lost-beside-an-embed': {
    breaks: ['sorting.order'],
    mistake: 'The join with the runs puts the items into an order of its own behind the one that was asked for.',
    applyTo: (parts) => losing(parts, 'listBatchItems', 'sort', 'embed'),
  },
  'filter-lost-behind-a-projection': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake: 'Page two of a projected list is read by a statement of its own, to which the condition was never added.',
    applyTo: (parts) =>
      withPage(parts, 'listBatchItems', async (page, { request: { query } }, read) => {
        if (query.cursor === undefined || query.fields === undefined) return page;
        const { filter: _, cursor: __, ...unfiltered } = query;
        return { ...page, items: (await read(unfiltered)).items };
      }),
  },
});
