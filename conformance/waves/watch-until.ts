/** The time for which a receiver must be watched until it is certain that no more attempts come. Pure. */
import type { ChoicesDocument } from '../../src/choices/choices-document.ts';
import { chosen } from '../../src/choices/chosen.ts';
import { callback_attempts, callbackWait_ms, isTaken, type ReceiverAnswer, recallsFor } from '../suite/scenario.ts';

/** One attempt, on the axis of the target's clock. */
interface WatchedAttempt {
  at_ms: number;
  /** The end of its connection; absent while it is open. */
  ended_ms?: number;
  answer: ReceiverAnswer;
}

export interface WatchedDelivery {
  channel: 'callback' | 'webhook';
  attempts: readonly WatchedAttempt[];
  /** A first attempt is to come at all. */
  expects: boolean;
  dispatched_ms: number;
  ends_within_ms: number;
  /** The time when the run was first known to be terminal. */
  ended_ms?: number;
  schedule: Schedule;
  /** The time announced by the target for the next attempt; null: never. Absent: it said nothing. */
  announced_ms?: number | null;
  stepped: boolean;
}

/** The declarations of a target about webhooks and callbacks. */
export interface Schedule {
  attempts?: number;
  first_retry_ms?: number;
  factor?: number;
  cap_ms?: number;
  callback_timeout_counts?: boolean;
}

export interface Watch {
  until_ms: number;
  /** A further attempt has to come, so that its absence is something to look into. */
  expects_next: boolean;
  /** The reason why nobody can know when it would come. */
  unknown?: string;
}

/** After a terminal state the first attempt leaves at once; a busy sender may take its time. */
const first_grace_ms = 10_000;
/** A silence is watched so long after the run is known to have ended. */
const silence_ms = 2_000;
/** The longest timeout that is permitted, and a little more. */
const longest_hang_ms = 65_000;
const callback_missing_ms = 10_000;
/** A sender that was late may be later still: under load, a wait of 1 s took 7 s, and the next one more than 10 s. */
const times_late = 3;
/** Beyond the step that would be next. */
const quiet_grace_ms = 500;
const real_webhook_grace_ms = 5_000;
const stepped_webhook_grace_ms = 1_000;
/** Nobody waits longer for a webhook in real time, nor on a stepped clock. */
const longest_real_wait_ms = 30_000;
const longest_stepped_wait_ms = 8 * 86_400_000;
/** Most senders come again within it. */
const unknown_step_ms = 5_000;
/** For targets that neither declare nor announce anything. */
const unannounced_real_ms = 12_000;
const unannounced_stepped_ms = 2 * 3_600_000;

export function watchUntil(watched: WatchedDelivery): Watch {
  const { attempts, expects, dispatched_ms, ends_within_ms, ended_ms } = watched;
  const last = attempts.at(-1);
  if (!last) {
    const known_ms = ended_ms ?? dispatched_ms + ends_within_ms;
    return { until_ms: known_ms + (expects ? first_grace_ms : silence_ms), expects_next: expects };
  }
  if (last.answer === 'hang' && last.ended_ms === undefined) {
    return { until_ms: last.at_ms + longest_hang_ms, expects_next: false };
  }
  const over_ms = Math.max(last.at_ms, last.ended_ms ?? last.at_ms);
  return watched.channel === 'callback'
    ? afterCallback(watched, attempts.length, last.answer, over_ms)
    : afterWebhook(watched, attempts.length, last.answer, over_ms);
}

function afterCallback(
  { attempts, schedule, stepped }: WatchedDelivery,
  made: number,
  answer: ReceiverAnswer,
  over_ms: number,
): Watch {
  const step_ms = callbackWait_ms(made);
  const late_ms = stepped ? 0 : Math.min(times_late * lateness_ms(attempts), longest_real_wait_ms);
  const again = recallsFor(answer) || (answer === 'hang' && schedule.callback_timeout_counts === true);
  if (again && made < callback_attempts) {
    return { until_ms: over_ms + Math.max(callback_missing_ms, 5 * step_ms) + late_ms, expects_next: true };
  }
  return { until_ms: over_ms + step_ms + quiet_grace_ms, expects_next: false };
}

/** The most by which a callback came behind its wait: of a sender on a busy machine. */
function lateness_ms(attempts: readonly WatchedAttempt[]): number {
  const late = attempts.slice(1).map(({ at_ms }, index) => {
    const before = attempts[index]!;
    return at_ms - (before.ended_ms ?? before.at_ms) - callbackWait_ms(index + 1);
  });
  return Math.max(0, ...late);
}

function afterWebhook(watched: WatchedDelivery, made: number, answer: ReceiverAnswer, over_ms: number): Watch {
  const { schedule, announced_ms, stepped } = watched;
  // A repeat after a 2xx is permitted, so that there is nothing to watch for.
  if (isTaken(answer)) return { until_ms: over_ms, expects_next: false };
  const step_ms = stepOf(schedule, made);
  // The head of a 2xx may be enough: another attempt is watched for, and none is missed.
  if (answer === 'cut')
    return { until_ms: over_ms + (step_ms ?? unknown_step_ms) + quiet_grace_ms, expects_next: false };
  const is_last = schedule.attempts !== undefined && made >= schedule.attempts;
  if (is_last) return { until_ms: over_ms + (stepped ? 1.25 * (step_ms ?? 0) + 1_000 : 0), expects_next: false };
  // Two attempts are the least; further ones are the target's choice.
  const expects_next = made === 1 || schedule.attempts !== undefined;
  const grace_ms = stepped ? stepped_webhook_grace_ms : real_webhook_grace_ms;
  const longest_ms = stepped ? longest_stepped_wait_ms : longest_real_wait_ms;
  const wait_ms = announced_ms == null ? step_ms : Math.max(0, announced_ms - over_ms);
  if (wait_ms === undefined) {
    if (announced_ms === null) return { until_ms: over_ms + callback_missing_ms, expects_next };
    const until_ms = over_ms + (stepped ? unannounced_stepped_ms : unannounced_real_ms);
    return { until_ms, expects_next, unknown: 'neither the target file nor the log of deliveries says when' };
  }
  const whole_ms = wait_ms + Math.max(grace_ms, wait_ms / 2);
  if (whole_ms <= longest_ms) return { until_ms: over_ms + whole_ms, expects_next };
  const unknown = `the next attempt is due ${Math.round(wait_ms / 1_000)} s later, which is longer than this run waits`;
  return { until_ms: over_ms + (stepped ? grace_ms : 0), expects_next, unknown };
}

/** The most that the wait behind the attempt of this number can be. */
function stepOf({ first_retry_ms, factor, cap_ms }: Schedule, made: number): number | undefined {
  if (first_retry_ms === undefined) return undefined;
  // A factor that is not told may be anything; four is more than anybody uses.
  return Math.min(first_retry_ms * (factor ?? 4) ** (made - 1), cap_ms ?? longest_stepped_wait_ms);
}

export function declaredSchedule(choices: ChoicesDocument): Schedule {
  const { attempts, first_retry_s, factor, cap_s } = chosen(choices, 'events.webhook_schedule', 'createWebhook') ?? {};
  const { counts_as_network_error } = chosen(choices, 'events.callback_timeout') ?? {};
  return {
    ...(attempts !== undefined && { attempts }),
    ...(first_retry_s !== undefined && { first_retry_ms: first_retry_s * 1_000 }),
    ...(factor !== undefined && { factor }),
    ...(typeof cap_s === 'number' && { cap_ms: cap_s * 1_000 }),
    ...(counts_as_network_error !== undefined && { callback_timeout_counts: counts_as_network_error }),
  };
}
