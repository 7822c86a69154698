/** Events on their way: who is told of the end of a run, how often it is tried, and the log of it. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Answer } from './answers.ts';
import { type Call, idIn, owned } from './calls.ts';
import { type Posted, post } from './post.ts';
import { record, time } from './spelling.ts';
import type { Attempt, Delivery, Run, State } from './state.ts';

export const topics = { completed: 'run.completed', failed: 'run.failed', canceled: 'run.cancelled' } as const;

export const callback_timeout_ms = 3_000;
const callback_waits_ms = [1_000, 2_000];
export const webhook_plan = { attempts: 4, timeout_ms: 4_000, first_ms: 2_000, factor: 3, cap_ms: 15_000 };

/** Tells the callback of a run that has ended, and the webhooks of its organization. */
export function announce(state: State, run: Run): void {
  const topic = state.faults.has('the event is spelled like the status') ? `run.${run.outcome}` : topics[run.outcome!];
  const told = [...state.webhooks.values()].filter(
    ({ org, topics: wanted }) =>
      (org === run.org || state.faults.has('webhooks of other organizations are told')) &&
      (wanted.includes(topic) || (wanted.length === 0 && state.faults.has('empty subscriptions hear everything'))),
  );
  const { callback_url } = run;
  if (callback_url !== null && URL.canParse(callback_url))
    begin(state, run, topic, { url: callback_url, key: run.org.callback_secret });
  for (const webhook of told) begin(state, run, topic, { url: webhook.url, key: webhook.key, webhook });
}

function begin(state: State, run: Run, topic: string, to: Pick<Delivery, 'url' | 'key' | 'webhook'>): void {
  const created_ms = state.clock.now();
  const delivery = { id: randomUUID(), request_id: randomUUID(), run, topic, ...to, created_ms, attempts: [] };
  state.deliveries.push(delivery);
  attempt(state, delivery);
}

function attempt(state: State, delivery: Delivery): void {
  const { webhook, url } = delivery;
  if (webhook && !state.webhooks.has(webhook.id)) return;
  const began_ms = state.clock.now();
  const body = payload(state, delivery);
  const posted = post(url, body, headersFor(state, delivery, body));
  const timer = state.clock.at(began_ms + (webhook ? webhook_plan.timeout_ms : callback_timeout_ms), () =>
    posted.cut('timeout'),
  );
  const stop = () => posted.cut('network');
  state.cuts.add(stop);
  const over = posted.result.then((result) => {
    timer.cancel();
    state.cuts.delete(stop);
    if (state.faults.has('a repeat has another delivery id')) delivery.id = randomUUID();
    conclude(state, delivery, {
      began_ms,
      ended_ms: state.clock.now(),
      result,
      succeeded: isTaken(state, delivery, result),
    });
  });
  state.clock.hold(Promise.race([over, posted.waiting]));
}

function conclude(state: State, delivery: Delivery, made: Attempt): void {
  delivery.attempts.push(made);
  const wait_ms = delivery.webhook ? webhookWait(state, delivery, made) : callbackWait(state, delivery, made);
  if (wait_ms === undefined) return;
  made.next_ms = made.ended_ms + wait_ms;
  state.clock.at(made.next_ms, () => attempt(state, delivery));
}

function isTaken({ faults }: State, { webhook }: Delivery, { status = 0 }: Posted): boolean {
  if (faults.has('webhooks take a redirect for success') && webhook && status >= 300 && status <= 399) return true;
  return status >= 200 && status <= 299;
}

/** A timeout is no network error here, so that nothing follows it. */
function callbackWait({ faults }: State, { attempts }: Delivery, { result }: Attempt): number | undefined {
  const { status, problem } = result;
  const again =
    problem === 'network' || (status ?? 0) >= 500 || (faults.has('a callback is retried on 404') && status === 404);
  const waits_ms = faults.has('a fourth callback attempt is made') ? [...callback_waits_ms, 4_000] : callback_waits_ms;
  return again ? waits_ms[attempts.length - 1] : undefined;
}

/** Any part of a growing wait, or what the receiver asked for; never again once it says that it is gone. */
function webhookWait({ random }: State, { attempts }: Delivery, { result, succeeded }: Attempt): number | undefined {
  const { attempts: most, first_ms, factor, cap_ms } = webhook_plan;
  if (succeeded || attempts.length >= most || result.status === 410) return undefined;
  const longest_ms = Math.min(cap_ms, first_ms * factor ** (attempts.length - 1));
  return Math.max(Math.round(random() * longest_ms), result.retry_after_ms ?? 0);
}

function payload(state: State, { id, topic, run, attempts, created_ms }: Delivery): string {
  return JSON.stringify({
    what: topic,
    happened: time(created_ms),
    message: { id, attempt_number: attempts.length + 1, sent_at: time(state.clock.now()) },
    subject: { run: run.id, organization: run.org.id, given: run.input },
  });
}

function headersFor({ faults }: State, delivery: Delivery, body: string): Record<string, string> {
  const { key, request_id } = delivery;
  const headers = { 'Northwind-Request-Id': request_id };
  if (key === null) return headers;
  const signature = signed(
    key,
    faults.has('signatures are over pretty-printed JSON') ? JSON.stringify(JSON.parse(body), null, 2) : body,
  );
  delivery.first_signature ??= signature;
  const shown = faults.has('a repeat bears the first signature') ? delivery.first_signature : signature;
  return { ...headers, 'Northwind-Signature': shown };
}

/** Two signatures, as while keys are exchanged: the first one's key is nobody's any more. */
function signed(key: string, body: string): string {
  const keys = [randomBytes(32), keyOf(key)];
  return keys.map((each) => `sha256=${createHmac('sha256', each).update(body).digest('base64url')}`).join(' ');
}

function keyOf(secret: string): Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret);
}

function deliveryView({ faults }: State, { id, request_id, run, topic, webhook, created_ms, attempts }: Delivery) {
  const tries = attempts.map(({ began_ms, ended_ms, result, succeeded, next_ms }) =>
    record({
      status_code: result.status,
      response_time_ms: result.status === undefined ? null : ended_ms - began_ms,
      response_body: result.body,
      succeeded: succeeded || faults.has('every attempt is logged as taken'),
      next_retry_at: time(next_ms),
      sent_at: time(began_ms),
    }),
  );
  const about = { id, request_id, run_id: run.id, event: topic, webhook_id: webhook?.id, created_at: time(created_ms) };
  return record({ ...about, tries });
}

/** Newest first, from the first attempt on; without pages. */
function logOf({ state, caller }: Call, isShown: (delivery: Delivery) => boolean): Answer {
  const own = state.deliveries.filter(({ run, attempts }) => run.org === caller.org && attempts.length > 0);
  return {
    status: 200,
    body: own
      .filter(isShown)
      .toReversed()
      .map((each) => deliveryView(state, each)),
  };
}

export function listWebhookDeliveries(call: Call): Answer {
  const webhook = owned(call.state.webhooks.get(idIn(call, 'webhook_id')), call);
  return logOf(call, (delivery) => delivery.webhook === webhook);
}

export function listAllDeliveries(call: Call): Answer {
  return logOf(call, () => true);
}
