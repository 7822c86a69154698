import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { isClearing, withRater } from '../other-ratings.ts';

export const ratedOnceOnly: Mutant = {
  id: 'feedback/sequence--once-only',
  clauses: ['feedback.last-wins'],
  check: 'feedback/sequence',
  mistake: 'A run has one rating, and a further one is refused until the first is taken back.',
  applyTo: (parts) =>
    withRater(parts, async (call, original) => {
      const run = await parts.store.run(String(call.request.path.run_id).toLowerCase());
      const is_rated = run !== undefined && run.record.feedback_is_positive !== null;
      if (call.caller?.kind === 'user' && !isClearing(call) && is_rated) throw new Refused('conflict');
      return original(call);
    }),
};
