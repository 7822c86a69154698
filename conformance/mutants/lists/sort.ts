import { Refused } from '../../../src/server/refused.ts';
import { sorts } from '../../checks/lists/sort.ts';
import { withAsked } from '../asked.ts';
import { withPage } from '../changed-pages.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

/** Larger than any set that a run makes. */
const all = 500;

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
  'falling-page-by-page': {
    breaks: ['sorting.order'],
    mistake: 'Falling order turns each page round, and the pages go on rising.',
    applyTo: (parts) =>
      withRows(parts, null, async (request, list) => {
        const [key] = request.sort;
        if (key?.field !== 'name' || key.direction !== 'desc' || request.backward) return list(request);
        const whole = await list({ ...request, after: undefined, page_size: all });
        const rising = whole.rows.toReversed();
        const at = rising.findIndex((row) => row.id === request.after?.id);
        // The cursor is made of the last row shown, which is the first of its page in rising order.
        const from = request.after ? at + request.page_size : 0;
        const rows = rising.slice(from, from + request.page_size).toReversed();
        return { rows, more: rising.length > from + rows.length };
      }),
  },
  'lost-in-large-pages': {
    breaks: ['sorting.assets-form'],
    mistake: 'Large pages are streamed as the rows lie, before any order is made.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', ({ sort, ...query }) =>
        Number(query.page_size) > 100 ? query : { ...query, sort },
      ),
  },
  'refused-whatever': {
    breaks: ['sorting.assets-form'],
    mistake: 'The order can be chosen in the documentation alone.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query) => {
        if (query.sort) throw new Refused('invalid');
        return query;
      }),
  },
  'refused-without-a-filter': {
    breaks: ['sorting.assets-form'],
    mistake: 'To spare the database, an order is refused unless a filter makes the list short.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssets', (query) => {
        if (query.sort && !query.filter) throw new Refused('invalid');
        return query;
      }),
  },
  'types-refused-in-large-pages': {
    breaks: ['sorting.asset-types'],
    mistake: 'An order is refused with more than a hundred rows to a page, on every list, however short it is.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssetTypes', (query) => {
        if (query.sort && Number(query.page_size) > 100) throw new Refused('invalid');
        return query;
      }),
  },
  'types-unsorted-in-small-pages': {
    breaks: ['sorting.asset-types'],
    mistake: 'Small pages of types come from the menu of the editor, which has an order of its own.',
    applyTo: (parts) =>
      withAsked(parts, 'listAssetTypes', ({ sort, ...query }) =>
        Number(query.page_size) < 10 ? query : { ...query, sort },
      ),
  },
  'types-unsorted': {
    breaks: ['sorting.asset-types'],
    mistake: 'Asset types come from a table in the code, in its order.',
    applyTo: (parts) => withAsked(parts, 'listAssetTypes', ({ sort: _, ...query }) => query),
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
});
