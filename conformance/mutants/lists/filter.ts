import type { Condition } from '../../../src/choices/canonical.ts';
import { filters } from '../../checks/lists/filter.ts';
import { forUsers, leaveOut, refuse, withParameter } from '../asked.ts';
import { withItemList } from '../batches/item-lists.ts';
import { withPage } from '../changed-pages.ts';
import { withFoundBy, withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

function anyEndOfAName(one: Condition): Condition {
  const isName = one.field === 'name' && one.operator === 'eq';
  return isName ? { ...one, operator: 'like', value: `${String(one.value)}%` } : one;
}

function inAscii(one: Condition): Condition {
  return typeof one.value === 'string' ? { ...one, value: one.value.replaceAll(/[^\x20-\x7e]/g, '') } : one;
}

/** The conditions that the path alone makes. */
function ofThePath(conditions: readonly Condition[]): Condition[] {
  return conditions.filter(({ field }) => field === 'batch_id');
}

export const mutants = mutantsOf(filters, {
  'ids-not-compared': {
    breaks: ['lists.queryable-fields'],
    mistake:
      'A filter by id is thrown away, for whoever knows the id can read the asset; it is documented all the same.',
    applyTo: (parts) =>
      withRows(parts, 'assets', (request, list) =>
        list({ ...request, conditions: request.conditions.filter(({ field }) => field !== 'id') }),
      ),
  },
  'names-by-their-beginning': {
    breaks: ['filtering.only-matching'],
    mistake: 'Names are looked up as a search box would: whatever begins with the value is equal to it.',
    applyTo: (parts) => withFoundBy(parts, anyEndOfAName),
  },
  'other-scripts-dropped': {
    breaks: ['filtering.all-matching'],
    mistake: 'Letters beyond ASCII are dropped from a query before it is read, and then the name equals none.',
    applyTo: (parts) => withFoundBy(parts, inAscii),
  },
  'not-read': {
    breaks: ['filtering.assets'],
    mistake: 'The parameter of the filter is taken and forgotten.',
    applyTo: (parts) => withParameter(parts, 'listAssets', 'filter', leaveOut),
  },
  'only-beside-a-sort': {
    breaks: ['filtering.assets'],
    mistake: 'The filter is put together with the order, and a list without an order of its own never gets it.',
    applyTo: (parts) =>
      withParameter(parts, 'listAssets', 'filter', (filter, { request: { query } }) =>
        query.sort ? filter : undefined,
      ),
  },
  'refused-whatever': {
    breaks: ['filtering.assets'],
    mistake: 'The filter is documented and was never built: every one is refused.',
    applyTo: (parts) => withParameter(parts, 'listAssets', 'filter', refuse),
  },
  'types-from-a-cache': {
    breaks: ['filtering.asset-types'],
    mistake: 'A list that fits on one page is served from a cache, which stands in front of the filter.',
    applyTo: (parts) =>
      withPage(parts, 'listAssetTypes', async (page, { request: { query } }, read) => {
        const { filter, ...plain } = query;
        if (!filter) return page;
        const whole = await read(plain);
        return whole.next === null ? whole : page;
      }),
  },
  'types-take-none': {
    breaks: ['filtering.asset-types'],
    mistake: 'The list of types is so short that its strict query knows no filter.',
    applyTo: (parts) => withParameter(parts, 'listAssetTypes', 'filter', refuse),
  },
  'types-unfiltered': {
    breaks: ['filtering.asset-types'],
    mistake: 'The filter was built for assets, and the types of assets were left out.',
    applyTo: (parts) => withParameter(parts, 'listAssetTypes', 'filter', leaveOut),
  },
  'batches-unfiltered': {
    breaks: ['filtering.batch-grammar'],
    mistake: 'q is read on the lists of assets alone.',
    applyTo: (parts) => withParameter(parts, 'listBatchItems', 'filter', leaveOut),
  },
  'batches-in-brackets': {
    breaks: ['filtering.batch-grammar'],
    mistake: 'The service was moved to another framework, which wants filter[id]=… and refuses q.',
    applyTo: (parts) => withParameter(parts, 'listBatchItems', 'filter', refuse),
  },
  'refused-on-item': {
    breaks: ['filtering.batch-grammar'],
    mistake: 'The read of one item has a strict query of its own, without q, since its path says enough.',
    applyTo: (parts) => withParameter(parts, 'getBatchItem', 'filter', refuse),
  },
  'users-are-not-filtered': {
    breaks: ['lists.queryable-fields'],
    mistake: 'The list for users was written before there were filters, which are documented for all.',
    applyTo: (parts) => withParameter(parts, 'listAssets', 'filter', forUsers(leaveOut)),
  },
  'first-forgets-the-filter': {
    breaks: ['pagination.first-starts-again'],
    mistake: 'The link to the first page is made of the cursor alone, which says nothing of the filter.',
    applyTo: (parts) =>
      withPage(parts, 'listBatchItems', async (page, { request: { query } }, read) => {
        if (!query.filter || page.previous === null) return page;
        const { filter: _, cursor: __, backward: ___, ...unfiltered } = query;
        return { ...page, first: (await read(unfiltered)).first };
      }),
  },
  'last-match-lost': {
    breaks: ['filtering.all-matching'],
    mistake:
      'On the last page of a filtered list with more than one page, the last match is taken for the row that looks ahead.',
    applyTo: (parts) =>
      withItemList(parts, async (request, list) => {
        const slice = await list(request);
        const is_last = request.after && !slice.more && request.conditions.length > 1;
        return is_last ? { ...slice, rows: slice.rows.slice(0, -1) } : slice;
      }),
  },
  'lost-on-the-way-back': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake: 'The query that reads a batch backwards was written apart, and knows no condition but the batch.',
    applyTo: (parts) =>
      withItemList(parts, (request, list) =>
        list(request.backward ? { ...request, conditions: ofThePath(request.conditions) } : request),
      ),
  },
  'lost-on-page-two': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake: 'The cursor carries the position and forgets the filter.',
    applyTo: (parts) =>
      withItemList(parts, (request, list) =>
        list(request.after ? { ...request, conditions: ofThePath(request.conditions) } : request),
      ),
  },
  'nought-is-no-value': {
    breaks: ['filtering.only-matching'],
    mistake: 'A condition is put into the query where its value is true, as nought is not.',
    applyTo: (parts) =>
      withItemList(parts, (request, list) =>
        list({ ...request, conditions: request.conditions.filter(({ value }) => value !== '0') }),
      ),
  },
});
