/** What a check concludes from the evidence. One member for each way to end; nothing but a pass counts as one. */
import type { ClauseLevel } from '../../src/contract/clauses.ts';
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import type { Observation } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';

export const verdictWords = [
  'pass',
  'fail',
  'observed',
  'not-claimed',
  'could-not-run',
  'inconclusive',
  'error',
] as const;
export type VerdictWord = (typeof verdictWords)[number];

/** How binding the broken rule is; `reference` is judged with `--strict` alone. */
export type FailureLevel = Exclude<ClauseLevel, 'open'> | 'declared' | 'reference';

interface Common {
  check: string;
  title: string;
  area: string;
  clauses: readonly string[];
  /** Those of them of which nothing was met that could have broken them; absent where there are none. */
  unseen?: readonly string[];
  /** Cases whose evidence was judged, those of other checks' exchanges included. */
  cases: number;
  /** How often those compared a value of the target with what it ought to be; a pass has compared something. */
  comparisons: number;
  observations: readonly Observation[];
}

export interface Pass extends Common {
  verdict: 'pass';
}

export interface Fail extends Common {
  verdict: 'fail';
  level: FailureLevel;
  /** The clause that is broken. */
  clause: string;
  /** The code of the mismatch, unique within its check. */
  mismatch: string;
  message: string;
  expected: unknown;
  actual: unknown;
  operation?: string;
  pointer?: string;
  /** `number` of the exchange that shows it. */
  exchange?: number;
  /** The smallest case that shows it, as the check's `run` takes it. */
  case: unknown;
  /** Set when the evidence came from another check's case. */
  seen_in?: { check: string; case: unknown };
  seed: number;
  /** fast-check's path to the case; absent for a case from a table. */
  path?: string;
  /** How far the case was reduced: `fully`, `partly` (the budget ended), or `no` (nothing smaller exists or a table row). */
  shrunk: 'fully' | 'partly' | 'no';
  exchanges: readonly Exchange[];
  /** What receivers were sent, with its times. */
  deliveries?: readonly ArrivalRecord[];
  /** The line that replays the case. */
  replay: string;
}

export interface Unjudged extends Common {
  verdict: 'not-claimed' | 'could-not-run' | 'inconclusive' | 'error' | 'observed';
  message: string;
  /** Of which a request was not answered as it must be, so that nothing could be shown. */
  operation?: string;
  /** The finding that stands in the way, counted from 1. */
  because_of?: number;
}

export type Verdict = Pass | Fail | Unjudged;
