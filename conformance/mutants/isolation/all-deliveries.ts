import { isolatedDeliveries } from '../../checks/isolation/all-deliveries.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withOrganization, withTrustedHeader } from '../other-callers.ts';
import { withTrustedCursors } from './trusted-cursors.ts';

export const mutants = mutantsOf(isolatedDeliveries, {
  'where-the-header-says': {
    breaks: ['isolation.lists'],
    mistake: 'The organization of the list is a filter that the front end sends in the header, and that nobody checks.',
    applyTo: (parts) => withTrustedHeader(parts, 'listAllDeliveries'),
  },
  'of-all-customers-for-people': {
    breaks: ['isolation.lists'],
    mistake:
      'The console was for the staff once, who look after all customers: people are shown what came last anywhere.',
    applyTo(parts) {
      const { listAllDeliveries } = parts.handlers;
      return withReply(parts, 'listAllDeliveries', async (reply, call) => {
        if (call.caller?.kind !== 'user' || reply.kind !== 'page') return reply;
        const { caller } = call;
        const others = (await parts.store.organizations()).filter(({ id }) => id !== caller.organization_id);
        const theirs = await Promise.all(
          others.map(({ id }) => listAllDeliveries({ ...call, caller: { ...caller, organization_id: id } })),
        );
        const items = theirs.flatMap((one) => (one.kind === 'page' ? one.page.items.slice(0, 3) : []));
        return { ...reply, page: { ...reply.page, items: [...items, ...reply.page.items] } };
      });
    },
  },
  'organization-in-the-cursor': {
    breaks: ['isolation.cursors'],
    mistake: 'The cursor of the log holds the organization too, and is taken for a right to go on in it.',
    applyTo: (parts) => withTrustedCursors(parts, ({ operation }) => operation === 'listAllDeliveries'),
  },
  'of-the-first-customer': {
    breaks: ['isolation.lists'],
    mistake: 'Whose deliveries are listed was a setting while there was one customer, and is one still.',
    applyTo: (parts) =>
      withOrganization(parts, 'listAllDeliveries', async () => (await parts.store.organizations())[0]?.id),
  },
});
