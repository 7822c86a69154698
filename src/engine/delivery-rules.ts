/** When an event is sent again, and when not any more: one rule for each channel (section 6). */
import type { DeliveryRow } from '../store/run-rows.ts';
import type { SendResult } from './delivery-engine.ts';

export type Channel = DeliveryRow['channel'];

/** What an attempt may come to. A class of answers, or none: cut by the timeout, or failed on the way. */
export type Outcome = '2xx' | '3xx' | '4xx' | '5xx' | 'timeout' | 'network';

export interface DeliveryRule {
  /** The first one included. */
  attempts: number;
  /** For one attempt, from its start to the last byte of the answer. */
  timeout_ms: number;
  /** From the end of an attempt to the next one: so long after the first, and each time so many times longer. */
  backoff: { first_ms: number; factor: number };
  /** After what an attempt is made again. */
  again_on: readonly Outcome[];
}

export type DeliveryRules = Readonly<Record<Channel, DeliveryRule>>;

export const delivery_rules: DeliveryRules = {
  // Stated: three attempts, 1 s and 2 s apart, on 5xx and network errors. That a timeout counts as one is our choice.
  callback: {
    attempts: 3,
    timeout_ms: 5_000,
    backoff: { first_ms: 1_000, factor: 2 },
    again_on: ['5xx', 'timeout', 'network'],
  },
  // Stated: on every non-2xx, timeout and network error, with exponential backoff. The numbers are our choice.
  webhook: {
    attempts: 5,
    timeout_ms: 5_000,
    backoff: { first_ms: 1_000, factor: 2 },
    again_on: ['3xx', '4xx', '5xx', 'timeout', 'network'],
  },
};

/** How long to wait before the next attempt; undefined when there is none to come. @param made attempts so far */
export function waitBeforeNext(rule: DeliveryRule, made: number, result: SendResult): number | undefined {
  if (made >= rule.attempts || !rule.again_on.includes(outcomeOf(result))) return undefined;
  return rule.backoff.first_ms * rule.backoff.factor ** (made - 1);
}

export function outcomeOf(result: SendResult): Outcome {
  if (result.kind === 'failed') return result.reason;
  const { status } = result;
  // What is no final status of HTTP counts as a 5xx (RFC 9110, section 15).
  if (status < 200 || status > 599) return '5xx';
  return `${Math.floor(status / 100)}xx` as Outcome;
}
