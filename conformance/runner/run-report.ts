/** The report of a run, complete or cut short. */
import { organizationsOf } from '../reports/foreign-records.ts';
import { secretsOf } from '../reports/redact.ts';
import { buildReport, type Report, type ReportInput } from '../reports/report.ts';
import { withTimes } from '../reports/times.ts';
import { trafficOf } from '../reports/traffic.ts';
import type { Stop } from '../suite/exchange.ts';
import { requiredClaims } from '../target/areas.ts';
import { summaryOf } from '../target/summary.ts';
import type { TargetUnusable } from '../target/unusable.ts';
import { type KnownFailures, knownStates } from '../verdicts/known-failures.ts';
import { unexamined } from '../verdicts/results.ts';
import { toVerdict } from '../verdicts/to-verdict.ts';
import type { RunOptions } from './run-options.ts';
import type { Session } from './session.ts';
import { seenElsewhere } from './shards.ts';

/** The session of the run; absent where the target file could not be used at all. */
type ReportedSession = Pick<Session, 'allotment' | 'contacts' | 'elapsed_ms' | 'history' | 'http' | 'secrets'>;

/** @param session absent where nothing was asked: no time, no request, and the secrets of the target file alone */
export function runReport(
  options: RunOptions,
  outcome: Pick<ReportInput, 'started_at' | 'verdicts' | 'left_behind' | 'interrupted' | 'unusable'>,
  session?: ReportedSession,
): Report {
  const { target, kit_version, document_version, seed, samples, strict, checks, requirements, shard, gate } = options;
  const known = knownFailuresOf(options);
  return buildReport({
    ...outcome,
    verdicts: session ? withTimes(outcome.verdicts, session.history) : outcome.verdicts,
    target: summaryOf(target),
    kit_version,
    document_version,
    ...{ seed, samples, strict, fewer_cases: session?.allotment.fewer_cases },
    duration_ms: session?.elapsed_ms() ?? 0,
    requests: session?.http.sent ?? 0,
    ...(session && { traffic: trafficOf(session.history.exchanges, outcome.started_at, session.contacts) }),
    ...(known && { known_failures: knownStates(outcome.verdicts, known) }),
    ...(requirements !== undefined && { requirements }),
    ...(target.require && { require: requiredClaims(target) }),
    ...(shard && { shard }),
    ...(gate && { gate }),
    expected: checks.length,
    secrets: session?.secrets ?? secretsOf(target),
    organizations: organizationsOf(target),
  });
}

export function knownFailuresOf({
  known_failures,
  target,
  checks,
  shard,
  seed,
}: RunOptions): KnownFailures | undefined {
  const implementation = target.implementation ?? null;
  return known_failures && { ...known_failures, seed, implementation, seen_elsewhere: seenElsewhere(checks, shard) };
}

/** The report of a run that could judge nothing: every check says why. */
export function unusableReport(
  { message }: TargetUnusable,
  options: RunOptions,
  started_at: string,
  session?: ReportedSession,
): Report {
  const { checks } = options;
  const stop: Stop = { verdict: 'could-not-run', reason: message };
  for (const { id } of checks) session?.history.add({ type: 'check', check: id, stop });
  const verdicts = checks.map((check) => toVerdict(check, unexamined(stop), options));
  const outcome = { left_behind: [], interrupted: false, unusable: message };
  const report = runReport(options, { started_at, verdicts, ...outcome }, session);
  const { duration_ms, requests } = report;
  session?.history.add({ type: 'end', duration_ms, requests, ...outcome });
  return report;
}
