/** Judges every exchange of the run by a rule that holds of every answer, each on its own. */
import type { Check, Evidence } from './check.ts';
import type { Session } from './context.ts';
import { judgeCase } from './judge-case.ts';
import type { CheckResult } from './run-check.ts';

/** Adds to a check's own result what the other checks' exchanges show. A check that watches nothing keeps its result. */
export function watch(session: Session, check: Check, own: CheckResult): CheckResult {
  if (!check.watches || own.failing || own.fault !== undefined) return own;
  let { cases } = own;
  // Data sets are part of the evidence of many cases; their exchanges are judged once.
  const judged = new Set<number>();
  for (const record of session.history.cases) {
    if (record.check === check.id) continue;
    for (const number of record.exchanges) {
      const exchange = session.history.exchanges[number - 1]!;
      if (judged.has(number)) continue;
      judged.add(number);
      if (exchange.received === undefined || !check.watches(exchange)) continue;
      cases += 1;
      const evidence: Evidence = { case: null, exchanges: [exchange], notes: {}, facts: session.facts };
      const outcome = judgeCase(check, evidence);
      if (outcome.kind === 'fault') return { ...own, cases, fault: outcome.message };
      if (outcome.kind !== 'violated') continue;
      const failing = { case: null, mismatches: outcome.mismatches, exchanges: [exchange], shrunk: 'no' as const };
      return { ...own, cases, failing: { ...failing, seen_in: { check: record.check, case: record.case } } };
    }
  }
  return { ...own, cases };
}
