/** The report of a run that could judge nothing: every check says why. */
import { secretsOf } from '../reports/redact.ts';
import { buildReport, type Report } from '../reports/report.ts';
import { summaryOf } from '../target/summary.ts';
import { toVerdict } from '../verdicts/to-verdict.ts';
import type { Session } from './context.ts';
import type { Stop } from './history.ts';
import type { RunOptions } from './run.ts';
import type { TargetUnusable } from './unusable.ts';

/** @param session of what was tried; there is none where the target file alone leads nowhere */
export function unusableReport(
  { message }: TargetUnusable,
  options: RunOptions,
  started_at: string,
  session?: Pick<Session, 'elapsed_ms' | 'history' | 'http' | 'secrets'>,
): Report {
  const { target, checks, seed } = options;
  const stop: Stop = { verdict: 'could-not-run', reason: message };
  for (const { id } of checks) session?.history.add({ type: 'check', check: id, stop });
  return buildReport({
    target: summaryOf(target),
    kit_version: options.kit_version,
    document_version: options.document_version,
    seed,
    started_at,
    duration_ms: session?.elapsed_ms() ?? 0,
    requests: session?.http.sent ?? 0,
    interrupted: false,
    verdicts: checks.map((check) => toVerdict(check, { cases: 0, stop, observations: [] }, options)),
    expected: checks.length,
    left_behind: [],
    secrets: session?.secrets ?? secretsOf(target),
  });
}
