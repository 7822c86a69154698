/** The judges of the retry checks of callbacks. Written from sections 6 and 8. Pure. */
import type { Mismatch } from '../suite/evidence.ts';
import { callback_attempts, callbackWait_ms, isLost, recallsFor } from '../suite/scenario.ts';
import { type Tally, uncounted } from '../suite/tally.ts';
import type { WaveEvidence, WaveNote } from '../suite/wave-note.ts';
import { callbacksOf, gapBefore, lagBefore, median, surplusAttempt, timeline, wereImmediate } from './deliveries.ts';
import { brokenBy, type DeliveryAttempt, type Trial, waveOf } from './trials.ts';
import type { WaveCheck } from './wave-check.ts';

type Judged = Required<Pick<WaveCheck, 'codes' | 'judge' | 'control'>>;

/** A sender that waits longer may have timed out, and then repeats by right. No sender is taken to time out sooner. */
const slow_answer_ms = 500;
/**
 * HTTP libraries repeat at once. On a busy machine that takes longer than what the receiver still takes for a repeat.
 */
const late_library_repeat_ms = 500;
/** Timers fire early by some milliseconds, and the first attempt may be slow to connect. */
const early_ms = 50;

/** Answered before any sender would give up; on a real clock, the receiver may have accepted it late, too. */
export function wasAnsweredAtOnce(attempt: DeliveryAttempt, { clock }: Pick<WaveNote, 'clock'>): boolean {
  return answerTime(attempt) + (clock === 'real' ? attempt.lag_ms : 0) < slow_answer_ms;
}

/** From the accept to the end of its answer, in milliseconds. */
function answerTime({ at_ms, ended_ms = at_ms }: DeliveryAttempt): number {
  return ended_ms - at_ms;
}

/**
 * Equal to the letter behind a lost connection, and soon, but for the time that the receiver may have kept it waiting:
 * nobody can tell it from what an HTTP library does by itself.
 * @param wave with a stepped clock, where nobody is kept waiting
 */
export function mayHoldLibraryRepeat(
  attempts: readonly DeliveryAttempt[],
  wave: Pick<WaveNote, 'clock'> = { clock: 'real' },
): boolean {
  return attempts.some((attempt, index) => {
    const before = attempts[index - 1];
    return (
      before !== undefined &&
      isLost(before.answer) &&
      attempt.at_ms - (wave.clock === 'real' ? attempt.lag_ms : 0) - before.at_ms < late_library_repeat_ms &&
      attempt.digest === before.digest &&
      attempt.request_id === before.request_id
    );
  });
}

/** Watched for longer than the next wait would be. */
function isQuietEnough({ attempts, quiet_ms }: Trial): boolean {
  return quiet_ms > callbackWait_ms(attempts.length);
}

// ---- what ends a callback ----

/** The kinds of answers that end a callback. */
const finals = ['2xx', '3xx', '4xx'] as const;
type Final = (typeof finals)[number];

type Surplus = NonNullable<ReturnType<typeof surplusAttempt>>;

/** The judge and the control of a check that looks at attempts behind an answer that ends a callback. */
export const final_rule: Judged = {
  codes: {
    ...Object.fromEntries(
      finals.map((final) => [
        `repeated-after-${final}`,
        {
          clause: `callbacks.no-retry-on-${final}`,
          message: `A callback that was answered with a ${final} comes again.`,
        },
      ]),
    ),
    'called-twice': {
      clause: 'callbacks.once',
      message: 'A run whose callback was answered with a 2xx is told again, as another delivery.',
    },
  },
  judge(trials, evidence, tally) {
    const wave = waveOf(evidence);
    if (wave.public) return [];
    for (const final of finals) tally.each(metBy(trials, final));
    const found = surplusIn(trials).filter(({ after }) => wasAnsweredAtOnce(after, wave));
    return [...Map.groupBy(found, codeOfSurplus)].flatMap(([code, same]) =>
      brokenBy(tally, code, same, ({ trial, final }) => ({
        expected: `no further attempt after a ${final}`,
        actual: timeline(trial.attempts),
        ...(found.length === 1 && { again: true as const }),
      })),
    );
  },
  control(trials, evidence, found) {
    if (found.length > 0) return undefined;
    const [surplus] = surplusIn(trials);
    if (surplus) {
      return waveOf(evidence).public
        ? `an attempt came after a ${surplus.final}; behind a public URL it is not certain that the sender got that answer`
        : `an attempt came after a ${surplus.final}, which the receiver gave so late that the sender may have given up before`;
    }
    return finals.map((final) => unmet(metBy(trials, final), final)).find((why) => why !== undefined);
  },
};

function unmet(met: readonly Trial[], final: Final): string | undefined {
  return met.length === 0 ? `no attempt was answered with a ${final}` : tooSoon(met);
}

function finalOf({ answer }: DeliveryAttempt): Final | undefined {
  return finals.find((final) => typeof answer === 'number' && Math.floor(answer / 100) === Number(final[0]));
}

/** Callbacks that were given such an answer. */
function metBy(trials: readonly Trial[], final: Final): Trial[] {
  return callbacksOf(trials).filter(({ attempts }) => attempts.some((attempt) => finalOf(attempt) === final));
}

interface FoundSurplus extends Surplus {
  trial: Trial;
  final: Final;
}

function surplusIn(trials: readonly Trial[]): FoundSurplus[] {
  return callbacksOf(trials).flatMap((trial) => {
    const surplus = surplusAttempt(trial);
    const final = surplus && finalOf(surplus.after);
    return final ? [{ trial, final, ...surplus }] : [];
  });
}

/** An attempt behind a 2xx that says of itself that it is no repeat has a code of its own. */
function codeOfSurplus({ final, after, attempt }: FoundSurplus): string {
  const is_another =
    after.delivery_id !== undefined && attempt.delivery_id !== undefined && after.delivery_id !== attempt.delivery_id;
  return final === '2xx' && is_another ? 'called-twice' : `repeated-after-${final}`;
}

/** The reason why the silence behind some attempts says nothing: they were not watched for long enough. */
function tooSoon(trials: readonly Trial[]): string | undefined {
  const soon = trials.find((trial) => !isQuietEnough(trial));
  if (!soon) return undefined;
  const { attempts, quiet_ms } = soon;
  return `only ${quiet_ms / 1_000} s were watched, and the next wait would be one of ${callbackWait_ms(attempts.length) / 1_000} s`;
}

// ---- how many attempts ----

/** The judge and the control of the bound on attempts. */
export function attemptsRule(clause: string): Judged {
  return {
    codes: { 'fourth-attempt': { clause, message: 'A callback is tried more than three times.' } },
    judge(trials, evidence, tally) {
      const found = callbacksOf(trials).filter(
        (trial) => trial.attempts.length > 0 && tally.compared(hasTooMany(trial, evidence)),
      );
      return brokenBy(tally, 'fourth-attempt', found, ({ attempts }) => ({
        expected: `at most ${callback_attempts} attempts`,
        actual: timeline(attempts),
        ...(found.length === 1 && { again: true as const }),
      }));
    },
    control(trials, _evidence, found) {
      if (found.length > 0) return undefined;
      const own = callbacksOf(trials);
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
  if (attempts.length <= callback_attempts || mayHoldLibraryRepeat(attempts, waveOf(evidence))) return false;
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

interface WaitRule {
  /** The attempt that the wait is before: 1 for the second one. */
  index: 1 | 2;
  nth: 'second' | 'third';
  clause: string;
}

const wait_rules: readonly WaitRule[] = [
  { index: 1, nth: 'second', clause: 'callbacks.first-gap' },
  { index: 2, nth: 'third', clause: 'callbacks.second-gap' },
];

/** A wait that was seen, in milliseconds. */
interface SeenGap {
  trial: Trial;
  /** The part that the receiver may have taken from it. */
  lag_ms: number;
  /** As long as it can have been. */
  most_ms: number;
  /** As long as it was from the end of the answer before it, from which a sender may count. */
  least_ms: number;
}

/** The judge and the control of both waits. Late is wrong on a stepped clock alone: on another, load makes anybody late. */
export const wait_rule: Judged = {
  codes: Object.fromEntries(
    wait_rules.flatMap(({ index, nth, clause }) => {
      const stated = `${callbackWait_ms(index) / 1_000} s after the one before it`;
      const [early, late] = [
        `comes less than ${stated}`,
        `comes more than ${stated}, by the clock that the suite steps`,
      ];
      return [
        [`early-${nth}-attempt`, { clause, message: `The ${nth} attempt of a callback ${early}.` }],
        [`late-${nth}-attempt`, { clause, message: `The ${nth} attempt of a callback ${late}.` }],
      ];
    }),
  ),
  judge: (trials, evidence, tally) =>
    wait_rules.flatMap((rule) => {
      const early = waveOf(evidence).public ? [] : judgeGaps(trials, rule, evidence, tally);
      return early.length > 0 ? early : judgeLate(trials, rule, evidence, tally);
    }),
  control(trials, evidence, found) {
    const early = wait_rules.flatMap((rule) => judgeGaps(trials, rule, evidence, uncounted));
    if (waveOf(evidence).public && early.length > 0) {
      return 'an attempt came early; behind a public URL the way of the attempt before may have taken that long';
    }
    if (found.length > 0) return undefined;
    return wait_rules.map((rule) => unmeasured(trials, rule, evidence)).find((why) => why !== undefined);
  },
};

function unmeasured(trials: readonly Trial[], rule: WaitRule, evidence: WaveEvidence): string | undefined {
  const classes = classesOf(trials, rule, evidence);
  if (classes.length === 0)
    return `no callback was seen to come for the ${rule.nth} time after attempts that failed at once`;
  return waveOf(evidence).clock === 'real' ? hiddenByLateness(classes, callbackWait_ms(rule.index) / 1_000) : undefined;
}

/** A wait that is seen to be shorter by a larger part of it passes by the receiver's lateness alone. */
const excused_share = 0.25;

/** The reason why waits that fail nothing tell nothing either, on a clock that goes by itself. */
function hiddenByLateness(classes: readonly SeenGap[][], stated_s: number): string | undefined {
  const stated_ms = 1_000 * stated_s;
  if (classes.flat().every(({ lag_ms }) => lag_ms >= stated_ms)) {
    return `the receiver kept each attempt waiting for as long as the wait of ${stated_s} s that is looked at`;
  }
  const seen_ms = Math.min(...classes.map((gaps) => median(gaps.map(({ most_ms, lag_ms }) => most_ms - lag_ms))));
  return seen_ms < (1 - excused_share) * stated_ms
    ? `attempts arrived ${Math.round(seen_ms) / 1_000} s apart where ${stated_s} s are stated, and the receiver was so late that they may have been sent in time`
    : undefined;
}

const most_shown = 4;

/** The median of a class is judged: one that is early can be an accident. */
function judgeGaps(
  trials: readonly Trial[],
  { index, nth }: WaitRule,
  evidence: WaveEvidence,
  tally: Tally,
): Mismatch[] {
  const stated_ms = callbackWait_ms(index);
  const early = tally
    .each(classesOf(trials, { index }, evidence))
    .filter((gaps) => isEarly(median(gaps.map(({ most_ms }) => most_ms)), stated_ms))
    .flatMap((gaps) => gaps.filter(({ most_ms }) => isEarly(most_ms, stated_ms)));
  return brokenBy(tally, `early-${nth}-attempt`, fewestOf(early), ({ trial }) => ({
    expected: `at least ${stated_ms / 1_000} s`,
    actual: timeline(trial.attempts),
    // On a clock that goes by itself, load can make all first attempts of a wave late.
    ...(waveOf(evidence).clock === 'real' && { again: true as const }),
  }));
}

/** On a stepped clock the stated wait is exact. @returns a mismatch for the median of a class that lies behind it */
function judgeLate(
  trials: readonly Trial[],
  { index, nth }: WaitRule,
  evidence: WaveEvidence,
  tally: Tally,
): Mismatch[] {
  if (waveOf(evidence).clock !== 'stepped') return [];
  const stated_ms = callbackWait_ms(index);
  const late = tally
    .each(classesOf(trials, { index }, evidence))
    .filter((gaps) => isLate(median(gaps.map(({ least_ms }) => least_ms)), stated_ms))
    .flatMap((gaps) => gaps.filter(({ least_ms }) => isLate(least_ms, stated_ms)));
  return brokenBy(tally, `late-${nth}-attempt`, fewestOf(late), ({ trial }) => ({
    expected: `${stated_ms / 1_000} s`,
    actual: timeline(trial.attempts),
  }));
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
function classesOf(trials: readonly Trial[], { index }: Pick<WaitRule, 'index'>, evidence: WaveEvidence): SeenGap[][] {
  const fitting = callbacksOf(trials).filter(({ attempts }) => {
    const before = attempts.slice(0, index);
    return (
      attempts.length > index &&
      wereImmediate(attempts, index) &&
      before.every((attempt) => recallsFor(attempt.answer) && answerTime(attempt) < slow_answer_ms) &&
      !mayHoldLibraryRepeat(attempts, waveOf(evidence))
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
  // A clock that the suite steps does not go on while anybody is slow.
  return waveOf(evidence).clock === 'stepped' ? 0 : lagBefore(attempts, index, evidence);
}
