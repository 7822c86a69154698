/** The schedule of a webhook's attempts as it was seen, and where it differs from the declared one. Pure. */
import { isOther } from '../../src/choices/choices-document.ts';
import type { Mismatch } from '../suite/evidence.ts';
import { answersOf } from '../suite/scenario.ts';
import type { Codes, Shown, Tally } from '../suite/tally.ts';
import type { WaveEvidence } from '../suite/wave-note.ts';
import { lagBefore, median, timeline } from './deliveries.ts';
import { isMeasured, same_real_share } from './measured.ts';
import { brokenBy, type Trial, waveOf } from './trials.ts';
import { saysDone } from './webhook-log.ts';
import { countableOf, type DeclaredSchedule, isFailed, scheduleOf, waitsOf } from './webhook-rules.ts';

const clause = 'events.webhook-schedule';
/** So much earlier than declared is the sender's own inaccuracy. */
const early_ms = 50;
/** Behind a public URL each connection takes a while to be set up, and none as long as the other. */
const public_early_ms = 1_000;
/** A median is sure of itself from this number of deliveries on. */
const enough = 3;
/** Declared counts are judged so far on a clock that nobody wants to wait for. */
const most_real_attempts = 3;
/** A sender may count its timeout from before the connection was there. */
const timeout_early_ms = 500;
const timeout_early_share = 0.1;
/** Nothing but another timeout makes a sender wait so much longer. */
const timeout_late_ms = 2_000;
const timeout_late_factor = 2;
/** No cap is longer; a wait may end there whatever is declared. */
const longest_wait_ms = 86_400_000;

/** So many waits are seen on any clock; those behind them are judged on one that nobody has to wait for. */
export const real_waits = 3;

const level = 'declared';

/** Of `judgeLaterWaits`. */
export const wait_codes = {
  'attempt-too-early': {
    clause,
    level,
    message: "An attempt of a webhook's delivery comes sooner than the schedule that the target file declares.",
  },
} satisfies Codes;

/** Of `judgeSchedule`. */
export const schedule_codes = {
  ...wait_codes,
  'more-attempts': {
    clause,
    level,
    message: "A webhook's delivery is attempted more often than the target file declares.",
  },
  'fewer-attempts': {
    clause,
    level,
    message: "A webhook's delivery is attempted less often than the target file declares.",
  },
  'timeout-early': {
    clause,
    level,
    message: "A webhook's receiver that does not answer is given up sooner than the target file declares.",
  },
  'timeout-late': {
    clause,
    level,
    message: "A webhook's receiver that does not answer is given up later than the target file declares.",
  },
} satisfies Codes;
type Code = keyof typeof schedule_codes;

/** Differences from the declared schedule; nothing is asked of a target that declares none. */
export function judgeSchedule(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally): Mismatch[] {
  const schedule = scheduleOf(evidence.facts);
  const countable = countableOf(trials, evidence);
  return [
    ...judgeCount(countable, evidence, schedule, tally),
    ...judgeWaits(countable, evidence, { from: 1, to: real_waits }, tally),
    ...judgeTimeout(countable, schedule, tally),
  ];
}

/** The same for the waits behind those that are seen in real time. */
export function judgeLaterWaits(trials: readonly Trial[], evidence: WaveEvidence, tally: Tally): Mismatch[] {
  return judgeWaits(
    countableOf(trials, evidence),
    evidence,
    { from: real_waits + 1, to: Number.POSITIVE_INFINITY },
    tally,
  );
}

function judgeCount(
  trials: readonly Trial[],
  evidence: WaveEvidence,
  { attempts: most }: DeclaredSchedule,
  tally: Tally,
): Mismatch[] {
  if (most === undefined) return [];
  const judged = waveOf(evidence).clock === 'stepped' ? most : Math.min(most, most_real_attempts);
  const above = trials.filter(({ attempts }) => attempts.length > most && attempts.slice(0, most).every(isFailed));
  const below = trials.filter(({ attempts, missing }) => {
    const is_proven = missing?.witnessed === true && missing.unknown === undefined;
    // A first attempt that is not repeated at all breaks the text, not the declared schedule.
    return is_proven && attempts.length > 1 && attempts.length < judged && attempts.every(isFailed);
  });
  const shown = ({ attempts }: Trial) => ({ expected: `${most} attempts`, actual: timeline(attempts) });
  return [
    ...brokenBy(tally, 'more-attempts', above, (first) => ({ ...shown(first), ...unsure(above) })),
    // A witness has proved that one is missing.
    ...brokenBy(tally, 'fewer-attempts', below, shown),
  ];
}

function judgeWaits(
  trials: readonly Trial[],
  evidence: WaveEvidence,
  { from, to }: { from: number; to: number },
  tally: Tally,
): Mismatch[] {
  const schedule = scheduleOf(evidence.facts);
  const tolerance_ms = waveOf(evidence).public ? public_early_ms : early_ms;
  const most = Math.min(to, Math.max(0, ...trials.map((trial) => waitsOf(trial).length)));
  return Array.from({ length: Math.max(0, most - from + 1) }, (_, index) => index + from).flatMap((number) => {
    const least_ms = leastWait(schedule, number);
    if (least_ms === undefined) return [];
    const measured = trials.flatMap((trial) => {
      const wait_ms = waitsOf(trial)[number - 1];
      if (wait_ms === undefined) return [];
      return {
        trial,
        wait_ms,
        short_ms: least_ms - tolerance_ms - lagBefore(trial.attempts, number, evidence) - wait_ms,
      };
    });
    if (tally.compared(median(measured.map(({ short_ms }) => short_ms)) <= 0)) return [];
    const wait_s = Math.round(median(measured.map(({ wait_ms }) => wait_ms))) / 1_000;
    const early = measured.filter(({ short_ms }) => short_ms > 0);
    return brokenBy(tally, 'attempt-too-early', early, () => ({
      expected: `attempt ${number + 1} at least ${least_ms / 1_000} s after the one before it`,
      actual: `${wait_s} s (median of ${measured.length})`,
      ...unsure(early),
      // On a clock that goes by itself, load can make all first attempts of a wave late.
      ...(waveOf(evidence).clock === 'real' && { again: true as const }),
    }));
  });
}

/** The least that the declared wait behind the attempt of this number is, in ms; undefined where it may be anything. */
export function leastWait(schedule: DeclaredSchedule, number: number): number | undefined {
  const { first_retry_s, factor, cap_s, jitter } = schedule;
  const share = jitter === undefined || isOther(jitter) ? 0 : { none: 1, equal: 0.5, full: 0 }[jitter];
  if (first_retry_s === undefined || share === 0) return undefined;
  // A cap that is not told may be anything that is no shorter than the first wait.
  const is_known = number === 1 || (factor !== undefined && cap_s !== undefined);
  const whole_s = is_known ? first_retry_s * (factor ?? 1) ** (number - 1) : first_retry_s;
  return share * Math.min(1_000 * Math.min(whole_s, cap_s ?? Number.POSITIVE_INFINITY), longest_wait_ms);
}

function judgeTimeout(trials: readonly Trial[], { timeout_s }: DeclaredSchedule, tally: Tally): Mismatch[] {
  const hung = trials.filter(({ attempts: [first] }) => first?.answer === 'hang');
  if (timeout_s === undefined || hung.length === 0) return [];
  const timeout_ms = 1_000 * timeout_s;
  const waits = hung.map((trial) => ({ trial, ...openTimeOf(trial) }));
  const least_ms = timeout_ms - Math.max(timeout_early_ms, timeout_early_share * timeout_ms);
  const ended = waits.filter(({ is_over }) => is_over);
  const actual_s = Math.round(median(waits.map(({ ms }) => ms))) / 1_000;
  const broken = (code: Code) =>
    brokenBy(tally, code, hung, () => ({ expected: `${timeout_s} s`, actual: `${actual_s} s`, again: true }));
  if (ended.length > 0 && tally.compared(median(ended.map(({ ms, lag_ms }) => ms + lag_ms)) < least_ms)) {
    return broken('timeout-early');
  }
  return waits.every(({ ms }) => tally.compared(ms > timeout_late_factor * timeout_ms + timeout_late_ms))
    ? broken('timeout-late')
    : [];
}

/** The least time for which the sender kept the connection of its first attempt open. */
function openTimeOf({ attempts, quiet_ms }: Trial): { ms: number; lag_ms: number; is_over: boolean } {
  const { at_ms, ended_ms, lag_ms } = attempts[0]!;
  return ended_ms === undefined
    ? { ms: quiet_ms, lag_ms, is_over: false }
    : { ms: ended_ms - at_ms, lag_ms, is_over: true };
}

/** Few deliveries may be an accident. */
function unsure(shown: readonly unknown[]): Pick<Shown, 'again'> {
  return shown.length >= enough ? {} : { again: true };
}

/** Waits of one length differ by less. */
const same_share = 0.9;
/** Equal jitter leaves at least half of a wait, and so many draws of it differ by more than a busy sender does. */
const equal_share = 0.7;
const full_share = 0.45;
const jitter_draws = 8;
/** A smaller one counts as no growth. */
const least_factor = 1.1;
/** A sender that comes no more for so many times its last wait is done. */
const done_waits = 10;
const done_ms = 10_000;

/** As much of the schedule as could be seen; no member where it could not, or was not measured. */
export function observedSchedule(trials: readonly Trial[], evidence: WaveEvidence): DeclaredSchedule {
  const countable = countableOf(trials, evidence);
  return {
    ...countOf(countable),
    ...(isMeasured(hangsOf(countable), evidence) && timeoutOf(countable)),
    ...(isMeasured(countable.flatMap(waitsOf), evidence) && waitsSeen(countable, evidence)),
  };
}

/** True where any of it was seen, measured or not. */
export function isScheduleSeen(trials: readonly Trial[], evidence: WaveEvidence): boolean {
  const countable = countableOf(trials, evidence);
  return [...countable.flatMap(waitsOf), ...hangsOf(countable)].length > 0 || 'attempts' in countOf(countable);
}

function waitsSeen(trials: readonly Trial[], evidence: WaveEvidence): DeclaredSchedule {
  const is_real = waveOf(evidence).clock === 'real';
  const series = trials.map(waitsOf);
  const nth = (place: number) => series.flatMap((waits) => waits[place] ?? []);
  const first = nth(0);
  const jitter = jitterOf(first, is_real);
  // Waits that differ for no reason that is known are none that anybody could name.
  const is_scattered = jitter === undefined && Math.min(...first) < same_real_share * Math.max(...first);
  if (first.length === 0 || (is_real && is_scattered)) return {};
  const whole = (waits: readonly number[]) =>
    jitter === 'full' || jitter === 'equal' ? Math.max(...waits) : median(waits);
  // Jitter shortens most waits: the longest comes nearest to the whole.
  const start = { first_retry_s: rounded(whole(first) / 1_000), ...(jitter && { jitter }) };
  if (jitter !== 'none') return start;
  const classes = [0, 1, 2, 3, 4, 5, 6].map(nth).filter((values) => values.length > 0);
  const grown = factorsOf(first, nth(1)).map((factor) => ({ ...start, ...factor, ...capOf(classes) }));
  return grown.find((schedule) => fitsAll(schedule, classes.map(median))) ?? start;
}

/** A schedule that is written down must not be refuted by the waits that it was taken from. */
function fitsAll({ first_retry_s = 0, factor = 1, cap_s }: DeclaredSchedule, waits: readonly number[]): boolean {
  return waits.every((wait, place) => {
    const told_ms = 1_000 * Math.min(first_retry_s * factor ** place, cap_s ?? Number.POSITIVE_INFINITY);
    return told_ms - early_ms <= wait && (factor === 1 || told_ms >= same_share * wait);
  });
}

function countOf(trials: readonly Trial[]): DeclaredSchedule {
  const done = trials.filter((trial) => {
    const { scenario, attempts, quiet_ms } = trial;
    const last_wait_ms = waitsOf(trial).at(-1);
    const is_refused = attempts.length <= answersOf(scenario).length && attempts.every(isFailed);
    if (!is_refused || last_wait_ms === undefined) return false;
    return saysDone(trial) ?? quiet_ms > Math.max(done_ms, done_waits * last_wait_ms);
  });
  return done.length > 0 ? { attempts: Math.max(...done.map(({ attempts }) => attempts.length)) } : {};
}

/** The time for which each sender waited for an answer that never came, until it gave up. */
function hangsOf(trials: readonly Trial[]): number[] {
  const waits = trials.filter(({ attempts: [first] }) => first?.answer === 'hang').map(openTimeOf);
  return waits.filter(({ is_over }) => is_over).map(({ ms }) => ms);
}

function timeoutOf(trials: readonly Trial[]): DeclaredSchedule {
  const ended = hangsOf(trials);
  return ended.length > 0 ? { timeout_s: rounded(median(ended) / 1_000) } : {};
}

function jitterOf(waits: readonly number[], is_real: boolean): 'none' | 'equal' | 'full' | undefined {
  if (waits.length < (is_real ? jitter_draws : enough)) return undefined;
  const share = Math.min(...waits) / Math.max(...waits);
  if (share >= (is_real ? same_real_share : same_share)) return 'none';
  if (share < full_share) return 'full';
  return waits.length >= jitter_draws && share < equal_share ? 'equal' : undefined;
}

/** As few digits as fit. Waits that a cap holds from the first one on tell no factor. */
function factorsOf(first: readonly number[], second: readonly number[]): DeclaredSchedule[] {
  const factor = second.length > 0 ? median(second) / median(first) : 0;
  if (rounded(factor) < least_factor) return [{}];
  return [{ factor: rounded(factor) }, { factor: Math.floor(1_000 * factor) / 1_000 }, {}];
}

/** Two waits alike behind one that was shorter: there the growth ends. */
function capOf(classes: readonly number[][]): DeclaredSchedule {
  const waits = classes.map(median);
  const [before, last] = waits.slice(-2);
  if (before === undefined || last === undefined || waits.length < enough) return {};
  return before / last >= same_share && waits[0]! < same_share * last ? { cap_s: rounded(last / 1_000) } : {};
}

/** Two digits: more of them would be noise. Three, and no more than it is, where two would say too much. */
function rounded(value: number): number {
  const told = Number(value.toPrecision(2));
  if (1_000 * (told - value) < early_ms / 2) return told;
  const digit = 10 ** (Math.floor(Math.log10(value)) - 2);
  return Number((Math.floor(value / digit) * digit).toPrecision(3));
}
