import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const ratingOverwrittenAtTheEnd: Mutant = {
  id: 'feedback/before-end--overwritten-at-the-end',
  clauses: ['feedback.read-back'],
  check: 'feedback/before-end',
  mistake: 'The worker writes the whole run back at its end, as it was when it began.',
  applyTo(parts) {
    const { store } = parts;
    return {
      ...parts,
      store: exchanged(store, {
        async finishRun(id, end) {
          const finished = await store.finishRun(id, end);
          await store.rateRun(id, { is_positive: null, reason: null });
          return finished;
        },
      }),
    };
  },
};
