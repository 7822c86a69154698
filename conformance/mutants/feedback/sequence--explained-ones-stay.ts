import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { isClearing, withRater } from '../other-ratings.ts';

export const explainedOnesStay: Mutant = {
  id: 'feedback/sequence--explained-ones-stay',
  clauses: ['feedback.clears-rating'],
  check: 'feedback/sequence',
  mistake: 'A rating with a reason is a ticket of the support, and nobody may take it back any more.',
  applyTo: (parts) =>
    withRater(parts, async (call, original) => {
      const run = await parts.store.run(String(call.request.path.run_id).toLowerCase());
      const is_explained = run?.record.feedback_is_positive !== null && run?.record.feedback_reason !== null;
      if (call.caller?.kind === 'user' && isClearing(call) && is_explained) throw new Refused('conflict');
      return original(call);
    }),
};
