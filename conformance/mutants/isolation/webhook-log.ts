import { callerOf } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { isolatedWebhookLog } from '../../checks/isolation/webhook-log.ts';
import { withRecord, withReply } from '../changed-replies.ts';
import { firstOrganization } from '../first-one.ts';
import { mutantsOf } from '../mutant.ts';
import { isOfUser, withTrustedHeader } from '../other-callers.ts';

export const mutants = mutantsOf(isolatedWebhookLog, {
  'where-the-header-says': {
    breaks: ['isolation.reads'],
    mistake: 'The log is a service of its own inside the company, where the header was always right.',
    applyTo: (parts) => withTrustedHeader(parts, 'listWebhookDeliveries'),
  },
  'where-the-header-says-for-people': {
    breaks: ['isolation.reads'],
    mistake: 'The console sends the organization that is looked at, and its people are not asked whether it is theirs.',
    applyTo: (parts) => withTrustedHeader(parts, 'listWebhookDeliveries', isOfUser),
  },
  'named-after-the-first-of-all': {
    breaks: ['webhooks.deliveries-of-the-webhook'],
    mistake: 'The log joins webhooks by a number that each customer begins anew, and names the first that has it.',
    applyTo(parts) {
      let first: unknown;
      const counting = withRecord(parts, 'createWebhook', (webhook) => {
        first ??= webhook.id;
        return webhook;
      });
      return withRecord(counting, 'listWebhookDeliveries', (entry) => ({ ...entry, webhook_id: first }));
    },
  },
  'no-log-for-later-customers': {
    breaks: ['webhooks.deliveries'],
    mistake: 'Logs are kept in a table for each customer, which is made with the first migration and never again.',
    applyTo(parts) {
      const isFirst = firstOrganization(parts);
      return withReply(parts, 'listWebhookDeliveries', async (reply, call) => {
        if (await isFirst(callerOf(call).organization_id)) return reply;
        throw new Refused('not_found');
      });
    },
  },
});
