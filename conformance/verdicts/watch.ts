/** Judges each exchange of the run on its own, by a rule for every answer. */
import type { Check } from '../suite/check.ts';
import type { Evidence, Facts } from '../suite/evidence.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { CaseRecord } from '../suite/records.ts';
import { judgeCase } from './judge-case.ts';
import { type CheckResult, hasAnswer } from './results.ts';

/**
 * Adds to a check's own result what the other checks' exchanges show. A check that watches nothing keeps its result.
 */
export function watch(
  history: { readonly cases: readonly CaseRecord[]; readonly exchanges: readonly Exchange[] },
  facts: Facts,
  check: Check,
  own: CheckResult,
): CheckResult {
  if (!check.watches || own.failing || own.fault !== undefined) return own;
  let { cases, comparisons, is_answered } = own;
  const covered = new Set(own.covered);
  // Data sets are part of the evidence of many cases; their exchanges are judged once.
  const judged = new Set<number>();
  for (const record of history.cases) {
    // Hostile input is judged only by the check that sent it: a record that shows it as it was sent is no fault of shape.
    if (record.check === check.id || record.check.startsWith('hostile/')) continue;
    for (const number of record.exchanges) {
      const exchange = history.exchanges[number - 1]!;
      if (judged.has(number)) continue;
      judged.add(number);
      if (exchange.received === undefined || !check.watches(exchange)) continue;
      cases += 1;
      const evidence: Evidence = { case: null, exchanges: [exchange], notes: {}, facts };
      const outcome = judgeCase(check, evidence);
      if (outcome.kind === 'fault') return { ...own, cases, comparisons, fault: outcome.message };
      if (outcome.kind === 'stopped') continue;
      comparisons += outcome.comparisons;
      if (hasAnswer(evidence)) is_answered = true;
      if (outcome.kind === 'satisfied') {
        for (const clause of check.covers?.(evidence) ?? []) covered.add(clause);
        continue;
      }
      const failing = { case: null, mismatches: outcome.mismatches, exchanges: [exchange], shrunk: 'no' as const };
      return {
        ...own,
        cases,
        comparisons,
        failing: { ...failing, seen_in: { check: record.check, case: record.case } },
      };
    }
  }
  return {
    ...own,
    cases,
    comparisons,
    ...(is_answered && { is_answered }),
    ...(check.covers && { covered: [...covered] }),
  };
}
