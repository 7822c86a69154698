import type { Mutant } from '../mutant.ts';
import { withOrganization } from '../other-callers.ts';

export const deliveriesOfTheFirstCustomer: Mutant = {
  id: 'isolation/all-deliveries--of-the-first-customer',
  clauses: ['isolation.lists'],
  check: 'isolation/all-deliveries',
  mistake: 'Whose deliveries are listed was a setting while there was one customer, and is one still.',
  applyTo: (parts) =>
    withOrganization(parts, 'listAllDeliveries', async () => (await parts.store.organizations())[0]?.id),
};
