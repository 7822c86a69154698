/** Failures with one cause are one finding. */
import { clauseById } from '../../src/contract/clauses.ts';
import type { Fail, Verdict } from './verdict.ts';

export interface Finding {
  /** What is wrong, in the sentence of its first check. */
  cause: string;
  clause: string;
  level: Fail['level'];
  /** What it means for people who do not program. */
  impact: string | null;
  operation: string | null;
  pointer: string | null;
  mismatch: string;
  checks: string[];
}

/** Groups failures by operation, pointer and mismatch, in the order in which they were found. */
export function findingsOf(verdicts: readonly Verdict[]): Finding[] {
  const groups = new Map<string, Finding>();
  for (const verdict of verdicts) {
    if (verdict.verdict !== 'fail') continue;
    const key = JSON.stringify([verdict.operation ?? null, verdict.pointer ?? null, verdict.mismatch]);
    const known = groups.get(key);
    if (known) known.checks.push(verdict.check);
    else groups.set(key, findingOf(verdict));
  }
  return [...groups.values()];
}

function findingOf(verdict: Fail): Finding {
  return {
    cause: verdict.message,
    clause: verdict.clause,
    level: verdict.level,
    impact: clauseById(verdict.clause)?.impact ?? null,
    operation: verdict.operation ?? null,
    pointer: verdict.pointer ?? null,
    mismatch: verdict.mismatch,
    checks: [verdict.check],
  };
}
