import type { Condition } from '../../../src/choices/canonical.ts';
import { Refused } from '../../../src/server/refused.ts';
import { filters } from '../../checks/lists/filter.ts';
import { withAsked } from '../asked.ts';
import { withPage } from '../changed-pages.ts';
import { withPart } from '../changed-parts.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

function noneOfALargeSize(one: Condition): Condition[] {
  const isLarge = one.field === 'size_bytes' && Number(one.value) >= 1_000_000;
  return isLarge ? [{ ...one, value: '-1' }] : [one];
}

function anyEndOfAName(one: Condition): Condition[] {
  const isName = one.field === 'name' && one.operator === 'eq';
  return isName ? [{ ...one, operator: 'like', value: `${String(one.value)}%` }] : [one];
}

const kept = (size: unknown) => String(size).slice(-5);

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
  'large-sizes-not-found': {
    breaks: ['filtering.all-matching'],
    mistake: 'Numbers of seven digits are written with a thousands separator, and then they equal nothing.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        list: (request) => store.list({ ...request, conditions: request.conditions.flatMap(noneOfALargeSize) }),
      })),
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
  'sizes-by-their-end': {
    breaks: ['filtering.only-matching'],
    mistake: 'Sizes are looked up in a column of five digits, into which larger ones go without those in front.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const { conditions, page_size } = request;
        const asked = conditions.find(({ field, operator }) => field === 'size_bytes' && operator === 'eq');
        if (!asked) return list(request);
        const others = conditions.filter((condition) => condition !== asked);
        const all = await list({ ...request, conditions: others, page_size: 500 });
        const rows = all.rows.filter(({ size_bytes }) => kept(size_bytes) === kept(asked.value));
        return { rows: rows.slice(0, page_size), more: rows.length > page_size };
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
});
