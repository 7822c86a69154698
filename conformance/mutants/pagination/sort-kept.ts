import { sortKept } from '../../checks/pagination/sort-kept.ts';
import { withPage } from '../changed-pages.ts';
import { withRows } from '../found-rows.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(sortKept, {
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
  'names-not-compared': {
    breaks: ['sorting.order'],
    mistake: 'An order by name is read and thrown away, where orders that are not known are documented to be refused.',
    applyTo: (parts) =>
      withRows(parts, 'assets', (request, list) =>
        list({ ...request, sort: request.sort.filter(({ field }) => field !== 'name') }),
      ),
  },
  'turned-behind-page-one': {
    breaks: ['pagination.cursor-keeps-query'],
    mistake:
      'Cursors hand on the field of the order and not its direction, so that the pages behind the first are turned round.',
    applyTo: (parts) =>
      withPage(parts, 'listAssets', (page, { request: { query } }) =>
        query.sort && query.cursor !== undefined ? { ...page, items: page.items.toReversed() } : page,
      ),
  },
});
