import type { Condition } from '../../../src/choices/canonical.ts';
import { Refused } from '../../../src/server/refused.ts';
import { filters } from '../../checks/lists/filter.ts';
import { withAsked } from '../asked.ts';
import { withItemList } from '../batches/item-lists.ts';
import { withPage } from '../changed-pages.ts';
import { withPart } from '../changed-parts.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

function _noneOfALargeSize(one: Condition): Condition[] {
  const isLarge = one.field === 'size_bytes' && Number(one.value) >= 1_000_000;
  return isLarge ? [{ ...one, value: '-1' }] : [one];
}

function anyEndOfAName(one: Condition): Condition[] {
  const isName = one.field === 'name' && one.operator === 'eq';
  return isName ? [{ ...one, operator: 'like', value: `${String(one.value)}%` }] : [one];
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
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) => store.list({ ...request, conditions: request.conditions.flatMap(anyEndOfAName) }),
      })),
  },
  'other-scripts-dropped': {
    breaks: ['filtering.all-matching'],
    mistake: 'Letters beyond ASCII are dropped from a query before it is read, and then the name equals none.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) =>
          store.list({
            ...request,
            conditions: request.conditions.map((one) =>
              typeof one.value === 'string' ? { ...one, value: one.value.replaceAll(/[^\x20-\x7e]/g, '') } : one,
            ),
          }),
      })),
  },
  'not-read': {
    breaks: ['filtering.assets'],
    mistake: 'The parameter of the filter is taken and forgotten.',
    applyTo: (parts) => withAsked(parts, 'listAssets', ({ filter: _, ...query }) => query),
  },
  'only-beside-a-sort': {
    breaks: ['filtering.assets'],
    mistake: 'The filter is put together with the order, and a list without an order of its own never gets it.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', ({ filter, ...query }) => (query.sort ? { ...query, filter } : query)),
  },
  'refused-whatever': {
    breaks: ['filtering.assets'],
    mistake: 'The filter is documented and was never built: every one is refused.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query) => {
        if (query.filter) throw new Refused('invalid');
        return query;
      }),
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
    applyTo: (parts) =>
      withAsked(parts, 'listAssetTypes', (query) => {
        if (query.filter) throw new Refused('invalid');
        return query;
      }),
  },
  'types-unfiltered': {
    breaks: ['filtering.asset-types'],
    mistake: 'The filter was built for assets, and the types of assets were left out.',
    applyTo: (parts) => withAsked(parts, 'listAssetTypes', ({ filter: _, ...query }) => query),
  },
  'batches-unfiltered': {
    breaks: ['filtering.batch-grammar'],
    mistake: 'q is read on the lists of assets alone.',
    applyTo: (parts) => withAsked(parts, 'listBatchItems', ({ filter: _, ...query }) => query),
  },
  'batches-in-brackets': {
    breaks: ['filtering.batch-grammar'],
    mistake: 'The service was moved to another framework, which wants filter[id]=… and refuses q.',
    applyTo: (parts) =>
      withAsked(parts, 'listBatchItems', (query) => {
        if (query.filter) throw new Refused('invalid');
        return query;
      }),
  },
  'refused-on-item': {
    breaks: ['filtering.batch-grammar'],
    mistake: 'The read of one item has a strict query of its own, without q, since its path says enough.',
    applyTo: (parts) =>
      withAsked(parts, 'getBatchItem', (query) => {
        if (query.filter !== undefined) throw new Refused('invalid');
        return query;
      }),
  },
  'users-are-not-filtered': {
    breaks: ['lists.queryable-fields'],
    mistake: 'The list for users was written before there were filters, which are documented for all.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', ({ filter, ...query }, { caller }) =>
        caller?.kind === 'user' ? query : { ...query, filter },
      ),
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
      withItemList(parts, (request, list) => {
        const { backward, conditions } = request;
        return list(
          backward ? { ...request, conditions: conditions.filter(({ field }) => field === 'batch_id') } : request,
        );
      }),
  },
  'lost-on-page-two': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake: 'The cursor carries the position and forgets the filter.',
    applyTo: (parts) =>
      withItemList(parts, (request, list) => {
        if (!request.after) return list(request);
        return list({ ...request, conditions: request.conditions.filter(({ field }) => field === 'batch_id') });
      }),
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
