import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const healthNotFound: Mutant = {
  id: 'requests/getHealth--not-found',
  clauses: ['health.probe'],
  check: 'requests/getHealth',
  mistake: 'The probe lives on another port, which only the orchestrator reaches.',
  applyTo(parts) {
    return {
      ...parts,
      validate(world, operation, request) {
        if (operation.id === 'getHealth') throw new Refused('not_found');
        return parts.validate(world, operation, request);
      },
    };
  },
};
