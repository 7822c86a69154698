/**
 * Everything one run sent, received and observed, with times. Judges read it; nothing in it steers the target.
 * Written as JSON lines, so that a run that dies leaves what it had.
 */
import type { CanonicalRequest, DecodedReply } from '../../src/choices/dialect.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { TargetSummary } from '../target/summary.ts';
import type { ArrivalRecord } from '../waves/arrival-record.ts';
import type { Facts } from './check.ts';
import type { LeftBehind } from './clean-up.ts';

/** Counts up when a record changes its meaning, or lacks what a judge needs. */
export const history_version = 1;

/** Why an exchange has no answer. */
export type TransportFailure = 'refused' | 'timeout' | 'reset' | 'too_large' | 'unreadable';

export interface Exchange {
  /** Counts from 1 within the run. */
  number: number;
  /** What the check called this step, such as `walk/2`. */
  step: string;
  principal: string | null;
  /** What was meant, in the canonical form; a followed cursor URL keeps the request that began the walk. */
  request: CanonicalRequest;
  /** What went out. Credentials are replaced before anything is stored. */
  sent: { method: string; url: string; headers: Record<string, string>; body?: string };
  received?: { status: number; headers: Record<string, string>; body: string };
  failure?: { kind: TransportFailure; message: string };
  decoded?: DecodedReply;
  /** Milliseconds since the run began. */
  at_ms: number;
  took_ms: number;
}

/** How a case ended without evidence to judge: the check itself said why. */
export interface Stop {
  verdict: 'could-not-run' | 'inconclusive' | 'not-claimed';
  reason: string;
  /** Of which a request was not answered as it must be, so that the case could not go on. */
  operation?: OperationId;
  /** The target kept silent, or busy, as long as was waited: to ask again costs as long. */
  silent?: true;
}

/** Why a case was shown: which part it plays in the result of its check. */
export interface CaseRole {
  /** One of the check's cases; the same seen again, alone; or a smaller one than the failing one. */
  role: 'first' | 'confirm' | 'shrink';
  /** Counts from 1; the last one counts. */
  attempt: number;
  /** Of a smaller one: how many steps below the failing case. The first of a step that fails is the one gone on with. */
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
  /** What the check threw, a fault of the kit. */
  fault?: string;
}

/** What a run knew before it began. */
export interface RunRecord {
  type: 'run';
  history_version: number;
  kit: string;
  document: string;
  seed: number;
  started_at: string;
  target: TargetSummary;
  /** For replay lines: how the kit was called, and the target named. */
  command?: string;
  replay_options: string;
  /** Ids of the checks that were chosen. */
  checks: readonly string[];
  facts: Facts;
}

/** The end of one check. What it judged of other checks' exchanges stands before this line. */
export interface CheckRecord {
  type: 'check';
  check: string;
  /** Why it did not run at all. */
  stop?: Stop;
  /** How far its failing case was reduced. */
  shrunk?: 'fully' | 'partly' | 'no';
}

export interface EndRecord {
  type: 'end';
  duration_ms: number;
  requests: number;
  interrupted: boolean;
  left_behind: readonly LeftBehind[];
}

export type HistoryRecord =
  | RunRecord
  | ({ type: 'exchange' } & Exchange)
  | ({ type: 'arrival' } & ArrivalRecord)
  | CaseRecord
  | CheckRecord
  | EndRecord;

export interface History {
  readonly exchanges: readonly Exchange[];
  readonly cases: readonly CaseRecord[];
  /** By their number. */
  readonly arrivals: ReadonlyMap<number, ArrivalRecord>;
  add(record: HistoryRecord): void;
}

/** A history in memory that tells `sink` each record as it is added. */
export function createHistory(sink: (record: HistoryRecord) => void = () => {}): History {
  const exchanges: Exchange[] = [];
  const cases: CaseRecord[] = [];
  const arrivals = new Map<number, ArrivalRecord>();
  return {
    exchanges,
    cases,
    arrivals,
    add(record) {
      if (record.type === 'exchange') exchanges.push(withoutType(record));
      if (record.type === 'arrival') arrivals.set(record.number, withoutType(record));
      if (record.type === 'case') cases.push(record);
      sink(record);
    },
  };
}

/** Exchanges and arrivals are evidence as they were before they became lines of a file. */
export function withoutType<Record extends { type: string }>({ type: _, ...rest }: Record): Omit<Record, 'type'> {
  return rest;
}
