import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const lastMembership: Mutant = {
  id: 'workflows/default-organization--last-membership',
  clauses: ['access.user-default-organization'],
  check: 'workflows/default-organization',
  mistake: 'A user acts in the organization that was joined last, and not in the one that is told.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        membershipsOf: async (user) => (await parts.store.membershipsOf(user)).toReversed(),
      }),
      handlers: {
        ...parts.handlers,
        // What the account lists stays in its order.
        getMe: (call) => parts.handlers.getMe({ ...call, world: exchanged(call.world, { parts }) }),
      },
    };
  },
};
