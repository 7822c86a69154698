import type { Mutant } from '../mutant.ts';
import { as, isClearing, withRater } from '../other-ratings.ts';

export const keysMayClear: Mutant = {
  id: 'feedback/humans-only--keys-may-clear',
  clauses: ['feedback.humans-only'],
  check: 'feedback/humans-only',
  mistake: 'The guard stands in front of recording, and clearing takes another way.',
  applyTo: (parts) => withRater(parts, (call, rate) => rate(isClearing(call) ? as(call, { kind: 'user' }) : call)),
};
