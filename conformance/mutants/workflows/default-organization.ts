import { exchanged } from '../../../src/server/parts.ts';
import { defaultOrganization } from '../../checks/workflows/default-organization.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(defaultOrganization, {
  'last-membership': {
    breaks: ['access.user-default-organization'],
    mistake: 'A user acts in the organization that was joined last, and not in the one that is told.',
    applyTo: (parts) => ({
      ...parts,
      store: exchanged(parts.store, {
        membershipsOf: async (user) => (await parts.store.membershipsOf(user)).toReversed(),
      }),
      handlers: {
        ...parts.handlers,
        // The list of the account stays in its order.
        getMe: (call) => parts.handlers.getMe({ ...call, world: exchanged(call.world, { parts }) }),
      },
    }),
  },
});
