/**
 * Sends one request to the target and trusts nothing that comes back: bounded bodies, a limit on time, few redirects
 * followed and only to where that is allowed, no credential to another origin than the base URL's.
 */
import { randomBytes } from 'node:crypto';
import { type BaseUrls, baseAbove, baseUrlsOf, isHome } from '../target/base-urls.ts';
import { gatewayEntry, mediaTypeOf } from '../target/gateway.ts';
import type { Target, TargetNetwork } from '../target/target.ts';
import { AnswerOutOfBounds, createReader } from './bounded-answers.ts';
import { createGuardedAgent, harmless_headers } from './guarded-agent.ts';
import { failureOf, type HttpFailure } from './http-failure.ts';
import { createOutages } from './outages.ts';
import { createPace, type PaceClock } from './pace.ts';
import { receive } from './receive.ts';
import { createRoom, type Room } from './room.ts';
import { endless, type TimeLimit } from './time-limit.ts';
import { createWaits } from './waits.ts';

/** `network.timeout_s`, unless given. */
export const default_timeout_s = 20;

/** Statuses that say "not now": evidence for nothing, waited out. */
const busy = new Set([429, 502, 503, 504]);
/** Those of them behind which the request may have been carried out all the same. */
const doubtful = new Set([502, 503, 504]);
const busy_tries = 4;
const busy_wait_ms = 500;
const max_retry_after_ms = 30_000;
/** As many as browsers of old took. */
const most_redirects = 5;
const utf8 = new TextDecoder();
const redirects = new Set([301, 302, 303, 307, 308]);
/** Those that ask for the same request once more, body and all: what they answer was not carried out. */
const same_request = new Set([307, 308]);

export interface OutgoingRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
  /** Redirects to such URLs are followed, and what they lead to is the answer. */
  followsTo?(url: string): boolean;
}

export interface HttpAnswer {
  received?: { status: number; headers: Record<string, string>; body: string; bytes: Uint8Array };
  failure?: HttpFailure;
  took_ms: number;
  /** The URL that answered, where a redirect led to it. */
  led_to?: string;
  /** The limit that was met: of the time that a busy target may take, of what is kept, of the run. */
  budget?: string;
  /** Milliseconds until somebody took the connection, where it was refused first. */
  away_ms?: number;
  /** It was sent before, and answered by an error of a gateway, which may have let it through. */
  is_repeat?: true;
}

export interface Http {
  /** @param limit cuts it off; @throws CaseStopped where the time was over before it went out */
  send(outgoing: OutgoingRequest, limit?: TimeLimit): Promise<HttpAnswer>;
  /** Requests that went out so far, repeats included. */
  readonly sent: number;
  close(): Promise<void>;
}

export interface HttpOptions {
  /** Credentials go to its origin, and to those of other replicas, and nowhere else. */
  base_url: string;
  base_urls?: Target['base_urls'];
  /** The way there; `headers` of it are for whoever writes requests. */
  network?: TargetNetwork;
  /** `read-only`: whatever else is sent counts as refused. */
  mode?: Target['mode'];
  requests_per_second?: number;
  /** Injected by tests and proofs. */
  pace?: PaceClock;
  /** Seconds that the target may keep the run waiting, in all. */
  waits_s?: number;
  /** Bound for the size of answers. */
  room?: Room;
  /** Injected by tests; milliseconds. */
  wait?: (ms: number) => Promise<void>;
}

/** An HTTP client for one run. */
export function createHttp(options: HttpOptions): Http {
  const { network = {} } = options;
  const timeout_ms = (network.timeout_s ?? default_timeout_s) * 1000;
  const wait = options.wait ?? ((ms: number) => new Promise<void>((done) => setTimeout(done, ms)));
  const { base_url, base_urls } = options;
  const bases: BaseUrls = { base_url, ...(base_urls && { base_urls }) };
  const agent = createGuardedAgent({ ...bases, network, mode: options.mode }, { timeout_ms });
  const untilNext = createPace(options.requests_per_second, options.pace);
  let sent = 0;
  const reader = createReader(options.room ?? createRoom());
  const waits = createWaits(options.waits_s);
  const outages = createOutages();

  async function once(outgoing: OutgoingRequest, limit: TimeLimit): Promise<HttpAnswer> {
    if (!mayBeSent(bases, outgoing)) {
      const homes = baseUrlsOf(bases).map((one) => new URL(one).origin);
      const message = `not sent: credentials go nowhere but to ${homes.join(', ')}`;
      return { failure: { kind: 'refused', message }, took_ms: 0 };
    }
    await untilNext(limit);
    sent += 1;
    const started = performance.now();
    const took = () => Math.round(performance.now() - started);
    try {
      const { status, headers: told, bytes } = await receive(agent, outgoing, { timeout_ms, cut: limit.cut, reader });
      const headers = plainHeaders(told);
      return { received: { status, headers, body: utf8.decode(bytes), bytes }, took_ms: took() };
    } catch (error) {
      if (limit.cut?.aborted) {
        const message = `${limit.over!.reason}, before the answer was complete`;
        return { failure: { kind: 'cut', message }, took_ms: took() };
      }
      const failure = failureOf(error, timeout_ms);
      if (failure.is_away) sent -= 1;
      const is_budget = error instanceof AnswerOutOfBounds && error.is_budget;
      return { failure, took_ms: took(), ...(is_budget && { budget: error.message }) };
    }
  }

  async function followed(outgoing: OutgoingRequest, limit: TimeLimit): Promise<HttpAnswer> {
    let [next, took_ms] = [outgoing, 0];
    const asked = new Set([outgoing.url]);
    for (;;) {
      const answer = await once(next, limit);
      took_ms += answer.took_ms;
      const ends = asked.size > most_redirects || gatewayAt(answer, network) !== undefined;
      const onwards = ends ? undefined : redirected(next, answer, bases);
      // A circle of redirects answers nothing else.
      if (!onwards || asked.has(onwards.url)) {
        return { ...answer, took_ms, ...(next !== outgoing && { led_to: next.url }) };
      }
      asked.add(onwards.url);
      next = onwards;
    }
  }

  return {
    async send(outgoing, limit = endless) {
      let is_repeat = false;
      let away_ms = 0;
      for (let attempt = 1; ; ) {
        const told = { ...(is_repeat && { is_repeat }), ...(away_ms > 0 && { away_ms }) };
        const found: HttpAnswer = { ...(await followed(outgoing, limit)), ...told };
        const { received } = found;
        if (received) outages.met(outgoing.url);
        const pause_ms = found.failure?.is_away && outages.wait_ms(outgoing.url, away_ms);
        if (pause_ms) {
          await limit.before(wait(pause_ms));
          away_ms += pause_ms;
          continue;
        }
        const answer = withoutGateways(found, network);
        is_repeat ||= received !== undefined && doubtful.has(received.status);
        if (answer.received && !busy.has(answer.received.status)) waits.served();
        const is_worth_another =
          received && (busy.has(received.status) || (answer.failure?.kind === 'gateway' && outgoing.method === 'GET'));
        if (attempt === busy_tries || !is_worth_another) return answer;
        const told_ms = Number(received.headers['retry-after'] ?? Number.NaN) * 1000;
        const asked_ms = Number.isFinite(told_ms)
          ? Math.min(Math.max(0, told_ms), max_retry_after_ms)
          : busy_wait_ms * 2 ** (attempt - 1);
        const budget = waits.take(asked_ms);
        if (budget !== undefined) return { ...answer, budget };
        // Nothing could be asked behind such a wait.
        if (limit.left_ms <= asked_ms)
          return { ...answer, budget: `the time of the run ends before the target is free` };
        await limit.before(wait(asked_ms));
        attempt += 1;
      }
    },
    get sent() {
      return sent;
    },
    // A polite close waits for what is under way, however long that takes.
    close: () => agent.destroy(),
  };
}

/** True for a status that tells nothing about a clause, since the target was busy or a gateway stood in the way. */
export function tellsNothing(status: number): boolean {
  return busy.has(status);
}

function gatewayAt({ received }: HttpAnswer, { gateway }: TargetNetwork): number | undefined {
  return received && gatewayEntry(gateway, received);
}

/** A gateway's answer is no answer of the target's. */
function withoutGateways(answer: HttpAnswer, network: TargetNetwork): HttpAnswer {
  const { received, ...rest } = answer;
  const place = gatewayAt(answer, network);
  if (place === undefined) return answer;
  const said = `${received!.status} ${mediaTypeOf(received!)}`.trim();
  const message = `a gateway answered in its place: ${said}, which is network.gateway[${place}] of the target file`;
  return { ...rest, failure: { kind: 'gateway', message } };
}

/** Drawn for many at once: asking the system each time costs more than all else about a name. */
const drawn = { bytes: Buffer.alloc(0), used: 0 };
const traceparent_bytes = 24;
const drawn_at_once = 256;

/** A W3C trace context of its own for each request, so that the target's log can be read beside the report. */
export function traceparent(): string {
  if (drawn.used === drawn.bytes.length)
    Object.assign(drawn, { bytes: randomBytes(traceparent_bytes * drawn_at_once), used: 0 });
  const digits = drawn.bytes.toString('hex', drawn.used, drawn.used + traceparent_bytes);
  drawn.used += traceparent_bytes;
  return `00-${digits.slice(0, 32)}-${digits.slice(32)}-01`;
}

/** The one place that decides it, for each request that goes out, on the URL that it goes to. */
function mayBeSent(bases: BaseUrls, { url, headers }: OutgoingRequest): boolean {
  return isAtHome(bases, url) || Object.keys(headers).every((name) => harmless_headers.includes(name));
}

/** The request that a redirect asks for; undefined where there is none, or none that is followed. */
function redirected(outgoing: OutgoingRequest, { received }: HttpAnswer, bases: BaseUrls): OutgoingRequest | undefined {
  const location = received?.headers.location;
  if (!outgoing.followsTo || location === undefined) return undefined;
  if (!(outgoing.method === 'GET' ? redirects : same_request).has(received!.status)) return undefined;
  if (!URL.canParse(location, outgoing.url)) return undefined;
  const url = new URL(location, outgoing.url);
  if (!/^https?:$/.test(url.protocol) || !outgoing.followsTo(url.href)) return undefined;
  const onwards = { ...outgoing, url: url.href };
  return baseAbove(bases, url.href) ? onwards : { ...onwards, headers: harmless(outgoing.headers) };
}

/** A cursor URL may lead out of the base URL's path, and is followed as it was given. */
function isAtHome(bases: BaseUrls, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, username, password } = new URL(url);
  return isHome(bases, origin) && username === '' && password === '';
}

function harmless(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => harmless_headers.includes(name)));
}

function plainHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}
