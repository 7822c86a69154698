import type { Mutant } from '../mutant.ts';
import { inOrganizationOfTheRun, withRater } from '../other-ratings.ts';

export const ratedByIdAlone: Mutant = {
  id: 'feedback/organization-scoped--by-id-alone',
  clauses: ['feedback.organization-scoped'],
  check: 'feedback/organization-scoped',
  mistake: 'The run is found by its id, and whose it is nobody asks.',
  applyTo: (parts) => withRater(parts, async (call, rate) => rate(await inOrganizationOfTheRun(call))),
};
