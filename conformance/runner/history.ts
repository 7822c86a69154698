/**
 * Everything one run sent, received and observed, with times. Judges read it; nothing in it steers the target.
 * Written as JSON lines, so that a run that dies leaves what it had.
 */
import type { CanonicalRequest, DecodedReply } from '../../src/choices/dialect.ts';
import type { OperationId } from '../../src/contract/operations.ts';
import type { ArrivalRecord } from '../waves/arrival-record.ts';
import type { Facts } from './check.ts';

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
  /** The operation that did not do what it must, so that nothing could be shown. */
  operation?: OperationId;
}

export interface CaseRecord {
  type: 'case';
  check: string;
  case: unknown;
  exchanges: readonly number[];
  arrivals?: readonly number[];
  notes: Readonly<Record<string, unknown>>;
  stop?: Stop;
}

export type HistoryRecord =
  | { type: 'run'; kit: string; document: string; seed: number; started_at: string; facts: Facts }
  | ({ type: 'exchange' } & Exchange)
  | ({ type: 'arrival' } & ArrivalRecord)
  | CaseRecord;

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
      if (record.type === 'exchange') exchanges.push(record);
      if (record.type === 'arrival') arrivals.set(record.number, record);
      if (record.type === 'case') cases.push(record);
      sink(record);
    },
  };
}
