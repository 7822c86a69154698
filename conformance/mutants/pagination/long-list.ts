import { longList } from '../../checks/pagination/long-list.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

/** More than any set of a single check has. */
const many = 13;

export const mutants = mutantsOf(longList, {
  'large-pages-by-id': {
    breaks: ['pagination.page-size-invariance', 'pagination.walk-complete'],
    mistake: 'Pages behind a large one are read from an index of ids, in their order.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const slice = await list(request);
        if (request.page_size <= many || request.page_size >= 250 || slice.rows.length <= many) return slice;
        return {
          ...slice,
          rows: [...slice.rows.slice(1, -1).toReversed(), ...slice.rows.slice(0, 1), ...slice.rows.slice(-1)],
        };
      }),
  },
  'large-pages-hold-more': {
    breaks: ['pagination.at-most-page-size'],
    mistake: 'A page is filled up to the next hundred, which only a long list shows.',
    applyTo: (parts) =>
      withRows(parts, 'assets', (request, list) =>
        list(
          request.page_size > many ? { ...request, page_size: Math.ceil(request.page_size / 100) * 100 + 1 } : request,
        ),
      ),
  },
  'one-lost-behind-many': {
    breaks: ['pagination.walk-complete'],
    mistake: 'A cursor into a long page is an offset, and counts from one.',
    applyTo: (parts) =>
      withRows(parts, 'assets', async (request, list) => {
        const slice = await list(request);
        if (!request.after || request.page_size <= many || slice.rows.length < 2) return slice;
        return { ...slice, rows: slice.rows.slice(1) };
      }),
  },
});
