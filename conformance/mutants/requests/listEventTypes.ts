import { Refused } from '../../../src/server/refused.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('listEventTypes'), {
  'scope-of-administrators': {
    breaks: ['webhooks.event-types'],
    mistake: 'The list of event types belongs to the pages of administrators, whose tokens alone are let in.',
    applyTo: (parts) => ({
      ...parts,
      validate(world, operation, request) {
        if (operation.id === 'listEventTypes') throw new Refused('missing_scope');
        return parts.validate(world, operation, request);
      },
    }),
  },
});
