/** Reports written by hand, for tests of their forms. */
import { buildReport, type Report, type ReportInput } from '../reports/report.ts';
import type { Exchange } from '../suite/exchange.ts';
import type { Fail, Pass, Unjudged, Verdict } from '../verdicts/verdict.ts';
import { answered } from './written-evidence.support.ts';

const common = {
  title: '',
  area: 'pagination',
  clauses: ['pagination.ties-kept'],
  cases: 1,
  comparisons: 1,
  observations: [],
};

function writtenExchange(number: number): Exchange {
  return { ...answered(`step/${number}`, 'listAssets', 200, {}), number };
}

/** An item that is lost, which check `requests/listAssets` found. */
export const written_failure: Fail = {
  ...common,
  check: 'requests/listAssets',
  verdict: 'fail',
  level: 'derived',
  clause: 'pagination.ties-kept',
  mismatch: 'lost',
  message: 'an item is lost',
  expected: 2,
  actual: 1,
  operation: 'listAssets',
  pointer: '/items',
  case: { items: 2 },
  seed: 1,
  shrunk: 'fully',
  exchanges: Array.from({ length: 20 }, (_, index) => writtenExchange(index + 1)),
  exchange: 12,
  replay: 'model-run-kit conformance run',
};

export function writtenPass(check: string): Pass {
  return { ...common, check, verdict: 'pass' };
}

export function writtenUnjudged(check: string, verdict: Unjudged['verdict'], message: string): Unjudged {
  return { ...common, check, verdict, message };
}

export function writtenReport(verdicts: readonly Verdict[], other: Partial<ReportInput> = {}): Report {
  return buildReport({
    target: { implementation: null, base_url: 'http://a.test', hash: '0'.repeat(64) },
    kit_version: '0',
    document_version: '0',
    seed: 1,
    started_at: '2026-01-01T00:00:00.000Z',
    duration_ms: 1,
    requests: 1,
    interrupted: false,
    expected: verdicts.length,
    left_behind: [],
    secrets: [],
    verdicts,
    ...other,
  });
}
