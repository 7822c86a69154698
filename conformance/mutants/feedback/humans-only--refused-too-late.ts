import type { Mutant } from '../mutant.ts';
import { as, withRater } from '../other-ratings.ts';

export const keyRefusedTooLate: Mutant = {
  id: 'feedback/humans-only--refused-too-late',
  clauses: ['feedback.refusal-changes-nothing'],
  check: 'feedback/humans-only',
  mistake: 'Who asks is looked at when the rating is kept already.',
  applyTo: (parts) =>
    withRater(parts, async (call, rate) => {
      if (call.caller?.kind === 'api_key') await rate(as(call, { kind: 'user' }));
      return rate(call);
    }),
};
