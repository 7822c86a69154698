/** Attempts that must be followed by another: judged with the certainty that a missing one needs. Pure. */
import type { Mismatch } from '../suite/evidence.ts';
import { callback_attempts, isTaken } from '../suite/scenario.ts';
import type { Tally } from '../suite/tally.ts';
import { timeline } from './deliveries.ts';
import { brokenBy, type DeliveryAttempt, type Trial } from './trials.ts';
import type { WaveCheck } from './wave-check.ts';

export interface RepeatRule {
  code: 'fewer-than-three' | `not-repeated-after-${'5xx' | 'non-2xx' | 'reset' | 'timeout'}`;
  clause: string;
  /** For the table of codes. */
  message: string;
  what: 'a callback' | "a webhook's delivery";
  /** Tells for an attempt, of this number from 1 on, that it has to be followed by another. */
  isAsked(attempt: DeliveryAttempt, number: number): boolean;
}

/** The judge and the control of a check that looks at one kind of answer. */
export function repeatRule(rule: RepeatRule): Required<Pick<WaveCheck, 'codes' | 'judge' | 'control'>> {
  const { code, clause, message } = rule;
  return {
    codes: { [code]: { clause, message } },
    judge: (trials, _evidence, tally) => judgeRepeats(trials, rule, tally),
    control: (trials, _evidence, found) => (found.length > 0 ? undefined : unprovenRepeats(trials, rule)),
  };
}

/** One mismatch, which all trials show that lack an attempt. */
function judgeRepeats(trials: readonly Trial[], rule: RepeatRule, tally: Tally): Mismatch[] {
  const lacking = trials.filter(
    (trial) =>
      trial.attempts.some((attempt, index) => rule.isAsked(attempt, index + 1)) && tally.compared(lacks(trial, rule)),
  );
  return brokenBy(tally, rule.code, lacking, ({ attempts, missing }) => ({
    message: `${rule.what} ${answerText(attempts.at(-1)!)} is not tried again within ${missing!.watched_s} s`,
    expected: 'another attempt',
    actual: timeline(attempts),
  }));
}

function answerText({ answer }: DeliveryAttempt): string {
  if (answer === 'hang') return 'that was not answered';
  if (answer === 'reset') return 'whose connection was reset';
  return answer === 'close' ? 'whose connection was closed without an answer' : `that was answered with ${answer}`;
}

/** Missing, and the same receiver was reached by a run dispatched later. */
function lacks({ scenario, attempts, missing }: Trial, { isAsked }: RepeatRule): boolean {
  const last = attempts.at(-1);
  if (!last || !missing || !isProven(missing)) return false;
  if (scenario.channel === 'callback' && attempts.length >= callback_attempts) return false;
  return isAsked(last, attempts.length);
}

/** The reason why nothing can be said of repeats that did not come. */
function unprovenRepeats(trials: readonly Trial[], { isAsked }: RepeatRule): string | undefined {
  const asked = trials.filter(({ attempts }) => attempts.some((attempt, index) => isAsked(attempt, index + 1)));
  if (asked.length === 0) return 'no attempt met the answer that is looked at here';
  const open = asked.find(
    ({ attempts, missing }) => missing && !isProven(missing) && isAsked(attempts.at(-1)!, attempts.length),
  );
  if (!open) return undefined;
  const { unknown, watched_s } = open.missing!;
  return unknown === undefined
    ? `no further attempt came within ${watched_s} s, nor did an event of a run dispatched later`
    : `no further attempt came within ${watched_s} s; ${unknown}`;
}

function isProven({ witnessed, unknown }: NonNullable<Trial['missing']>): boolean {
  return witnessed && unknown === undefined;
}

/** Of a webhook, only the first attempt must be followed by another: how many there are is the target's choice. */
export function asksForRepeat(isLooked: (attempt: DeliveryAttempt) => boolean): RepeatRule['isAsked'] {
  return (attempt, number) => number === 1 && !isTaken(attempt.answer) && isLooked(attempt);
}
