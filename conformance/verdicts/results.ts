/** The result of a check from its judged cases. Pure: a run and a stored history come to the same result. */
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import type { Check } from '../suite/check.ts';
import type { Evidence, Mismatch, Observation } from '../suite/evidence.ts';
import type { Exchange, Seen, Stop } from '../suite/exchange.ts';
import type { CheckRecord } from '../suite/records.ts';
import { waveNoteOf } from '../suite/wave-note.ts';
import type { JudgedCase } from './judge-case.ts';

export type Shrunk = NonNullable<CheckRecord['shrunk']>;

export interface FailingCase {
  case: unknown;
  mismatches: readonly Mismatch[];
  exchanges: readonly Exchange[];
  /** Requests that receivers got. */
  arrivals?: readonly ArrivalRecord[];
  path?: string;
  shrunk: Shrunk;
  /** It was run once more, alone, and did not show it then. */
  not_again?: true;
  /** Of a target of several replicas: what the same case came to where one of them was asked alone. */
  alone?: readonly AtOneReplica[];
  /** The other check's case that brought the exchange, when this check only watched. */
  seen_in?: { check: string; case: unknown };
}

/** The failing case with all its requests at one replica. */
export interface AtOneReplica {
  /** Its base URL. */
  replica: string;
  outcome: 'passes' | 'fails' | 'not-judged';
  /** The reason where it was not judged. */
  reason?: string;
}

export interface CheckResult {
  /** Cases that were judged. */
  cases: number;
  /** Number of comparisons: values of the target held against what they ought to be. */
  comparisons: number;
  /** Something came to be judged: an answer with success, or an event. */
  is_answered?: true;
  failing?: FailingCase;
  /** The weightiest reason why cases were not judged. */
  stop?: Stop;
  fault?: string;
  observations: readonly Observation[];
  /** Of a check that tells: the clauses that its evidence could have shown broken. */
  covered?: readonly string[];
}

/** Of a check that nothing was shown to. @param stop why */
export function unexamined(stop?: Stop): CheckResult {
  return { cases: 0, comparisons: 0, ...(stop && { stop }), observations: [] };
}

/**
 * @param judged in the order in which they were shown
 * @param shrunk how far the failing one was reduced
 */
export function resultOf(check: Check, judged: readonly JudgedCase[], shrunk: Shrunk = 'no'): CheckResult {
  const first = lastAttempts(judged.filter(({ record }) => record.role === 'first'));
  const { result, shows } = check.wave ? ofWaves(check, judged, first) : ofCases(check, first);
  if (!shows) return result;
  const tried = judged.filter(({ record }) => record.role === 'replay');
  const again = tried.find(({ outcome }) => outcome.kind === 'violated');
  const failing = failingCase(again ?? smallest(judged) ?? shows, shrunk);
  const alone = atOneReplica(judged);
  return {
    ...result,
    failing: {
      ...failing,
      ...(tried.length > 0 && !again && { not_again: true as const }),
      ...(alone.length > 0 && { alone }),
    },
  };
}

/** The last attempt at each. */
function atOneReplica(judged: readonly JudgedCase[]): AtOneReplica[] {
  const last = new Map(
    judged.flatMap((one) => (one.record.role === 'one-replica' ? [[one.record.replica!, one.outcome]] : [])),
  );
  return [...last].map(([replica, outcome]): AtOneReplica => {
    if (outcome.kind === 'violated') return { replica, outcome: 'fails' };
    if (outcome.kind === 'stopped') return { replica, outcome: 'not-judged', reason: outcome.stop.reason };
    if (outcome.kind === 'fault') return { replica, outcome: 'not-judged', reason: outcome.message };
    return { replica, outcome: 'passes' };
  });
}

/** One case that is all there is: nothing was seen before it, and nothing is seen after it. @param again at one replica */
export function resultOfOne(check: Check, judged: JudgedCase, again: readonly JudgedCase[] = []): CheckResult {
  const { result, shows } = check.wave ? ofWave(check, judged) : ofCases(check, [judged]);
  if (!shows) return result;
  const alone = atOneReplica(again);
  return { ...result, failing: { ...failingCase(shows, 'no'), ...(alone.length > 0 && { alone }) } };
}

interface Found {
  result: CheckResult;
  /** The case that failed first. */
  shows?: JudgedCase;
}

function ofCases(check: Check, judged: readonly JudgedCase[]): Found {
  const covered: string[] = [];
  const observations: Observation[] = [];
  const stops: Stop[] = [];
  let cases = 0;
  let comparisons = 0;
  let is_answered = false;
  for (const one of judged) {
    const { outcome } = one;
    if (outcome.kind === 'fault') return { result: { cases, comparisons, fault: outcome.message, observations } };
    if (outcome.kind === 'stopped') {
      stops.push(outcome.stop);
      continue;
    }
    cases += 1;
    comparisons += outcome.comparisons;
    is_answered ||= hasAnswer(one.evidence);
    observations.push(...outcome.observations);
    if (outcome.kind === 'violated') return { result: { cases, comparisons, observations }, shows: one };
    covered.push(...(check.covers?.(one.evidence) ?? []));
  }
  const stop = weightiest(stops);
  const answered = is_answered && { is_answered };
  return {
    result: { cases, comparisons, ...answered, ...(stop && { stop }), observations, ...(check.covers && { covered }) },
  };
}

function ofWaves(check: Check, judged: readonly JudgedCase[], first: readonly JudgedCase[]): Found {
  const last = first.at(-1);
  if (!last) return { result: unexamined() };
  const found = ofWave(check, last);
  if (!isDoubtful(last)) return found;
  const again = judged.findLast(({ record }) => record.role === 'confirm');
  if (again?.outcome.kind === 'violated') return { ...found, shows: again };
  const seen = seenIn(last)!;
  const why = whyNotAgain(again);
  if (why) return { result: { ...found.result, stop: unconfirmed(seen, why) } };
  const stop = { verdict: 'inconclusive' as const, reason: `seen once and not again: ${seen.message}` };
  return { result: { ...found.result, stop } };
}

/** The reason why a case was not shown once more; undefined where it was. */
function whyNotAgain(again: JudgedCase | undefined): Stop | undefined {
  if (!again) return { verdict: 'inconclusive', reason: 'the run ended before' };
  const { outcome } = again;
  return outcome.kind === 'stopped' ? outcome.stop : undefined;
}

/** A fault that nothing could be shown again of. @param why what stood in the way */
export function unconfirmed(seen: Seen, { reason, budget }: Stop): Stop {
  const times = seen.times === 1 ? 'once' : `in ${seen.times} scenarios`;
  const told = `seen ${times}, and it could not be shown again (${reason}): ${seen.message}`;
  return { verdict: 'inconclusive', reason: told, ...(budget && { budget }), seen };
}

/** Undefined where nothing is wrong. */
export function seenIn({ outcome }: JudgedCase): Seen | undefined {
  if (outcome.kind !== 'violated') return undefined;
  const [{ clause, code, message, level }] = outcome.mismatches as [Mismatch];
  const places = new Set(outcome.mismatches.flatMap(({ shown_by = [] }) => shown_by));
  return { clause, mismatch: code, message, times: Math.max(1, places.size), ...(level && { level }) };
}

/** True where anything came that could be judged: an answer with success, or an event. */
export function hasAnswer({ exchanges, arrivals = [] }: Pick<Evidence, 'exchanges' | 'arrivals'>): boolean {
  return (
    arrivals.length > 0 ||
    exchanges.some(({ received }) => received && received.status >= 200 && received.status <= 299)
  );
}

/** Result of one wave for a check. */
function ofWave(check: Check, judged: JudgedCase): Found {
  const { evidence, outcome } = judged;
  const { trials = [] } = waveNoteOf(evidence.notes) ?? {};
  const cases = trials.filter(({ stop }) => !stop).length;
  switch (outcome.kind) {
    case 'fault':
      return { result: { ...unexamined(), fault: outcome.message } };
    case 'stopped': {
      // A missing fixture is the better reason: without it nothing could have been seen.
      const wanting = trials.find(({ stop }) => stop?.verdict === 'could-not-run')?.stop;
      return { result: unexamined(wanting ?? outcome.stop) };
    }
    case 'violated':
      return { result: { cases, comparisons: outcome.comparisons, observations: outcome.observations }, shows: judged };
    case 'satisfied': {
      // A missing fixture stops the check although the rest of it held: a pass says that all it names was seen.
      const stop = weightiest(trials.flatMap((trial) => trial.stop ?? []));
      const { comparisons, observations } = outcome;
      const answered = hasAnswer(judged.evidence) && { is_answered: true as const };
      const covered = check.covers && { covered: check.covers(evidence) };
      return { result: { cases, comparisons, ...answered, ...(stop && { stop }), observations, ...covered } };
    }
  }
}

/** True where all that it shows can be an accident, and has to be shown again alone. */
export function isDoubtful({ outcome }: JudgedCase): boolean {
  return outcome.kind === 'violated' && outcome.mismatches.every(({ again }) => again);
}

/** True where it proved nothing, so that it is worth another attempt. */
export function isInconclusive(check: Check, judged: JudgedCase): boolean {
  return resultOfOne(check, judged).stop?.verdict === 'inconclusive';
}

/** The last step down that still failed: shrinking goes on from the first one that fails. */
export function smallest<One extends JudgedCase>(judged: readonly One[]): One | undefined {
  const smaller_cases = lastAttempts(judged.filter(({ record }) => record.role === 'shrink'));
  const steps = Map.groupBy(smaller_cases, ({ record }) => record.step);
  const failing = [...steps.values()].flatMap((step) => step.find(({ outcome }) => outcome.kind === 'violated') ?? []);
  return failing.at(-1);
}

function lastAttempts<One extends JudgedCase>(judged: readonly One[]): One[] {
  const keyOf = ({ record }: One) => JSON.stringify([record.step, record.path, record.case]);
  return [...new Map(judged.map((one) => [keyOf(one), one])).values()];
}

function failingCase({ record, evidence, outcome }: JudgedCase, shrunk: Shrunk): FailingCase {
  return {
    case: record.case,
    mismatches: outcome.kind === 'violated' ? outcome.mismatches : [],
    exchanges: evidence.exchanges,
    ...(evidence.arrivals && { arrivals: evidence.arrivals }),
    ...(record.path !== undefined && { path: record.path }),
    shrunk,
  };
}

/** The stop that the reader must hear of first when several cases ended for several reasons. */
function weightiest(stops: readonly Stop[]): Stop | undefined {
  for (const word of ['inconclusive', 'could-not-run', 'not-claimed'] as const) {
    const found = stops.find((stop) => stop.verdict === word);
    if (found) return found;
  }
  return undefined;
}
