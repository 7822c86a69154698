/**
 * When a callback may come again, and when not: the judges of its retry checks. Written from sections 6 and 8. Pure.
 */
import type { Mismatch } from '../suite/evidence.ts';
import { callback_attempts, callbackWait_ms, isLost, type ReceiverAnswer, recallsFor } from '../suite/scenario.ts';
import { type Tally, uncounted } from '../suite/tally.ts';
import type { WaveEvidence, WaveNote } from '../suite/wave-note.ts';
import { callbacksOf, gapBefore, lagBefore, median, surplusAttempt, timeline, wereImmediate } from './deliveries.ts';
import { type DeliveryAttempt, type Trial, waveOf } from './trials.ts';
import type { WaveCheck } from './wave-check.ts';

type Judged = Required<Pick<WaveCheck, 'judge' | 'control'>>;

/** A sender that waits longer may have timed out, and then repeats by right. No sender is taken to time out sooner. */
const slow_answer_ms = 500;
/**
 * HTTP libraries repeat at once. On a busy machine that takes longer than what the receiver still takes for a repeat.
 */
const late_library_repeat_ms = 500;
/** Timers fire early by some milliseconds, and the first attempt may be slow to connect. */
const early_ms = 50;

/**
 * Whether it was answered before any sender would give up, by what the sender sees: on a real clock, the receiver may have
 * been kept from accepting it, too.
 */
export function wasAnsweredAtOnce(attempt: DeliveryAttempt, { clock }: Pick<WaveNote, 'clock'>): boolean {
  return answerTime(attempt) + (clock === 'real' ? attempt.lag_ms : 0) < slow_answer_ms;
}

/** From the accept to the end of its answer, in milliseconds. */
function answerTime({ at_ms, ended_ms = at_ms }: DeliveryAttempt): number {
  return ended_ms - at_ms;
}

/** Equal to the letter behind a lost connection, and soon: nobody can tell it from what an HTTP library does by itself. */
export function mayHoldLibraryRepeat(attempts: readonly DeliveryAttempt[]): boolean {
  return attempts.some((attempt, index) => {
    const before = attempts[index - 1];
    return (
      before !== undefined &&
      isLost(before.answer) &&
      attempt.at_ms - before.at_ms < late_library_repeat_ms &&
      attempt.digest === before.digest &&
      attempt.request_id === before.request_id
    );
  });
}

/** Whether it was watched for longer than the next wait would be. */
function isQuietEnough({ attempts, quiet_ms }: Trial): boolean {
  return quiet_ms > callbackWait_ms(attempts.length);
}

// ---- what ends a callback ----

export interface FinalRule {
  /** `a 2xx`. */
  answer: string;
  isFinal(answer: ReceiverAnswer): boolean;
  /** What an attempt is that comes all the same. */
  broken(surplus: Surplus): Pick<Mismatch, 'code' | 'clause' | 'message'>;
}

export type Surplus = NonNullable<ReturnType<typeof surplusAttempt>>;

/** The judge and the control of a check that looks at what follows an answer behind which nothing may come. */
export function finalRule(rule: FinalRule): Judged {
  return {
    judge: (trials, evidence, tally) =>
      waveOf(evidence).public ? [] : judgeFinal(trials, rule, waveOf(evidence), tally),
    control: (trials, evidence) => unprovenFinal(trials, rule, evidence),
  };
}

function judgeFinal(trials: readonly Trial[], rule: FinalRule, wave: WaveNote, tally: Tally): Mismatch[] {
  tally.each(metBy(trials, rule));
  const found = callbacksOf(trials).flatMap((trial) => {
    const surplus = surplusBehind(trial, rule);
    return surplus && wasAnsweredAtOnce(surplus.after, wave) ? [{ trial, broken: rule.broken(surplus) }] : [];
  });
  const by_code = Object.values(Object.groupBy(found, ({ broken }) => broken.code));
  return by_code.flatMap((same = []) => {
    const [first] = same;
    if (!first) return [];
    return {
      ...first.broken,
      expected: `no further attempt after ${rule.answer}`,
      actual: timeline(first.trial.attempts),
      shown_by: same.map(({ trial }) => trial.index),
      ...(found.length === 1 && { again: true as const }),
    };
  });
}

/** Callbacks that were given such an answer. */
function metBy(trials: readonly Trial[], { isFinal }: FinalRule): Trial[] {
  return callbacksOf(trials).filter(({ attempts }) => attempts.some(({ answer }) => isFinal(answer)));
}

function surplusBehind(trial: Trial, { isFinal }: FinalRule): Surplus | undefined {
  const surplus = surplusAttempt(trial);
  return surplus && isFinal(surplus.after.answer) ? surplus : undefined;
}

function unprovenFinal(trials: readonly Trial[], rule: FinalRule, evidence: WaveEvidence): string | undefined {
  const wave = waveOf(evidence);
  const { public: is_public } = wave;
  if (!is_public && judgeFinal(trials, rule, wave, uncounted).length > 0) return undefined;
  const own = callbacksOf(trials);
  const surplus = own.map((trial) => surplusBehind(trial, rule)).find((one) => one !== undefined);
  if (surplus && is_public) {
    return `an attempt came after ${rule.answer}; behind a public URL it is not certain that the sender got that answer`;
  }
  if (surplus) {
    return `an attempt came after ${rule.answer}, which the receiver gave so late that the sender may have given up before`;
  }
  const met = metBy(trials, rule);
  return met.length === 0 ? `no attempt was answered with ${rule.answer}` : tooSoon(met);
}

/** Nothing came any more, as long as it was watched: was that long enough? */
function tooSoon(trials: readonly Trial[]): string | undefined {
  const soon = trials.find((trial) => !isQuietEnough(trial));
  if (!soon) return undefined;
  const { attempts, quiet_ms } = soon;
  return `only ${quiet_ms / 1_000} s were watched, and the next wait would be one of ${callbackWait_ms(attempts.length) / 1_000} s`;
}

// ---- how many attempts ----

/** The judge and the control of the bound on attempts. */
export function attemptsRule({ code, clause }: { code: 'fourth-attempt'; clause: string }): Judged {
  return {
    judge(trials, evidence, tally) {
      const found = callbacksOf(trials).filter(
        (trial) => trial.attempts.length > 0 && tally.compared(hasTooMany(trial, evidence)),
      );
      const [first] = found;
      if (!first) return [];
      return [
        {
          code,
          clause,
          message: `a callback was tried ${first.attempts.length} times`,
          expected: `at most ${callback_attempts} attempts`,
          actual: timeline(first.attempts),
          shown_by: found.map(({ index }) => index),
          ...(found.length === 1 && { again: true as const }),
        },
      ];
    },
    control(trials, evidence) {
      const own = callbacksOf(trials);
      if (own.some((trial) => hasTooMany(trial, evidence))) return undefined;
      const doubtful = own.find(({ attempts }) => attempts.length > callback_attempts);
      if (doubtful) {
        const count = doubtful.attempts.length;
        return `a callback came ${count} times, which an HTTP library or a tunnel may have done by itself`;
      }
      const used_up = own.filter(({ attempts }) => failedThrough(attempts));
      return used_up.length === 0
        ? `no callback came ${callback_attempts} times and failed each time, so that no fourth attempt was to be feared`
        : tooSoon(used_up);
    },
  };
}

function hasTooMany({ attempts }: Trial, evidence: WaveEvidence): boolean {
  if (attempts.length <= callback_attempts || mayHoldLibraryRepeat(attempts)) return false;
  // A 5xx is passed on as it is; for all else a tunnel may have repeated, or answered in the receiver's place.
  return !waveOf(evidence).public || attempts.slice(0, callback_attempts).every(isServerError);
}

/** Each of its attempts calls for another one, and they are used up. */
function failedThrough(attempts: readonly DeliveryAttempt[]): boolean {
  return attempts.length >= callback_attempts && attempts.every(({ answer }) => recallsFor(answer));
}

function isServerError({ answer }: DeliveryAttempt): boolean {
  return typeof answer === 'number' && recallsFor(answer);
}

// ---- how long between them ----

export interface GapRule {
  /** Which attempt the wait is before: 1 for the second one. */
  index: number;
  code: 'early-second-attempt' | 'early-third-attempt';
  /** For one that comes late where the suite steps the clock, so that nobody's slowness is in it. */
  late_code: 'late-second-attempt' | 'late-third-attempt';
  clause: string;
}

/** A wait that was seen, in milliseconds. */
interface SeenGap {
  trial: Trial;
  /** What the receiver may have taken from it. */
  lag_ms: number;
  /** As long as it can have been. */
  most_ms: number;
  /** As long as it was from the end of the answer before it, from which a sender may count. */
  least_ms: number;
}

/** The judge and the control of one wait. Late is wrong on a stepped clock alone: on another, load makes anybody late. */
export function gapRule(rule: GapRule): Judged {
  return {
    judge(trials, evidence, tally) {
      const early = waveOf(evidence).public ? [] : judgeGaps(trials, rule, evidence, tally);
      return early.length > 0 ? early : judgeLate(trials, rule, evidence, tally);
    },
    control(trials, evidence) {
      const is_early = judgeGaps(trials, rule, evidence, uncounted).length > 0;
      if (is_early && waveOf(evidence).public) {
        return 'an attempt came early; behind a public URL the way of the attempt before may have taken that long';
      }
      if (is_early) return undefined;
      const all = classesOf(trials, rule, evidence).flat();
      if (all.length === 0) {
        return `no callback was seen to come for the ${ordinals[rule.index]} time after attempts that failed at once`;
      }
      const stated_ms = callbackWait_ms(rule.index);
      return waveOf(evidence).clock === 'real' && all.every(({ lag_ms }) => lag_ms >= stated_ms)
        ? `the receiver kept each attempt waiting for as long as the wait of ${stated_ms / 1_000} s that is looked at`
        : undefined;
    },
  };
}

const most_shown = 4;
const ordinals = ['first', 'second', 'third'] as const;

/** The median of a class is judged: one that is early can be an accident. */
function judgeGaps(trials: readonly Trial[], rule: GapRule, evidence: WaveEvidence, tally: Tally): Mismatch[] {
  const { index, code, clause } = rule;
  const stated_ms = callbackWait_ms(index);
  const early = tally
    .each(classesOf(trials, rule, evidence))
    .filter((gaps) => isEarly(median(gaps.map(({ most_ms }) => most_ms)), stated_ms))
    .flatMap((gaps) => gaps.filter(({ most_ms }) => isEarly(most_ms, stated_ms)));
  const [first] = early;
  if (!first) return [];
  const gap_ms = Math.round(gapBefore(first.trial.attempts, index));
  return [
    {
      code,
      clause,
      message: `a callback comes for the ${ordinals[index]} time ${gap_ms / 1_000} s after the attempt before it`,
      expected: `at least ${stated_ms / 1_000} s`,
      actual: timeline(first.trial.attempts),
      shown_by: fewestOf(early).map(({ trial }) => trial.index),
      // On a clock that goes by itself, load can make all first attempts of a wave late.
      ...(waveOf(evidence).clock === 'real' && { again: true as const }),
    },
  ];
}

/** On a stepped clock the stated wait is exact. @returns a mismatch for the median of a class that lies behind it */
function judgeLate(
  trials: readonly Trial[],
  { index, late_code, clause }: GapRule,
  evidence: WaveEvidence,
  tally: Tally,
): Mismatch[] {
  if (waveOf(evidence).clock !== 'stepped') return [];
  const stated_ms = callbackWait_ms(index);
  const late = tally
    .each(classesOf(trials, { index }, evidence))
    .filter((gaps) => isLate(median(gaps.map(({ least_ms }) => least_ms)), stated_ms))
    .flatMap((gaps) => gaps.filter(({ least_ms }) => isLate(least_ms, stated_ms)));
  const [first] = late;
  if (!first) return [];
  return [
    {
      code: late_code,
      clause,
      message: `a callback comes for the ${ordinals[index]} time ${Math.round(first.least_ms) / 1_000} s after the attempt before it, by the clock that the suite steps`,
      expected: `${stated_ms / 1_000} s`,
      actual: timeline(first.trial.attempts),
      shown_by: fewestOf(late).map(({ trial }) => trial.index),
    },
  ];
}

/** A queue may be looked through a few times in a second. The suite itself adds nothing: it steps to what is due. */
const late_ms = 250;

function isLate(gap_ms: number, stated_ms: number): boolean {
  return gap_ms > stated_ms + late_ms;
}

/** Those with the shortest scripts are enough, and so few that to show them again is no load of its own. */
function fewestOf(early: readonly SeenGap[]): SeenGap[] {
  return early.toSorted((a, b) => a.trial.attempts.length - b.trial.attempts.length).slice(0, most_shown);
}

function isEarly(gap_ms: number, stated_ms: number): boolean {
  return gap_ms < stated_ms - early_ms;
}

/** Waits behind an answer, and waits behind none: senders have different code for the two. */
function classesOf(trials: readonly Trial[], { index }: Pick<GapRule, 'index'>, evidence: WaveEvidence): SeenGap[][] {
  const fitting = callbacksOf(trials).filter(({ attempts }) => {
    const before = attempts.slice(0, index);
    return (
      attempts.length > index &&
      wereImmediate(attempts, index) &&
      before.every((attempt) => recallsFor(attempt.answer) && answerTime(attempt) < slow_answer_ms) &&
      !mayHoldLibraryRepeat(attempts)
    );
  });
  const gaps = fitting.map((trial) => {
    const lag_ms = lagOf(trial.attempts, index, evidence);
    const gap_ms = gapBefore(trial.attempts, index);
    const least_ms = gap_ms - answerTime(trial.attempts[index - 1]!);
    return { trial, lag_ms, most_ms: gap_ms + lag_ms, least_ms };
  });
  const classes = Object.groupBy(gaps, ({ trial }) => {
    const answer = typeof trial.attempts[index - 1]?.answer;
    return waveOf(evidence).clock === 'stepped' ? `${answer} ${trial.run.part}` : answer;
  });
  return Object.values(classes).filter((gaps) => gaps !== undefined);
}

function lagOf(attempts: readonly DeliveryAttempt[], index: number, evidence: WaveEvidence): number {
  // Where the suite steps the clock, nobody's slowness is part of the time.
  if (waveOf(evidence).clock === 'stepped') return 0;
  return lagBefore(attempts, index, evidence);
}
