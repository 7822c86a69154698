import type { Mutant } from '../mutant.ts';
import { withPage } from './changed-pages.ts';

export const closeSizesTurned: Mutant = {
  id: 'lists/sort--close-sizes-turned',
  clauses: ['sorting.order'],
  check: 'lists/sort',
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
};
