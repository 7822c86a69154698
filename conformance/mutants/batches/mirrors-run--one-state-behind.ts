import { withRecord } from '../changed-replies.ts';
import type { Mutant } from '../mutant.ts';

export const oneStateBehind: Mutant = {
  id: 'batches/mirrors-run--one-state-behind',
  clauses: ['batches.item-run-agrees'],
  check: 'batches/mirrors-run',
  mistake: 'The list shows the state that was found when it was last asked for, and then brings it up to date.',
  applyTo(parts) {
    const states = new Map<unknown, unknown>();
    return withRecord(parts, 'listBatchItems', (item) => {
      const before = states.get(item.id) ?? item.status_code;
      states.set(item.id, item.status_code);
      return { ...item, status_code: before };
    });
  },
};
