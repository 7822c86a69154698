/** The parts of a payload: the run, the id of the delivery, the event. Their places are an open choice. Pure. */

import { chosen } from '../../src/choices/chosen.ts';
import { valueAt } from '../../src/choices/pointers.ts';
import { referenceChoices } from '../../src/choices/reference-choices.ts';
import { namesIn } from '../../src/json/pointer.ts';
import type { Channel } from '../suite/arrival-record.ts';
import type { Facts } from '../suite/evidence.ts';
import { type event_codes, event_of_part, isTaken, type Scenario } from '../suite/scenario.ts';
import type { DeliveryAttempt, Trial } from './trials.ts';

/** The parts of a payload that receivers are promised. */
export type PayloadPart = 'event' | 'delivery_id' | 'run_id';

const usual = referenceChoices.events.payload_layout;

/** One attempt, and where it was seen. */
export interface TrialAttempt {
  trial: Trial;
  attempt: DeliveryAttempt;
}

export interface RepeatedAttempt extends TrialAttempt {
  /** The attempt before, which was not taken. */
  before: DeliveryAttempt;
}

export function attemptsOfTrials(trials: readonly Trial[]): TrialAttempt[] {
  return trials.flatMap((trial) => trial.attempts.map((attempt) => ({ trial, attempt })));
}

export function attemptsOfChannel(trials: readonly Trial[], channel: Channel): TrialAttempt[] {
  return attemptsOfTrials(trials).filter(({ trial }) => trial.scenario.channel === channel);
}

/**
 * Attempts that repeat the one before them. An attempt that follows a taken one may be another delivery of the same
 * event, and a connection cut behind the head of a 2xx may count as taken.
 */
export function repeatsIn(trials: readonly Trial[]): RepeatedAttempt[] {
  return attemptsOfTrials(trials).flatMap(({ trial, attempt }): RepeatedAttempt[] => {
    const before = trial.attempts[trial.attempts.indexOf(attempt) - 1];
    return before && before.answer !== 'cut' && !isTaken(before.answer) ? [{ trial, attempt, before }] : [];
  });
}

/** The body as JSON; undefined where it is not JSON. */
export function payloadOf({ body }: DeliveryAttempt): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
}

/** The place of a part by the target file, or else by the document. */
export function payloadPointer(part: keyof typeof usual, { choices }: Facts): string | null {
  const place = chosen(choices, 'events.payload_layout')?.[part];
  return place === undefined ? usual[part] : place;
}

export function isPlaceDeclared(part: PayloadPart, { choices }: Facts): boolean {
  return chosen(choices, 'events.payload_layout')?.[part] !== undefined;
}

/** An id may be a number as well as a text. */
export function deliveryIdOf(attempt: DeliveryAttempt, facts: Facts): string | undefined {
  if (attempt.delivery_id !== undefined) return attempt.delivery_id;
  const id = valueAt(payloadOf(attempt), payloadPointer('delivery_id', facts) ?? '');
  return typeof id === 'number' ? String(id) : undefined;
}

/** The event; not what happens to stand at its usual place, where nobody declared one. */
export function eventOf({ event }: DeliveryAttempt, facts: Facts): string | undefined {
  if (event === undefined || isPlaceDeclared('event', facts)) return event;
  return event.startsWith('run.') ? event : undefined;
}

export function payloadPart(part: PayloadPart, attempt: DeliveryAttempt, facts: Facts): string | undefined {
  if (part === 'delivery_id') return deliveryIdOf(attempt, facts);
  return part === 'event' ? eventOf(attempt, facts) : attempt.run_id;
}

/** The names on the way to a part. */
export function payloadPath(part: PayloadPart, facts: Facts): string[] {
  return namesIn(payloadPointer(part, facts) ?? '');
}

/** The reason why nothing can be said of a part that no payload showed; undefined where one did. */
export function whyPartUnseen(part: PayloadPart, trials: readonly Trial[], facts: Facts): string | undefined {
  const told = attemptsOfTrials(trials);
  if (told.length === 0) return 'no event arrived';
  if (told.some(({ attempt }) => payloadPart(part, attempt, facts) !== undefined)) return undefined;
  return absentPartMessage(part, facts);
}

/** For messages: a part by the text's name for it. */
export const part_names: Readonly<Record<PayloadPart, string>> = {
  event: 'an event code',
  delivery_id: 'delivery.id',
  run_id: 'run_id',
};

export function absentPartMessage(part: PayloadPart, facts: Facts): string {
  return `no payload holds ${part_names[part]} at ${payloadPointer(part, facts)}; where it is, the target file says under events.payload_layout.${part}`;
}

type RunOutcome = 'completed' | 'failed' | 'canceled';

const event_of_outcome = { completed: 'run.completed', failed: 'run.failed', canceled: 'run.cancelled' } as const;
const outcomes = Object.keys(event_of_outcome) as RunOutcome[];

/** The event that is due for the end of a run; undefined where it is not certain how it ended. */
export function eventDue({ run, record }: Trial, trials: readonly Trial[]): (typeof event_codes)[number] | undefined {
  const { status_code: word, completed_at } = record ?? {};
  const outcome = outcomes.find((one) => one === word);
  if (outcome) return event_of_outcome[outcome];
  // A word of the target's own. One for runs that were called off is stated, so that this one means another end.
  if (typeof completed_at !== 'string' || run.part === 'cancels') return undefined;
  const due = event_of_part[run.part];
  const is_shared = trials.some((other) => other.record?.status_code === word && event_of_part[other.run.part] !== due);
  return is_shared ? undefined : due;
}

/** For messages: what the scenario was about. */
export function channelOf({ channel }: Scenario): string {
  return channel === 'webhook' ? 'webhook delivery' : 'callback';
}
