/** Repeats of an event, and their end: one rule for each channel (section 6). */
import type { Policies } from '../choices/policies.ts';
import type { DeliveryRow } from '../store/run-rows.ts';
import type { SendResult } from './sending.ts';

export type Channel = DeliveryRow['channel'];

/** The outcome of an attempt: the class of the answer's status, or why there was no answer. */
export type AttemptOutcome = '2xx' | '3xx' | '4xx' | '5xx' | 'timeout' | 'network';

interface Backoff {
  first_ms: number;
  factor: number;
  /** Reduction of the wait by chance: none, anything up to the whole wait, or up to half of it. */
  jitter: 'none' | 'full' | 'equal';
  /** No wait is longer. */
  cap_ms: number;
}

export interface DeliveryRule {
  /** The first one included. */
  attempts: number;
  /** For one attempt, from its start to the last byte of the answer. */
  timeout_ms: number;
  /** From an attempt to the next one: so long after the first, and each time so many times longer. */
  backoff: Backoff;
  /** Moment of an attempt from which the wait counts; a sender that repeats by a timetable counts from its start. */
  wait_from: 'end' | 'start';
  /** After what an attempt is made again. */
  again_on: readonly AttemptOutcome[];
  /** Statuses after which none is made whatever their class. */
  never_again_on: readonly number[];
  /** The longest wait that a receiver may ask for with `Retry-After`; 0 where nobody listens to it. */
  heeds_ms: number;
  /** Redirects of one attempt that are followed. */
  redirects: number;
  /** Set where a connection that is cut behind the head of a 2xx has brought the event. */
  head_is_enough: boolean;
}

type EventPolicies = Policies['events'];

/** The longest wait between two attempts, whatever the schedule gives or a receiver asks for. */
const longest_wait_ms = 7 * 86_400_000;
const longest_heeded_ms = 3_600_000;
const most_redirects = 5;

/** Stated: three attempts, 1 s and 2 s apart, on 5xx and network errors. A timeout is open. */
export function callbackRule(events: Pick<EventPolicies, 'callback_timeout' | 'receiver_answers'>): DeliveryRule {
  const { timeout_s, counts_as_network_error } = events.callback_timeout;
  return {
    attempts: 3,
    timeout_ms: Math.round(timeout_s * 1_000),
    backoff: { first_ms: 1_000, factor: 2, jitter: 'none', cap_ms: longest_wait_ms },
    wait_from: 'end',
    again_on: counts_as_network_error ? ['5xx', 'timeout', 'network'] : ['5xx', 'network'],
    ...answersOf(events),
    heeds_ms: 0,
  };
}

/** Stated: on every non-2xx, timeout and network error, with exponential backoff. The numbers are open. */
export function webhookRule(events: Pick<EventPolicies, 'webhook_schedule' | 'receiver_answers'>): DeliveryRule {
  const { attempts, timeout_s, first_retry_s, factor, jitter, cap_s } = events.webhook_schedule;
  const cap_ms = cap_s === null ? longest_wait_ms : cap_s * 1_000;
  return {
    attempts,
    timeout_ms: Math.round(timeout_s * 1_000),
    backoff: { first_ms: first_retry_s * 1_000, factor, jitter, cap_ms: Math.min(cap_ms, longest_wait_ms) },
    wait_from: 'end',
    again_on: ['3xx', '4xx', '5xx', 'timeout', 'network'],
    ...answersOf(events),
  };
}

function answersOf({ receiver_answers }: Pick<EventPolicies, 'receiver_answers'>) {
  const { redirect, cut_after_2xx, retry_after, gone } = receiver_answers;
  return {
    never_again_on: gone === 'obeyed' ? [410] : [],
    heeds_ms: retry_after === 'obeyed' ? longest_heeded_ms : 0,
    redirects: redirect === 'followed' ? most_redirects : 0,
    head_is_enough: cut_after_2xx === 'success',
  };
}

/** Circumstances beside the rule that the wait before an attempt depends on. */
export interface Circumstances {
  now_ms: number;
  /** A whole number from 0 to `below - 1`. */
  draw(below: number): number;
}

/** The wait from now to the next attempt, in ms; undefined when there is none to come. @param made attempts so far */
export function waitBeforeNext(
  rule: DeliveryRule,
  made: number,
  result: SendResult,
  circumstances: Circumstances,
): number | undefined {
  if (made >= rule.attempts || !rule.again_on.includes(attemptOutcome(result))) return undefined;
  if (result.kind === 'answered' && rule.never_again_on.includes(result.status)) return undefined;
  const asked_ms = rule.heeds_ms === 0 ? 0 : askedWait(result, circumstances.now_ms);
  const wait_ms = Math.max(backoffWait(rule.backoff, made, circumstances), Math.min(asked_ms, rule.heeds_ms));
  return rule.wait_from === 'end' ? wait_ms : Math.max(0, wait_ms - result.took_ms);
}

function backoffWait({ first_ms, factor, jitter, cap_ms }: Backoff, made: number, { draw }: Circumstances): number {
  const whole_ms = Math.round(Math.min(first_ms * factor ** (made - 1), cap_ms));
  const least_ms = { none: whole_ms, full: 0, equal: Math.floor(whole_ms / 2) }[jitter];
  return least_ms === whole_ms ? whole_ms : least_ms + draw(whole_ms - least_ms + 1);
}

/** The wait that `Retry-After` asks for, in seconds or as a date (RFC 9110, section 10.2.3); 0 when it is neither. */
function askedWait(result: SendResult, now_ms: number): number {
  const asked = result.kind === 'answered' ? result.retry_after?.trim() : undefined;
  if (asked === undefined) return 0;
  const wait_ms = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - now_ms;
  return wait_ms > 0 ? wait_ms : 0;
}

/** The result as the rule counts it: an answer that broke off after the head of a 2xx may count as a success. */
export function countedResult(rule: DeliveryRule, result: SendResult): SendResult {
  if (!rule.head_is_enough || result.kind !== 'failed' || result.reason !== 'network') return result;
  const { status, took_ms } = result;
  return status !== undefined && status >= 200 && status <= 299
    ? { kind: 'answered', status, body: '', took_ms }
    : result;
}

export function attemptOutcome(result: SendResult): AttemptOutcome {
  if (result.kind === 'failed') return result.reason;
  const { status } = result;
  // Statuses outside of HTTP count as a 5xx (RFC 9110, section 15).
  if (status < 200 || status > 599) return '5xx';
  return `${Math.floor(status / 100)}xx` as AttemptOutcome;
}
