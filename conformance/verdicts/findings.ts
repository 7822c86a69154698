/** Failures with one cause are one finding. Checks that could not run because of that failure depend on it. */
import { clauseById } from '../../src/contract/clauses.ts';
import type { Fail, KnownFailed, Unjudged, Verdict } from './verdict.ts';

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
  /** Checks that could not run because of it. */
  dependants: string[];
}

export interface Conclusion {
  findings: Finding[];
  /** The verdicts, with those that depend on a finding saying so. */
  verdicts: Verdict[];
}

/** Groups failures into findings, and names for each the checks that could not run because of it. */
export function groupFindings(verdicts: readonly Verdict[]): Conclusion {
  const findings = findingsOf(verdicts.filter((verdict) => verdict.verdict === 'fail'));
  const known = findingsOf(verdicts.filter((verdict) => verdict.verdict === 'known-failure'));
  const concluded = verdicts.map((verdict) => {
    if (!standsOn(verdict)) return verdict;
    const place = findings.indexOf(culprit(findings, verdict)!);
    if (place < 0) {
      const familiar = culprit(known, verdict);
      return familiar ? dependantOfKnown(verdict, familiar) : verdict;
    }
    const finding = findings[place]!;
    finding.dependants.push(verdict.check);
    return dependant(verdict, finding, place + 1);
  });
  return { findings, verdicts: concluded };
}

/** Groups failures by operation, pointer and mismatch, in the order in which they were found. */
function findingsOf(verdicts: readonly (Fail | KnownFailed)[]): Finding[] {
  const groups = new Map<string, Finding>();
  for (const verdict of verdicts) {
    const key = JSON.stringify([verdict.operation ?? null, verdict.pointer ?? null, verdict.mismatch]);
    const known = groups.get(key);
    if (known) known.checks.push(verdict.check);
    else groups.set(key, findingOf(verdict));
  }
  return [...groups.values()];
}

function findingOf(verdict: Fail | KnownFailed): Finding {
  return {
    cause: verdict.message,
    clause: verdict.clause,
    level: verdict.level,
    impact: clauseById(verdict.clause)?.impact ?? null,
    operation: verdict.operation ?? null,
    pointer: verdict.pointer ?? null,
    mismatch: verdict.mismatch,
    checks: [verdict.check],
    dependants: [],
  };
}

function standsOn(verdict: Verdict): verdict is Unjudged {
  return verdict.verdict === 'could-not-run' || verdict.verdict === 'inconclusive';
}

/**
 * The finding on the operation that let a case down. What the operation itself was asked comes first; another rule that
 * it breaks explains what the suite could not make, and not why a control failed.
 */
function culprit(findings: readonly Finding[], { operation, verdict }: Unjudged): Finding | undefined {
  if (operation === undefined) return undefined;
  const own = findings.filter((finding) => finding.operation === operation);
  const found = (area: string) => own.find(({ checks }) => checks.includes(`${area}/${operation}`));
  return found('requests') ?? found('schema') ?? (verdict === 'could-not-run' ? own[0] : undefined);
}

function dependant(verdict: Unjudged, finding: Finding, because_of: number): Unjudged {
  const message = `${because(finding, because_of)} (${verdict.message})`;
  return { ...verdict, verdict: 'could-not-run', message, because_of };
}

function because({ cause }: Finding, number: number): string {
  return `because of finding ${number}: ${cause}`;
}

/** The verdicts without what `groupFindings` said of the findings, so that they can be grouped with others. */
export function ungroupFindings({ findings, verdicts }: Conclusion): Verdict[] {
  return verdicts.map((verdict) => {
    if (!standsOn(verdict)) return verdict;
    const { because_of, because_of_known, ...alone } = verdict;
    const known = verdicts.find(({ check }) => check === because_of_known);
    const why =
      because_of === undefined
        ? known && 'message' in known && becauseOfKnown(known.check, known.message!)
        : because(findings[because_of - 1]!, because_of);
    const is_wrapped = why && alone.message.startsWith(`${why} (`) && alone.message.endsWith(')');
    return is_wrapped ? { ...alone, message: alone.message.slice(why.length + 2, -1) } : alone;
  });
}

function becauseOfKnown(check: string, cause: string): string {
  return `because of the known failure of ${check}: ${cause}`;
}

function dependantOfKnown(verdict: Unjudged, { cause, checks }: Finding): Unjudged {
  const because_of_known = checks[0]!;
  const message = `${becauseOfKnown(because_of_known, cause)} (${verdict.message})`;
  return { ...verdict, verdict: 'could-not-run', message, because_of_known };
}
