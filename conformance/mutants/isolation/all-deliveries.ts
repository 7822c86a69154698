import { isolatedDeliveries } from '../../checks/isolation/all-deliveries.ts';
import { mutantsOf } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const mutants = mutantsOf(isolatedDeliveries, {
  'of-the-first-customer': {
    breaks: ['isolation.lists'],
    mistake: 'Whose deliveries are listed was a setting while there was one customer, and is one still.',
    applyTo: (parts) =>
      withOrganization(parts, 'listAllDeliveries', async () => (await parts.store.organizations())[0]?.id),
  },
});
