import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const eachPageAlone: Mutant = {
  id: 'batches/sorted--each-page-alone',
  clauses: ['sorting.order'],
  check: 'batches/sorted',
  mistake: 'The pages are cut in the usual order, and each is sorted on its own.',
  applyTo(parts) {
    return {
      ...parts,
      lists: exchanged(parts.lists, {
        async page(call, list) {
          const { sort, ...query } = call.request.query;
          const [key] = sort && !('raw' in sort) ? sort : [];
          if (list.collection !== 'batch_items' || !key) return parts.lists.page(call, list);
          const page = await parts.lists.page({ ...call, request: { ...call.request, query } }, list);
          const turn = key.direction === 'asc' ? 1 : -1;
          const orderOf = (item: Record<string, unknown>) => item[key.field] as number;
          const items = page.items.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -turn : turn));
          const next = page.next && `${page.next}&sort_by=${key.field}:${key.direction}`;
          return { ...page, items, next };
        },
      }),
    };
  },
};
