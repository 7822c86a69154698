import { Refused } from '../../../src/server/refused.ts';
import { batchFiltered } from '../../checks/batches/filtered.ts';
import { withAsked } from '../asked.ts';
import { withPage } from '../changed-pages.ts';
import { mutantsOf } from '../mutant.ts';
import { whole_batch, withItemList } from './item-lists.ts';

export const mutants = mutantsOf(batchFiltered, {
  'comma-refused': {
    breaks: ['filtering.batch-grammar'],
    mistake: 'The parser takes one condition and stumbles over the comma behind it.',
    applyTo: (parts) =>
      withAsked(parts, 'listBatchItems', (query) => {
        const { filter } = query;
        if (filter && !('raw' in filter) && filter.length > 1) throw new Refused('invalid');
        return query;
      }),
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
  'none-is-any': {
    breaks: ['filtering.only-matching'],
    mistake: 'A filter by reference also finds items without one, as null is compared with equality turned round.',
    applyTo: (parts) =>
      withItemList(parts, async (request, list) => {
        const own = request.conditions.find(({ field }) => field === 'client_ref');
        if (!own) return list(request);
        const conditions = request.conditions.filter((one) => one !== own);
        const { rows } = await list({ ...request, conditions, page_size: whole_batch });
        const found = rows.filter(({ client_ref }) => client_ref === null || client_ref === own.value);
        return { rows: found.slice(0, request.page_size), more: found.length > request.page_size };
      }),
  },
  'canceled-in-another-spelling': {
    breaks: ['filtering.all-matching'],
    mistake:
      'Called off is spelled as in the names of events where it is kept, and as in the records where it is shown.',
    applyTo: (parts) =>
      withItemList(parts, (request, list) => {
        const conditions = request.conditions.map((one) =>
          one.field === 'status_code' && one.value === 'canceled' ? { ...one, value: 'cancelled' } : one,
        );
        return list({ ...request, conditions });
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
  'second-condition-lost-on-page-two': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake: 'The cursor holds the first condition of its list, for want of room.',
    applyTo: (parts) =>
      withItemList(parts, (request, list) => {
        const [of_batch, ...conditions] = request.conditions;
        if (!request.after || !of_batch || conditions.length < 2) return list(request);
        return list({ ...request, conditions: [of_batch, conditions[0]!] });
      }),
  },
  'second-condition-ignored': {
    breaks: ['lists.multiple-conditions'],
    mistake: 'Conditions are kept by nothing but the first one.',
    applyTo: (parts) =>
      withAsked(parts, 'listBatchItems', (query) => {
        const { filter } = query;
        return filter && !('raw' in filter) ? { ...query, filter: filter.slice(0, 1) } : query;
      }),
  },
});
