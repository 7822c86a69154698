/** Conclusion of a check from the evidence. One member for each way to end; nothing but a pass counts as one. */
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import type { Observation } from '../suite/evidence.ts';
import type { Exchange, Seen } from '../suite/exchange.ts';
import type { AtOneReplica } from './results.ts';

export const verdictWords = [
  'pass',
  'fail',
  'known-failure',
  'unexpected-pass',
  'observed',
  'not-claimed',
  'could-not-run',
  'inconclusive',
  'error',
] as const;
export type VerdictWord = (typeof verdictWords)[number];

/**
 * Force of the broken rule, the most binding first; `reference` is judged with `--strict` alone, and `advice` by
 * `check-receiver` alone.
 */
const failureLevels = ['stated', 'derived', 'declared', 'reference', 'advice'] as const;
export type FailureLevel = (typeof failureLevels)[number];

/** The lower, the more it binds. */
export function weightOf({ level }: { level: FailureLevel }): number {
  return failureLevels.indexOf(level);
}

interface Common {
  check: string;
  title: string;
  area: string;
  clauses: readonly string[];
  /** Those of them of which nothing was met that could have broken them; absent where there are none. */
  unseen?: readonly string[];
  /** Cases whose evidence was judged, those of other checks' exchanges included. */
  cases: number;
  /** Number of comparisons: values of the target held against what they ought to be; a pass has some. */
  comparisons: number;
  observations: readonly Observation[];
  /** Milliseconds of the run in which its requests and answers were under way; absent where it sent none. */
  took_ms?: number;
  /** The check, or the code of each way in which it fails, came after the requirements of the run: it does not decide. */
  not_required?: true;
  /** Another shard has the check; it is told of here since an answer of this one breaks it. */
  watched_only?: true;
  /** It was tried once more, and this is what it said before. */
  first_try?: string;
}

export interface Pass extends Common {
  verdict: 'pass';
}

/** One way in which a check fails. */
export interface FailureWay {
  level: FailureLevel;
  /** The clause that is broken. */
  clause: string;
  /** The code of the mismatch, unique within its check. */
  mismatch: string;
  pointer?: string;
  /** Its code came after the requirements of the run: it does not decide. */
  not_required?: true;
}

interface Failed extends Common, Omit<FailureWay, 'not_required'> {
  message: string;
  expected: unknown;
  actual: unknown;
  operation?: string;
  /** Ways in which the same case fails as well. */
  others?: readonly FailureWay[];
  /** `number` of the exchange that shows it. */
  exchange?: number;
  /** The smallest case that shows it, as the check's `run` takes it. */
  case: unknown;
  /** Set when the evidence came from another check's case. */
  seen_in?: { check: string; case: unknown };
  seed: number;
  /** fast-check's path to the case; absent for a case from a table. */
  path?: string;
  /** Reduction of the case: `fully`, `partly` (the budget ended), or `no` (nothing smaller exists or a table row). */
  shrunk: 'fully' | 'partly' | 'no';
  exchanges: readonly Exchange[];
  /** Requests that receivers got, with their times. */
  deliveries?: readonly ArrivalRecord[];
  /** Parts of all this that are in history.jsonl alone, since they are too long for a report. */
  left_out?: LeftOut;
  /** The line that replays the case. */
  replay: string;
  /** The case was run once more, alone, and did not show it then: it hangs on what was there before or beside it. */
  not_again?: true;
  /** Of a target of several replicas: what the same case came to where one of them was asked alone. */
  alone?: readonly AtOneReplica[];
}

/** Numbers of what a report does not hold, or holds shortened. */
export interface LeftOut {
  exchanges?: number;
  deliveries?: number;
  shortened?: number;
}

export interface Fail extends Failed {
  verdict: 'fail';
  /** Ways of it that decide and that no known failure lists, though some known failure is about this check. */
  not_known?: readonly FailureWay[];
}

/** Entry about known failures, for the verdict that it stands behind. */
export interface KnownNote {
  reason: string;
  link?: string;
  /** The last day on which the entry holds, as `YYYY-MM-DD`. */
  expires?: string;
}

/** An entry about known failures, and what this run makes of it. */
export interface KnownState extends KnownNote {
  /** Place of the entry: `file:line:column`. */
  place: string;
  check: string;
  clause?: string;
  pointer?: string;
  mismatch?: string;
  /** `stale` and `expired` count against the run; `not-seen`: it need not fail with every seed. */
  state: 'holds' | 'not-seen' | 'stale' | 'expired' | 'not-judged' | 'other-implementation';
  /** The problem and its remedy. */
  message: string;
}

/** It fails, in no other way than is listed. */
export interface KnownFailed extends Failed {
  verdict: 'known-failure';
  known: readonly KnownNote[];
}

/** It passes, and is listed as a known failure. */
interface UnexpectedPass extends Common {
  verdict: 'unexpected-pass';
  message: string;
  known: readonly KnownNote[];
}

export interface Unjudged extends Common {
  verdict: 'not-claimed' | 'could-not-run' | 'inconclusive' | 'error' | 'observed';
  message: string;
  /** Of which a request was not answered as it must be, so that nothing could be shown. */
  operation?: string;
  /** A limit of the run or of the target file was met: `--allow-incomplete budget` lets it be. */
  budget?: true;
  /** An answer was larger than the suite keeps by then: `--allow-incomplete too-large` lets it be. */
  too_large?: true;
  /** A right request was answered with an error of the server, which another try did not take away. */
  server_error?: true;
  /** A fault that was seen and could not be shown again: the run is incomplete, whatever gaps are allowed. */
  seen?: Omit<Seen, 'level'> & { level: FailureLevel };
  /** The check looks at deliveries. */
  by_events?: true;
  /** The finding that stands in the way, counted from 1. */
  because_of?: number;
  /** The check whose known failure stands in the way: no gap that counts. */
  because_of_known?: string;
}

/** Of what the target file requires: something that the run did not find. */
export interface LostClaim {
  kind: 'area' | 'clause';
  name: string;
  /** Reason for the state. */
  why: string;
}

/** One of the parts into which the checks of a run are divided. */
export interface Shard {
  /** From 1. */
  index: number;
  of: number;
  /** Other parts have checks that the target claims, so that this one may have none. */
  others_judge: boolean;
}

export type Verdict = Pass | Fail | KnownFailed | UnexpectedPass | Unjudged;

/** True where the target was found to do right or wrong. */
export function isJudged({ verdict }: Verdict): boolean {
  return ['pass', 'fail', 'known-failure', 'unexpected-pass', 'observed'].includes(verdict);
}
