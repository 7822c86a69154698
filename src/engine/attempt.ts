/** One attempt of a delivery: what leaves, how long its receiver has, and what is recorded of it. */
import type { Attempt } from '../contract/types.ts';
import type { World } from '../server/world.ts';
import type { DeliveryRow } from '../store/run-rows.ts';
import { sign } from '../webhooks/sign.ts';
import { timestampOf } from './clock.ts';
import type { OutgoingEvent, SendResult } from './delivery-engine.ts';
import { type DeliveryRule, outcomeOf, waitBeforeNext } from './delivery-rules.ts';

/**
 * Sends a delivery once. It resolves when the receiver has answered, or cannot any more.
 * @param recorded resolves when the caller has kept what came of it: a clock that brought the timeout waits for that
 */
export async function makeAttempt(
  world: World,
  delivery: DeliveryRow,
  rule: DeliveryRule,
  recorded: Promise<void>,
): Promise<Attempt> {
  const { random, clock } = world.parts;
  const request_id = random.uuid();
  const created_at = timestampOf(clock);
  const { url, body } = delivery;
  const headers = headersOf(delivery, request_id);
  const result = await sendInTime(world, { url, headers, body, timeout_ms: rule.timeout_ms }, recorded);
  const wait_ms = waitBeforeNext(rule, delivery.attempts.length + 1, result);
  return {
    request_id,
    ...answerOf(result),
    succeeded: outcomeOf(result) === '2xx',
    next_retry_at: wait_ms === undefined ? null : new Date(clock.now_ms() + wait_ms).toISOString(),
    created_at,
  };
}

function headersOf({ body, secret }: DeliveryRow, request_id: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'model-run-kit',
    'service-request-id': request_id,
    ...(secret !== null && { 'service-signature': sign(Buffer.from(body), secret) }),
  };
}

function answerOf(result: SendResult): Pick<Attempt, 'status_code' | 'response_time_ms' | 'response_body'> {
  if (result.kind === 'failed') return { status_code: null, response_time_ms: null, response_body: null };
  const { status, took_ms, body } = result;
  return { status_code: String(status), response_time_ms: Math.round(took_ms), response_body: body };
}

/**
 * Cuts what takes too long, on the clock of the world. A `send` that throws has met a network error: stand-ins made of
 * `fetch` do so.
 */
async function sendInTime(world: World, event: OutgoingEvent, recorded: Promise<void>): Promise<SendResult> {
  const { clock, timers, send } = world.parts;
  const began_ms = clock.now_ms();
  const cutter = new AbortController();
  const cut = Promise.withResolvers<SendResult>();
  const cancel = timers.at(began_ms + event.timeout_ms, async () => {
    const took_ms = clock.now_ms() - began_ms;
    cut.resolve({ kind: 'failed', reason: 'timeout', message: `no answer within ${took_ms} ms`, took_ms });
    cutter.abort();
    await recorded;
  });
  const sent = send({ ...event, signal: cutter.signal }).catch((error: unknown): SendResult => {
    const message = error instanceof Error ? error.message : String(error);
    return { kind: 'failed', reason: 'network', message, took_ms: clock.now_ms() - began_ms };
  });
  const result = await Promise.race([sent, cut.promise]);
  cancel();
  return result;
}
