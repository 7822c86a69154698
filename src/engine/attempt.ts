/** One attempt of a delivery: what leaves, how long its receiver has, and what is recorded of it. */
import type { Attempt } from '../contract/types.ts';
import type { DeliveryRow } from '../store/run-rows.ts';
import { timestampOf } from './clock.ts';
import { attemptOutcome, countedResult, waitBeforeNext } from './delivery-rules.ts';
import type { EngineWorld } from './engine-world.ts';
import type { EventManner } from './event-manners.ts';
import { sendInTime } from './send-in-time.ts';
import type { SendResult } from './sending.ts';
import { headersOf } from './signed-headers.ts';

/** An attempt that has left and is not answered yet. */
export interface AttemptInFlight {
  delivery_id: string;
  /** 1 for the first one of its delivery. */
  attempt: number;
  url: string;
  channel: DeliveryRow['channel'];
  /** Start of the attempt, by the clock of the world. */
  since: string;
  /** Set where only its receiver is waited for. */
  wholly_sent: boolean;
}

export interface AttemptOptions {
  /** Its `wholly_sent` is kept up to date while the request is sent. */
  flight: AttemptInFlight;
  /** Resolves when the caller has recorded the result. A clock that has reached the timeout waits for that. */
  recorded: Promise<void>;
}

/** Sends a delivery once. It resolves when the receiver has answered, or cannot any more. */
export async function sendAttempt(
  world: EngineWorld,
  delivery: DeliveryRow,
  manner: EventManner,
  { flight, recorded }: AttemptOptions,
): Promise<Attempt> {
  const { random, clock } = world.parts;
  const { rule } = manner;
  const { id, url, channel, secret, event: code, run_id, webhook_id } = delivery;
  const request_id = requestIds[manner.request_id](delivery, () => random.uuid());
  const created_at = timestampOf(clock);
  const body = sentBody(delivery, created_at, manner);
  const headers = headersOf({ body, secret, request_id }, manner, random);
  const sent = { id, event: code, run_id, webhook_id, attempt: flight.attempt };
  const event = { url, channel, delivery: sent, headers, body, timeout_ms: rule.timeout_ms, onSending: noteOn(flight) };
  const result = countedResult(rule, await sendInTime(world, event, { redirects: rule.redirects, recorded }));
  const circumstances = { now_ms: clock.now_ms(), draw: (below: number) => random.integer(below) };
  const outcome = attemptOutcome(result);
  world.meter?.attemptEnded(channel, outcome);
  const wait_ms = waitBeforeNext(rule, delivery.attempts.length + 1, result, circumstances);
  return {
    request_id,
    ...answerOf(result),
    succeeded: outcome === '2xx',
    next_retry_at: wait_ms === undefined ? null : new Date(clock.now_ms() + wait_ms).toISOString(),
    created_at,
  };
}

const requestIds: Readonly<Record<EventManner['request_id'], (delivery: DeliveryRow, draw: () => string) => string>> = {
  attempt: (_, draw) => draw(),
  delivery: ({ attempts }, draw) => attempts[0]?.request_id ?? draw(),
  delivery_id: ({ id }) => id,
};

/** The bytes that were made with the delivery, unless each attempt says something of itself. */
export function sentBody(
  { body, attempts }: DeliveryRow,
  sent_at: string,
  { anew }: Pick<EventManner, 'anew'>,
): string {
  if (anew.length === 0) return body;
  const said = { attempt_number: attempts.length + 1, sent_at };
  return JSON.stringify({ ...JSON.parse(body), ...Object.fromEntries(anew.map((name) => [name, said[name]])) });
}

/** Counts, since a `send` may send more than once. */
function noteOn(flight: AttemptInFlight): () => () => void {
  let sending = 0;
  return () => {
    sending += 1;
    flight.wholly_sent = false;
    let is_sent = false;
    return () => {
      if (is_sent) return;
      is_sent = true;
      sending -= 1;
      flight.wholly_sent = sending === 0;
    };
  };
}

function answerOf(result: SendResult): Pick<Attempt, 'status_code' | 'response_time_ms' | 'response_body'> {
  if (result.kind === 'failed') return { status_code: null, response_time_ms: null, response_body: null };
  const { status, took_ms, body } = result;
  return { status_code: String(status), response_time_ms: Math.round(took_ms), response_body: body };
}
