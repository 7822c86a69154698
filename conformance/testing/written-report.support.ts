/** Reports written by hand, for tests of what reads and renders them. */
import fc from 'fast-check';
import { buildReport, type ReportInput } from '../reports/report.ts';
import type { NamedReport } from '../reports/report-head.ts';
import type { Fail, Unjudged, Verdict } from '../verdicts/verdict.ts';

const common = { title: '', clauses: ['pagination.ties-kept'], cases: 1, comparisons: 1, observations: [] };

/** @param check its area stands before the stroke */
export function passed(check: string, more: Partial<Verdict> = {}): Verdict {
  return { ...common, check, area: areaOf(check), verdict: 'pass', ...more } as Verdict;
}

export function failed(check: string, more: Partial<Fail> = {}): Fail {
  return {
    ...common,
    check,
    area: areaOf(check),
    verdict: 'fail',
    level: 'derived',
    clause: 'pagination.ties-kept',
    mismatch: 'lost',
    message: 'an item is lost',
    expected: 2,
    actual: 1,
    case: null,
    seed: 1,
    shrunk: 'no',
    exchanges: [],
    replay: 'model-run-kit conformance run',
    ...more,
  };
}

export function unjudged(check: string, verdict: Unjudged['verdict'] = 'could-not-run'): Unjudged {
  return { ...common, check, area: areaOf(check), verdict, message: 'there is no asset' };
}

/** @param name how the user names it, and its implementation is called */
export function written(name: string, verdicts: readonly Verdict[], more: Partial<ReportInput> = {}): NamedReport {
  const report = buildReport({
    target: { implementation: { name, version: '1' }, base_url: 'http://a.test', hash: '0'.repeat(64) },
    kit_version: '1.0.0',
    document_version: '1.0.0',
    seed: 1,
    started_at: '2026-01-01T00:00:00.000Z',
    duration_ms: 1,
    requests: 1,
    interrupted: false,
    expected: verdicts.length,
    left_behind: [],
    secrets: [],
    verdicts,
    ...more,
  });
  return { name, report };
}

const verdict = (check: string): fc.Arbitrary<Verdict | undefined> =>
  fc.oneof(
    fc.constantFrom(undefined, passed(check)),
    fc
      .constantFrom('observed', 'not-claimed', 'could-not-run', 'inconclusive', 'error')
      .map((word) => unjudged(check, word)),
    fc
      .record({ clause: fc.constantFrom('pagination.ties-kept', 'a.b'), mismatch: fc.constantFrom('lost', 'twice') })
      .map((more) => failed(check, more)),
  );

/** Reports of a few checks in two areas, by two versions of the kit, some of them cut short. */
export const someReport: fc.Arbitrary<NamedReport> = fc
  .record({
    name: fc.constantFrom('a', 'b'),
    verdicts: fc.tuple(...['lists/a', 'retry/b', 'lists/c', 'retry/d', 'lists/e'].map(verdict)),
    kit_version: fc.constantFrom('1.0.0', '2.0.0'),
    interrupted: fc.boolean(),
    observed: fc.array(fc.record({ choice: fc.constantFrom('x.a', 'x.b'), value: fc.constantFrom(1, 2) }), {
      maxLength: 3,
    }),
  })
  .map(({ name, verdicts, observed, ...more }) => {
    const present = verdicts.filter((one) => one !== undefined);
    const [first, ...others] = present;
    return written(name, first ? [{ ...first, observations: observed }, ...others] : [], more);
  });

function areaOf(check: string): string {
  return check.split('/')[0]!;
}
