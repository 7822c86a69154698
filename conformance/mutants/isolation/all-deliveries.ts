import { isolatedDeliveries } from '../../checks/isolation/all-deliveries.ts';
import { mutantsOf } from '../mutant.ts';
import { withOrganization, withTrustedHeader } from '../other-callers.ts';
import { withTrustedCursors } from './trusted-cursors.ts';

export const mutants = mutantsOf(isolatedDeliveries, {
  'where-the-header-says': {
    breaks: ['isolation.lists'],
    mistake: 'The organization of the list is a filter that the front end sends in the header, and that nobody checks.',
    applyTo: (parts) => withTrustedHeader(parts, 'listAllDeliveries'),
  },
  'organization-in-the-cursor': {
    breaks: ['isolation.cursors'],
    mistake: 'The cursor of the log holds the organization too, and is taken for a right to go on in it.',
    applyTo: (parts) => withTrustedCursors(parts, ({ operation }) => operation === 'listAllDeliveries'),
  },
  'of-the-first-customer': {
    breaks: ['isolation.lists'],
    mistake: 'The owner of the listed deliveries was a setting while there was one customer, and is one still.',
    applyTo: (parts) =>
      withOrganization(parts, 'listAllDeliveries', async () => (await parts.store.organizations())[0]?.id),
  },
});
