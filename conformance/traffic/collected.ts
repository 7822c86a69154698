/** Findings of one check over a whole recording: numbers, and the first exchange for each way to fail. */
import type { Check } from '../suite/check.ts';
import type { Mismatch } from '../suite/evidence.ts';
import type { Exchange, Stop } from '../suite/exchange.ts';
import type { CheckResult } from '../verdicts/results.ts';
import { maskExchange, maskMismatch } from './mask.ts';

/** Ways to fail that are told of one check. */
const most_ways = 20;

export interface Collected {
  judged(exchange: Exchange | undefined, comparisons: number, mismatches: readonly Mismatch[]): void;
  /** Of a judge that threw. */
  fault(message: string): void;
  result(unseen: Stop): CheckResult;
  /** Entries that failed. */
  readonly failures: number;
}

export function createCollected(check: Check): Collected {
  const ways = new Map<string, Mismatch>();
  const covered = new Set<string>();
  let [cases, comparisons, failures] = [0, 0, 0];
  let first: Exchange | undefined;
  let fault: string | undefined;
  return {
    judged(exchange, compared, mismatches) {
      if (compared > 0) cases += 1;
      comparisons += compared;
      if (mismatches.length === 0) {
        if (exchange && compared > 0 && check.covers && covered.size < check.clauses.length) {
          const evidence = { case: null, exchanges: [exchange], notes: {}, facts: {} as never };
          for (const clause of check.covers(evidence)) covered.add(clause);
        }
        return;
      }
      failures += 1;
      for (const mismatch of mismatches) {
        const way = `${mismatch.code} ${mismatch.clause} ${mismatch.pointer?.replaceAll(/\d+/g, 'N')}`;
        if (ways.has(way) || ways.size >= most_ways) continue;
        ways.set(way, maskMismatch(mismatch, exchange));
        // One report shows one exchange of each check: that of the first way.
        first ??= exchange && maskExchange(exchange);
      }
    },
    fault(message) {
      fault ??= message;
    },
    get failures() {
      return failures;
    },
    result(unseen) {
      const base: CheckResult = { cases, comparisons, observations: [] };
      if (fault !== undefined) return { ...base, fault };
      if (ways.size > 0) {
        const mismatches = [...ways.values()];
        return { ...base, failing: { case: null, mismatches, exchanges: first ? [first] : [], shrunk: 'no' } };
      }
      if (comparisons === 0) return { ...base, cases: 0, stop: unseen };
      const seen = check.covers ? { covered: [...covered] } : {};
      const is_blind = check.covers && !covered.has(check.clauses[0]!);
      return is_blind ? { ...base, cases: 0, stop: unseen } : { ...base, ...seen };
    },
  };
}
