import { Refused } from '../../../src/server/refused.ts';
import { requestCheck } from '../../checks/requests/operation.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(requestCheck('getHealth'), {
  'not-found': {
    breaks: ['health.probe'],
    mistake: 'The probe lives on another port, which only the orchestrator reaches.',
    applyTo: (parts) => ({
      ...parts,
      validate(world, operation, request) {
        if (operation.id === 'getHealth') throw new Refused('not_found');
        return parts.validate(world, operation, request);
      },
    }),
  },
});
