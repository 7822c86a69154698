import type { Mutant } from '../mutant.ts';
import { withItemList } from './item-lists.ts';

export const batchCursorIgnored: Mutant = {
  id: 'batches/page-sizes--cursor-ignored',
  clauses: ['pagination.cursor'],
  check: 'batches/page-sizes',
  mistake: 'The cursor is read and not handed on: each page is the first.',
  applyTo(parts) {
    return withItemList(parts, (request, list) => list({ ...request, after: undefined, backward: false }));
  },
};
