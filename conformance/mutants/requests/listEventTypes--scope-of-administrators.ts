import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const scopeOfAdministrators: Mutant = {
  id: 'requests/listEventTypes--scope-of-administrators',
  clauses: ['webhooks.event-types'],
  check: 'requests/listEventTypes',
  mistake: 'The list of event types belongs to the pages of administrators, whose tokens alone are let in.',
  applyTo: (parts) => ({
    ...parts,
    validate(world, operation, request) {
      if (operation.id === 'listEventTypes') throw new Refused('missing_scope');
      return parts.validate(world, operation, request);
    },
  }),
};
