import type { Mutant } from '../mutant.ts';

import { withItemList } from './item-lists.ts';

export const wordsOnPageOneAlone: Mutant = {
  id: 'batches/filtered--words-on-page-one-alone',
  clauses: ['pagination.cursor-keeps-query'],
  check: 'batches/filtered',
  mistake: 'A filter by a word is put into the link behind page one, and not into those further on.',
  applyTo: (parts) =>
    withItemList(parts, (request, list) => {
      const conditions = request.conditions.filter(({ field }) => field !== 'status_code');
      return list(request.after ? { ...request, conditions } : request);
    }),
};
