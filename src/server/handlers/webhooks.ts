import type { Webhook, WebhookCreate } from '../../contract/types.ts';
import { timestampOf } from '../../engine/clock.ts';
import { urlIssues } from '../absolute-url.ts';
import { callerOf, type Handler } from '../parts.ts';
import { Refused } from '../refused.ts';

/** Nothing is sent to the URL until an event happens. */
export const createWebhook: Handler = async (call) => {
  const { store, random, clock } = call.world.parts;
  const { name, url, secret, event_types = [] } = call.request.body as WebhookCreate;
  const issues = urlIssues(url, ['body', 'url']);
  if (issues.length > 0) throw new Refused('invalid', { issues });
  const { user_id, organization_id } = callerOf(call);
  const now = timestampOf(clock);
  const webhook: Webhook = {
    id: random.uuid(),
    org_id: organization_id,
    name,
    url,
    secret,
    event_types,
    created_by: user_id,
    created_at: now,
    updated_at: now,
  };
  await store.insertWebhook({ id: webhook.id, record: webhook });
  return { kind: 'record', success: 'created', record: { ...webhook } };
};
