import type { SortKey } from '../../../src/choices/canonical.ts';
import { withReply } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const sizesAsText: Mutant = {
  id: 'lists/sort--sizes-as-text',
  clauses: ['sorting.order'],
  check: 'lists/sort',
  mistake: 'Sizes are kept as text, and sorted as text.',
  applyTo: (parts) =>
    withReply(parts, 'listAssets', (reply, { request }) => {
      const [key] = (request.query.sort ?? []) as readonly SortKey[];
      if (reply.kind !== 'page' || key?.field !== 'size_bytes') return reply;
      const rising = reply.page.items.toSorted((one, other) =>
        String(one.size_bytes) < String(other.size_bytes) ? -1 : 1,
      );
      return { ...reply, page: { ...reply.page, items: key.direction === 'asc' ? rising : rising.toReversed() } };
    }),
};
