/** What a new webhook's URL is sent before any event (choice `events.ping`). None of it is a delivery. */
import type { WebhookRow } from '../store/run-rows.ts';
import { timestampOf } from './clock.ts';
import { outcomeOf } from './delivery-rules.ts';
import type { EngineWorld } from './engine-world.ts';
import type { EventManner } from './event-manners.ts';
import { sendInTime } from './send-in-time.ts';
import type { SendResult } from './sending.ts';
import { headersOf } from './signed-headers.ts';

type Webhook = Pick<WebhookRow['record'], 'url' | 'secret'>;

/** Sends `webhook.ping`, once, laid out and signed as every event is; nobody looks at what comes of it. */
export function ping(world: EngineWorld, webhook: Webhook, manner: EventManner): void {
  const { random, clock, dialect, timers } = world.parts;
  const created_at = timestampOf(clock);
  const delivery = { id: random.uuid(), created_at };
  const payload = dialect.encodeEvent({ event: 'webhook.ping', delivery, created_at });
  timers.hold(post(world, webhook, payload, manner).then(() => {}));
}

/**
 * Sends a text that nobody can guess. A request waits for what comes of it, and some clocks stand still under a request:
 * so real time ends it too.
 * @returns whether the text came back in the body of a 2xx
 */
export async function isMet(world: EngineWorld, webhook: Webhook, manner: EventManner): Promise<boolean> {
  const challenge = world.parts.random.bytes(24).toString('base64url');
  const patience = Promise.withResolvers<undefined>();
  const timer = setTimeout(patience.resolve, manner.rule.timeout_ms, undefined);
  const result = await Promise.race([post(world, webhook, { challenge }, manner), patience.promise]);
  clearTimeout(timer);
  return result?.kind === 'answered' && outcomeOf(result) === '2xx' && result.body.includes(challenge);
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
