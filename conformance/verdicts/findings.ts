/** Failures with one cause are one finding. Checks that could not run because of that failure depend on it. */
import { clauseById } from '../../src/contract/clauses.ts';
import { joinFaults } from './join-faults.ts';
import { type Fail, type KnownFailed, type Unjudged, type Verdict, weightOf } from './verdict.ts';

export interface Finding {
  /** Sentence of its first check: the one whose clause the others follow from. */
  cause: string;
  clause: string;
  level: Fail['level'];
  /** Harm for people who do not program. */
  impact: string | null;
  operation: string | null;
  pointer: string | null;
  mismatch: string;
  /** All that fail by it; the first is the one whose clause heads it. */
  checks: string[];
  /** Checks that could not run because of it. */
  dependants: string[];
}

export interface Conclusion {
  findings: Finding[];
  /** The verdicts, with those that depend on a finding saying so. */
  verdicts: Verdict[];
}

/**
 * Groups failures into findings, and names for each the checks that could not run because of it. The order: most
 * stopped checks, the more binding rule, the first met.
 */
export function groupFindings(verdicts: readonly Verdict[]): Conclusion {
  const failures = verdicts.filter((verdict) => verdict.verdict === 'fail');
  const familiar = verdicts.filter((verdict) => verdict.verdict === 'known-failure');
  const [findings, known] = [findingsOf(failures), findingsOf(familiar)];
  // Failures of checks that do not decide explain no gap of a check that does.
  const deciding = new Set(verdicts.filter(({ not_required }) => !not_required).map(({ check }) => check));
  const telling = findings.filter(({ checks }) => checks.some((check) => deciding.has(check)));
  const because = new Map<Verdict, Finding>();
  for (const verdict of verdicts) {
    const finding = standsOn(verdict) && culprit(failures, telling, verdict);
    if (!finding) continue;
    finding.dependants.push(verdict.check);
    because.set(verdict, finding);
  }
  findings.sort((a, b) => stops(b) - stops(a) || weightOf(a) - weightOf(b));
  const concluded = verdicts.map((verdict) => {
    if (!standsOn(verdict)) return verdict;
    const finding = because.get(verdict);
    if (finding) return dependant(verdict, finding, findings.indexOf(finding) + 1);
    const before = culprit(familiar, known, verdict);
    return before ? dependantOfKnown(verdict, before) : verdict;
  });
  return { findings, verdicts: concluded };
}

/** Number of checks that do not pass because of it: those that fail with it, and those that could not run. */
export function stops({ checks, dependants }: Pick<Finding, 'checks' | 'dependants'>): number {
  return checks.length + dependants.length;
}

function findingsOf(failures: readonly (Fail | KnownFailed)[]): Finding[] {
  return joinFaults(failures).map((own) => ({ ...findingOf(own[0]!), checks: own.map(({ check }) => check) }));
}

function findingOf(verdict: Fail | KnownFailed): Omit<Finding, 'checks'> {
  return {
    cause: verdict.message,
    clause: verdict.clause,
    level: verdict.level,
    impact: clauseById(verdict.clause)?.impact ?? null,
    operation: verdict.operation ?? null,
    pointer: verdict.pointer ?? null,
    mismatch: verdict.mismatch,
    dependants: [],
  };
}

function standsOn(verdict: Verdict): verdict is Unjudged {
  return verdict.verdict === 'could-not-run' || verdict.verdict === 'inconclusive';
}

/**
 * The finding on the operation that let a case down. Requests to the operation itself come first; another rule that it
 * breaks explains a failed creation, and not why a control failed.
 */
function culprit(
  failures: readonly (Fail | KnownFailed)[],
  findings: readonly Finding[],
  { operation, verdict, server_error }: Unjudged,
): Finding | undefined {
  if (operation === undefined) return undefined;
  const own = failures.filter((failure) => failure.operation === operation).map(({ check }) => check);
  const found = (area: string) => own.find((check) => check === `${area}/${operation}`);
  const of_errors = server_error && failures.find(({ clause }) => clause === errors_clause)?.check;
  const check = found('requests') ?? found('schema') ?? of_errors ?? (verdict === 'could-not-run' ? own[0] : undefined);
  return check === undefined ? undefined : findings.find(({ checks }) => checks.includes(check));
}

/** Its check counts errors of the server over the whole run, whichever operations answered with them. */
const errors_clause = 'errors.right-requests-answered';

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
