/** A scenario: one run, the receiver that is told of its end, and what that receiver answers. Plain data. */
import type { PrincipalName } from '../target/target.ts';

export const event_codes = ['run.completed', 'run.failed', 'run.cancelled'] as const;
export type EventCode = (typeof event_codes)[number];

/** End of a run, by the fixture that ends so; `workflow`: one of the sample workflow, which ends well. */
export const run_parts = ['succeeds', 'fails', 'cancels', 'workflow'] as const;
export type RunPart = (typeof run_parts)[number];

/** Loss of a connection without an answer, which is a network error: it is reset, or closed in good order. */
const losses = ['reset', 'close'] as const;
export type Loss = (typeof losses)[number];

/** A status; a connection lost without an answer, or cut behind the head of a 200; or nothing in time. */
export type ReceiverAnswer = number | Loss | 'cut' | 'hang';

interface Common {
  /** Any run will do where it is left out. */
  run?: RunPart;
  /** Caller of the dispatch; the owner unless given. */
  by?: PrincipalName;
  /** Stands in the input that takes any text. */
  text?: string;
  /** Of a stored case: what was decided for it when it was shown. */
  planned?: PlannedShow;
}

/** Plan of a wave for a scenario beyond what it asks for. */
export interface PlannedShow {
  /** Scenarios of one number share a run. */
  run: number;
  part: RunPart;
  /** Answers to its callback, where the run has one. */
  callback?: readonly ReceiverAnswer[];
  /** Scenarios of one number share a webhook. */
  webhook?: number;
  /** Further webhooks that are told of the run. */
  beside?: readonly { webhook: number; events: readonly string[]; answers: readonly ReceiverAnswer[] }[];
}

/** A run with a `callback_url` of its own. */
export interface CallbackScenario extends Common {
  channel: 'callback';
  /** Answers to the attempts, in turn; 200 after the last. */
  answers: readonly ReceiverAnswer[];
}

/** A webhook of the owner's organization, and what it hears of one run. */
export interface WebhookScenario extends Common {
  channel: 'webhook';
  answers: readonly ReceiverAnswer[];
  /** Subscription of the webhook; all three events unless given. */
  events?: readonly EventCode[];
}

/** A run that is dispatched without a `callback_url`, among others that have one. */
interface UncalledScenario extends Common {
  channel: 'none';
}

export type Scenario = CallbackScenario | WebhookScenario | UncalledScenario;

export const event_of_part: Readonly<Record<RunPart, EventCode>> = {
  succeeds: 'run.completed',
  workflow: 'run.completed',
  fails: 'run.failed',
  cancels: 'run.cancelled',
};

export function answersOf(scenario: Scenario): readonly ReceiverAnswer[] {
  return scenario.channel === 'none' ? [] : scenario.answers;
}

export function subscriptionOf(scenario: WebhookScenario): readonly EventCode[] {
  return scenario.events ?? event_codes;
}

export function isTaken(answer: ReceiverAnswer): boolean {
  return typeof answer === 'number' && answer >= 200 && answer <= 299;
}

export function isLost(answer: ReceiverAnswer): answer is Loss {
  return losses.some((loss) => loss === answer);
}

/** Stated reasons for a callback's repeat: a 5xx, and no answer at all. A timeout is open. */
export function recallsFor(answer: ReceiverAnswer): boolean {
  return isLost(answer) || (typeof answer === 'number' && answer >= 500 && answer <= 599);
}

/** Stated, in seconds: before the second and the third attempt of a callback. */
const callback_gaps_s = [1, 2] as const;
export const callback_attempts = 3;

/**
 * The wait after this many attempts. After the last one the text has no wait; then it is doubled on, until one more was
 * made: a sender that goes on for ever is not watched for as long.
 */
export function callbackWait_ms(made: number): number {
  return 1_000 * (callback_gaps_s[made - 1] ?? 2 ** Math.min(made - 1, callback_attempts));
}

/** True for two subscriptions to the same events, in whatever order. */
export function equalSets(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((member) => other.includes(member));
}
