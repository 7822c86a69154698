import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';
import { withRater } from '../other-ratings.ts';

export const clearedForGood: Mutant = {
  id: 'feedback/sequence--cleared-for-good',
  clauses: ['feedback.records-rating'],
  check: 'feedback/sequence',
  mistake: 'Who takes a rating back is noted as having none, and may complain of the run, but not praise it.',
  applyTo(parts) {
    const cleared = new Set<string>();
    return withRater(parts, async (call, original) => {
      const id = String(call.request.path.run_id).toLowerCase();
      const { is_positive } = call.request.body as { is_positive?: unknown };
      if (call.caller?.kind === 'user' && is_positive === true && cleared.has(id)) throw new Refused('conflict');
      const reply = await original(call);
      if (is_positive === null) cleared.add(id);
      else cleared.delete(id);
      return reply;
    });
  },
};
