/**
 * Everything one run sent, received and observed, with times. Judges read it; nothing in it steers the target.
 * Written as JSON lines, so that a run that dies leaves what it had.
 */
import type { ArrivalRecord } from '../suite/arrival-record.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { CaseRecord, HistoryRecord } from '../suite/records.ts';

/** Counts up when a record changes its meaning, lacks what a judge needs, or is written in another way. */
export const history_version = 2;

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
