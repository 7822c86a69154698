import type { Mutant } from '../mutant.ts';
import { inOrganizationOfTheRun, withRater } from '../other-ratings.ts';

export const foreignRefusedAndCounted: Mutant = {
  id: 'feedback/organization-scoped--refused-and-counted',
  clauses: ['feedback.refusal-changes-nothing'],
  check: 'feedback/organization-scoped',
  mistake: 'The rating is kept first, and the refusal comes with the answer.',
  applyTo: (parts) =>
    withRater(parts, async (call, rate) => {
      if (call.caller?.kind === 'user') await rate(await inOrganizationOfTheRun(call));
      return rate(call);
    }),
};
