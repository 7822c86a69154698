import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withRater } from '../other-ratings.ts';

export const onlyWhatHasEnded: Mutant = {
  id: 'feedback/before-end--only-what-has-ended',
  clauses: ['feedback.before-end'],
  check: 'feedback/before-end',
  mistake: 'A run can only be rated once it has ended, where it is documented that one need not wait.',
  applyTo: (parts) =>
    withRater(parts, async (call, original) => {
      const run = await parts.store.run(String(call.request.path.run_id).toLowerCase());
      if (run?.record.completed_at === null) throw new Refused('conflict');
      return original(call);
    }),
};
