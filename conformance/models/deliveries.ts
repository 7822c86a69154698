/** Functions of attempts and their answers. Written from sections 5.7, 6 and 8. */
import type { Evidence } from '../suite/evidence.ts';
import { recallsFor } from '../suite/scenario.ts';
import type { DeliveryAttempt, Trial } from './trials.ts';

/** The trials of callbacks, by any dispatcher. */
export function callbacksOf(trials: readonly Trial[]): Trial[] {
  return trials.filter(({ scenario }) => scenario.channel === 'callback');
}

export function webhooksOf(trials: readonly Trial[]): Trial[] {
  return trials.filter(({ scenario }) => scenario.channel === 'webhook');
}

/** Every answer before this attempt was given at once, so that the wait before it says something. */
export function wereImmediate(attempts: readonly DeliveryAttempt[], before: number): boolean {
  return attempts.slice(0, before).every(({ answer }) => answer !== 'hang' && answer !== 'cut');
}

/** From the accept of one attempt to the accept of the next, in milliseconds. @param index of the later one, from 1 */
export function gapBefore(attempts: readonly DeliveryAttempt[], index: number): number {
  return attempts[index]!.at_ms - attempts[index - 1]!.at_ms;
}

/** A busy receiver keeps all waiting that arrive together. */
const burst_ms = 250;

/**
 * The part that the receiver may have taken from the wait before an attempt: a sender may count from its start of the
 * attempt before, which the receiver accepted later. A late accept of the attempt itself only makes the wait longer.
 * @param index of the later attempt, from 1
 */
export function lagBefore(
  attempts: readonly DeliveryAttempt[],
  index: number,
  { arrivals = [] }: Pick<Evidence, 'arrivals'>,
): number {
  const before = attempts[index - 1]!;
  const beside = arrivals.filter(({ at_ms }) => Math.abs(before.at_ms - at_ms) <= burst_ms);
  return Math.max(before.lag_ms, ...beside.map(({ lag_ms }) => lag_ms));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/** One line for a reader: when each attempt came and what it was answered. */
export function timeline(attempts: readonly DeliveryAttempt[]): string {
  const first_ms = attempts[0]?.at_ms ?? 0;
  return (
    attempts.map(({ at_ms, answer }) => `${((at_ms - first_ms) / 1_000).toFixed(3)} s: ${answer}`).join(', ') ||
    'no attempt'
  );
}

/** The attempts of a callback that ended it, and those that came all the same. */
export function surplusAttempt({ attempts }: Trial): { after: DeliveryAttempt; attempt: DeliveryAttempt } | undefined {
  const last = attempts.findIndex(({ answer }) => typeof answer === 'number' && !recallsFor(answer));
  const attempt = last < 0 ? undefined : attempts[last + 1];
  return attempt && { after: attempts[last]!, attempt };
}
