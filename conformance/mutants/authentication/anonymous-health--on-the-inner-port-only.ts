import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const onTheInnerPortOnly: Mutant = {
  id: 'authentication/anonymous-health--on-the-inner-port-only',
  clauses: ['health.probe'],
  check: 'authentication/anonymous-health',
  mistake: 'The probe is served on a port of its own, which nobody outside can reach.',
  applyTo: (parts) => ({
    ...parts,
    handlers: {
      ...parts.handlers,
      getHealth() {
        throw new Refused('unknown_route');
      },
    },
  }),
};
