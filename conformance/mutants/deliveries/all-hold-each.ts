import type { Attempt } from '../../../src/contract/types.ts';
import { Refused } from '../../../src/server/refused.ts';
import { allHoldEach } from '../../checks/deliveries/all-hold-each.ts';
import { withReply } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withItems } from '../other-log.ts';

const most = 500;

export const mutants = mutantsOf(allHoldEach, {
  'any-is-no-id': {
    breaks: ['webhooks.all-deliveries'],
    mistake: 'The route of a single webhook comes first, so that `any` is looked up as an id and not found.',
    applyTo: (parts) =>
      withReply(parts, 'listAllDeliveries', () => {
        throw new Refused('not_found');
      }),
  },
  'given-up-left-out': {
    breaks: ['webhooks.deliveries-of-organization'],
    mistake:
      'The log of all webhooks shows what is under way or came through; what was given up is in a table of its own.',
    applyTo: (parts) =>
      withItems(parts, 'listAllDeliveries', (items) =>
        items.filter(({ attempts }) => {
          const last = (attempts as Attempt[]).at(-1);
          return last?.succeeded !== false || last.next_retry_at !== null;
        }),
      ),
  },
  'newest-webhook-only': {
    breaks: ['webhooks.deliveries-of-organization'],
    mistake: 'The log of all webhooks is the one of the webhook that was told last.',
    applyTo: (parts) =>
      withItems(parts, 'listAllDeliveries', (items) =>
        items.filter(({ webhook_id }) => webhook_id === items[0]?.webhook_id),
      ),
  },
  'of-every-organization': {
    breaks: ['webhooks.deliveries-of-organization'],
    mistake: 'The log of all webhooks reads the table of everything that was sent, whoever it was sent for.',
    applyTo: (parts) =>
      withReply(parts, 'listAllDeliveries', async (reply) => {
        if (reply.kind !== 'page') return reply;
        const rows = await parts.store.deliveries({ limit: most });
        const items = rows.map(({ id, webhook_id, run_id, event, created_at, attempts }) => ({
          id,
          webhook_id,
          run_id,
          event,
          created_at,
          attempts,
        }));
        return { ...reply, page: { ...reply.page, items } };
      }),
  },
});
