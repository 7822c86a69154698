/** Attempts that must be followed by another: judged with the certainty that a missing one needs. Pure. */
import type { Mismatch } from '../suite/evidence.ts';
import { callback_attempts } from '../suite/scenario.ts';
import { type Tally, uncounted } from '../suite/tally.ts';
import type { WaveEvidence } from '../suite/wave-note.ts';
import { timeline } from './deliveries.ts';
import { brokenBy, type DeliveryAttempt, type Trial, waveOf } from './trials.ts';
import type { WaveCheck } from './wave-check.ts';

type Sent = 'a callback' | "a webhook's delivery";

export interface RepeatRule {
  code: 'fewer-than-three' | `not-repeated-after-${'5xx' | 'non-2xx' | 'reset' | 'timeout'}`;
  clause: string;
  /** For the table of codes. */
  message: string;
  /** Tells for an attempt, of this number from 1 on, that it has to be followed by another. */
  isAsked(attempt: DeliveryAttempt, number: number): boolean;
  /** Behind a public URL a tunnel may have answered in the place of the receiver, so that nobody fails. */
  hides_in_tunnels?: true;
}

/** The judge and the control of a check that looks at these kinds of answers. */
export function repeatRules(
  what: Sent,
  rules: readonly RepeatRule[],
): Required<Pick<WaveCheck, 'codes' | 'judge' | 'control'>> {
  const judgeAll = (trials: readonly Trial[], some: readonly RepeatRule[], tally: Tally) =>
    some.flatMap((rule) => judgeRepeats(trials, what, rule, tally));
  return {
    codes: Object.fromEntries(rules.map(({ code, clause, message }) => [code, { clause, message }])),
    judge: (trials, evidence, tally) =>
      judgeAll(
        trials,
        rules.filter((rule) => !isHidden(rule, evidence)),
        tally,
      ),
    control(trials, evidence, found) {
      const hidden = rules.filter((rule) => isHidden(rule, evidence));
      if (judgeAll(trials, hidden, uncounted).length > 0) {
        return 'no attempt followed a lost connection; behind a public URL a tunnel may have answered in the place of the receiver';
      }
      if (found.length > 0) return undefined;
      return rules.map((rule) => unprovenRepeats(trials, rule)).find((why) => why !== undefined);
    },
  };
}

function isHidden({ hides_in_tunnels }: RepeatRule, evidence: WaveEvidence): boolean {
  return hides_in_tunnels === true && waveOf(evidence).public;
}

/** One mismatch, which all trials show that lack an attempt. */
function judgeRepeats(trials: readonly Trial[], what: Sent, rule: RepeatRule, tally: Tally): Mismatch[] {
  const lacking = trials.filter(
    (trial) =>
      trial.attempts.some((attempt, index) => rule.isAsked(attempt, index + 1)) && tally.compared(lacks(trial, rule)),
  );
  return brokenBy(tally, rule.code, lacking, ({ attempts, missing }) => ({
    message: `${what} ${answerText(attempts.at(-1)!)} is not tried again within ${missing!.watched_s} s`,
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
