/** The report in the Common Test Report Format (ctrf.io), which many tools of CI gather. */
import { isJudged, type Verdict } from '../verdicts/verdict.ts';
import { type Decision, decisionOf, nameOf, type Rendering, tellsFailure } from './rendering.ts';
import type { Report } from './report.ts';
import { verdictText } from './terminal.ts';

/** The version of the format that is written. */
const spec_version = '0.0.0';

const statuses = ['passed', 'failed', 'skipped', 'pending', 'other'] as const;
type Status = (typeof statuses)[number];

/** A test for each check, in the suite of its area; failed are those that count against the run. */
export function renderCtrf(report: Report, rendering: Rendering): string {
  const { kit, target, started_at, duration_ms, seed } = report;
  const decision = decisionOf(report, rendering);
  const tests = [...report.verdicts.map((verdict) => testOf(report, verdict, decision)), ...besides(decision)];
  const counts = statuses.map((status) => [status, tests.filter((test) => test.status === status).length]);
  const start = Date.parse(started_at);
  const written = {
    reportFormat: 'CTRF',
    specVersion: spec_version,
    timestamp: new Date(start + duration_ms).toISOString(),
    generatedBy: `${kit.name} ${kit.version}`,
    results: {
      tool: { name: kit.name, version: kit.version },
      summary: {
        tests: tests.length,
        ...Object.fromEntries(counts),
        suites: new Set(report.verdicts.map(({ area }) => area)).size,
        start,
        stop: start + Math.round(duration_ms),
        duration: Math.round(duration_ms),
      },
      tests,
      environment: {
        reportName: `${nameOf(report)} ${decision.words}`,
        appName: nameOf(report),
        ...(target.implementation?.version && { appVersion: target.implementation.version }),
        extra: { base_url: target.base_url, seed, document_version: report.document.version },
      },
    },
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

function testOf(report: Report, verdict: Verdict, { isRed }: Decision) {
  const { check, title, area, took_ms = 0, clauses } = verdict;
  const message = 'message' in verdict ? verdict.message : '';
  return {
    testId: check,
    name: title === '' ? check : `${check}: ${title}`,
    status: statusOf(verdict, isRed(verdict)),
    duration: Math.round(took_ms),
    suite: [area],
    rawStatus: verdict.verdict,
    ...(message !== '' && { message }),
    ...(tellsFailure(verdict) && { trace: verdictText(report, verdict, false) }),
    tags: [...clauses],
  };
}

/** A failure that the gate lets pass is neither. */
function statusOf(verdict: Verdict, is_red: boolean): Status {
  if (is_red) return 'failed';
  if (tellsFailure(verdict)) return 'other';
  return isJudged(verdict) ? 'passed' : 'skipped';
}

/** A run may be red, though none of its checks is. */
function besides({ besides: message }: Decision) {
  if (message === undefined) return [];
  return [{ name: 'the run came to its end', status: 'failed' as const, duration: 0, suite: ['run'], message }];
}
