/** A ping, or a challenge to send back, to a new webhook's URL (choice `events.ping`). Neither is a delivery. */
import type { WebhookRow } from '../store/run-rows.ts';
import { timestampOf } from './clock.ts';
import { attemptOutcome } from './delivery-rules.ts';
import type { EngineWorld } from './engine-world.ts';
import type { EventManner } from './event-manners.ts';
import { sendInTime } from './send-in-time.ts';
import type { SendResult } from './sending.ts';
import { headersOf } from './signed-headers.ts';

type Webhook = Pick<WebhookRow['record'], 'url' | 'secret'>;

/** Sends `webhook.ping` once, laid out and signed like every event. Its answer is ignored. */
export function sendPing(world: EngineWorld, webhook: Webhook, manner: EventManner): void {
  const { random, clock, dialect, timers } = world.parts;
  const created_at = timestampOf(clock);
  const delivery = { id: random.uuid(), created_at };
  const payload = dialect.encodeEvent({ event: 'webhook.ping', delivery, created_at });
  timers.waitFor(post(world, webhook, payload, manner).then(() => {}));
}

/**
 * Sends a random text. The request that creates the webhook waits for the answer, and some clocks stand still while a
 * request is under way; so the timeout is also counted in real time.
 * @returns whether the text came back in the body of a 2xx
 */
export async function answersChallenge(world: EngineWorld, webhook: Webhook, manner: EventManner): Promise<boolean> {
  const challenge = world.parts.random.bytes(24).toString('base64url');
  const patience = Promise.withResolvers<undefined>();
  const timer = setTimeout(patience.resolve, manner.rule.timeout_ms, undefined);
  const result = await Promise.race([post(world, webhook, { challenge }, manner), patience.promise]);
  clearTimeout(timer);
  return result?.kind === 'answered' && attemptOutcome(result) === '2xx' && result.body.includes(challenge);
}

async function post(
  world: EngineWorld,
  { url, secret }: Webhook,
  payload: Record<string, unknown>,
  manner: EventManner,
): Promise<SendResult> {
  const body = JSON.stringify(payload);
  const { random } = world.parts;
  const headers = headersOf({ body, secret, request_id: random.uuid() }, manner, random);
  const { redirects, timeout_ms } = manner.rule;
  return sendInTime(world, { url, channel: 'webhook', headers, body, timeout_ms }, { redirects });
}
