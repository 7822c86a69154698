import type { Parts } from '../../../src/server/parts.ts';
import { longList } from '../../checks/pagination/long-list.ts';
import { withPage } from '../changed-pages.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

/** More than any set of a single check has. */
const many = 13;

function withoutNext(parts: Parts, isSuch: (page_size: unknown) => boolean): Parts {
  return withPage(parts, 'listAssets', (page, { request: { query } }) =>
    isSuch(query.page_size) ? { ...page, next: null } : page,
  );
}

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
  'usual-page-is-all': {
    breaks: ['pagination.walk-complete'],
    mistake: 'A list is taken to be cut where a size is asked for, and the usual size cuts it too.',
    applyTo: (parts) => withoutNext(parts, (size) => size === undefined),
  },
  'largest-page-is-all': {
    breaks: ['pagination.walk-complete'],
    mistake: 'One row more is asked for, to see whether the list goes on, and no query gives more than 500.',
    applyTo: (parts) => withoutNext(parts, (size) => size === 500),
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
