import type { Mutant } from '../mutant.ts';
import { as, withRater } from '../other-ratings.ts';

export const keysOfPeopleMayRate: Mutant = {
  id: 'feedback/humans-only--keys-of-people',
  clauses: ['feedback.humans-only'],
  check: 'feedback/humans-only',
  mistake: 'A key belongs to the person who issued it, and that person may rate.',
  applyTo: (parts) => withRater(parts, (call, rate) => rate(as(call, { kind: 'user' }))),
};
