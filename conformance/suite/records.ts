/** The lines of a history: what one run knew, sent, received and observed, and how its cases ended. Plain data. */
import type { RequiredClaims } from '../target/areas.ts';
import type { TargetSummary } from '../target/summary.ts';
import type { ArrivalRecord } from './arrival-record.ts';
import type { Facts } from './evidence.ts';
import type { Exchange, Seen, Stop } from './exchange.ts';

/** Part of a case in the result of its check. */
export interface CaseRole {
  /**
   * A case of the check; the same again, alone; a smaller one than the failing; the one of a replay line; or the failing
   * one with all requests at one replica.
   */
  role: 'first' | 'confirm' | 'shrink' | 'replay' | 'one-replica';
  /** Base URL of that replica. */
  replica?: string;
  /** Counts from 1; the last one counts. */
  attempt: number;
  /** Of a smaller one: steps below the failing case. The first failure of a step is gone on with. */
  step?: number;
  /** fast-check's path to it; absent where it was not drawn. */
  path?: string;
}

export interface CaseRecord extends CaseRole {
  type: 'case';
  check: string;
  case: unknown;
  exchanges: readonly number[];
  arrivals?: readonly number[];
  notes: unknown;
  stop?: Stop;
  /** Error thrown by the check, a fault of the kit. */
  fault?: string;
}

/** Cases planned where a limit of the target file leaves no room for all of them. */
export interface FewerCases {
  cases: number;
  /** Without the limit. */
  of: number;
  /** The limit, with what it says. */
  why: string;
}

/** Facts of a run from before it began. */
export interface RunStartRecord {
  type: 'run';
  history_version: number;
  kit: string;
  document: string;
  seed: number;
  /** Cases drawn for each property, where the user said how many. */
  samples?: number;
  fewer_cases?: FewerCases;
  started_at: string;
  target: TargetSummary;
  /** For replay lines: how the kit was called, and the target named. */
  command?: string;
  replay_options: string;
  /** Ids of the checks that were chosen. */
  checks: readonly string[];
  /** Part of a run. */
  shard?: { index: number; of: number; others_judge: boolean };
  /** Of the target file. */
  require?: RequiredClaims;
  facts: Facts;
}

/** The end of one check; two where it was tried once more. Its results of other checks' exchanges come before it. */
export interface CheckRecord {
  type: 'check';
  check: string;
  /** Its place in the run, where checks ended in another order, side by side. */
  place?: number;
  /** It had ended inconclusive before, for this reason; its cases are those since then. */
  first_try?: string;
  /** And what it had seen. */
  seen?: Omit<Seen, 'level'> & { level: string };
  /** Reason why it did not run at all. */
  stop?: Stop;
  /** Reduction of its failing case. */
  shrunk?: 'fully' | 'partly' | 'no';
}

/** A record that a run made and could not delete. */
export interface LeftBehind {
  operation: string;
  id: string | null;
  reason: string;
}

/** Traffic at the receiver of the suite. */
export interface Contacts {
  /** Runs of whose end somebody had to be told there, callbacks and webhooks counted apart. */
  awaited: number;
  /** Connections that were accepted. */
  connections: number;
  /** Attempts of deliveries that came, those of runs of somebody else included. */
  events: number;
}

export interface EndRecord {
  type: 'end';
  duration_ms: number;
  requests: number;
  interrupted: boolean;
  left_behind: readonly LeftBehind[];
  /** Absent where there was no receiver. */
  contacts?: Contacts;
  /** Reason why nothing could be judged. */
  unusable?: string;
}

export type HistoryRecord =
  | RunStartRecord
  | ({ type: 'exchange' } & Exchange)
  | ({ type: 'arrival' } & ArrivalRecord)
  | CaseRecord
  | CheckRecord
  | EndRecord;
