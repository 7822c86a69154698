import type { Mutant } from '../mutant.ts';
import { inOrganizationOfTheRun, isClearing, withRater } from '../other-ratings.ts';

export const foreignRatingCleared: Mutant = {
  id: 'feedback/organization-scoped--clearing-by-id',
  clauses: ['feedback.organization-scoped'],
  check: 'feedback/organization-scoped',
  mistake: 'Clearing goes straight to the row.',
  applyTo: (parts) =>
    withRater(parts, async (call, rate) => rate(isClearing(call) ? await inOrganizationOfTheRun(call) : call)),
};
