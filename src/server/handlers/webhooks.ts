import type { Policies } from '../../choices/policies.ts';
import type { Webhook, WebhookCreate } from '../../contract/types.ts';
import { timestampOf } from '../../engine/clock.ts';
import { type EventManner, mannersOf } from '../../engine/event-manners.ts';
import { answersChallenge, sendPing } from '../../engine/webhook-handshake.ts';
import type { World } from '../parts.ts';
import { callerOf, type Handler } from '../parts.ts';
import { urlIssues } from '../records/absolute-url.ts';
import { publicUrlIssues } from '../records/webhook-url.ts';
import { Refused } from '../refused.ts';

/** Nothing is sent to the URL until an event happens, unless the choices say so. */
export const createWebhook: Handler = async (call) => {
  const { store, random, clock } = call.world.parts;
  const { name, url, secret, event_types = [] } = call.request.body as WebhookCreate;
  const { events } = call.world.policies(call.operation.id);
  const issues = urlRules[events.webhook_url](url, ['body', 'url']);
  if (issues.length > 0) throw new Refused('invalid', { issues });
  const handshake = handshakes[events.ping];
  await handshake.before(call.world, { url, secret });
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
  handshake.after(call.world, webhook);
  return { kind: 'record', success: 'created', record: { ...webhook } };
};

const urlRules: Readonly<Record<Policies['events']['webhook_url'], typeof urlIssues>> = {
  any: urlIssues,
  https_public: publicUrlIssues,
};

/** Requests to the URL before the webhook is created, and after. */
interface Handshake {
  /** @throws Refused when the receiver does not answer the challenge */
  before(world: World, webhook: Pick<Webhook, 'url' | 'secret'>): Promise<void>;
  after(world: World, webhook: Webhook): void;
}

const nothing: Handshake = { before: async () => {}, after: () => {} };

const handshakes: Readonly<Record<Policies['events']['ping'], Handshake>> = {
  none: nothing,
  ping: { ...nothing, after: (world, webhook) => sendPing(world, webhook, mannerOf(world)) },
  challenge: {
    ...nothing,
    async before(world, webhook) {
      if (await answersChallenge(world, webhook, mannerOf(world))) return;
      const message = 'The server at this URL did not send back the challenge.';
      const issue = { at: ['body', 'url'], message, type: 'challenge', input: webhook.url };
      throw new Refused('invalid', { issues: [issue] });
    },
  },
};

function mannerOf({ choices }: World): EventManner {
  return mannersOf(choices).webhook;
}
