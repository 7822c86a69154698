import fc from 'fast-check';
import { expect, it } from 'vitest';
import { failed, passed, someReport, unjudged, written } from '../testing/written-report.support.ts';
import { compareReports, firstRed, inTime } from './compare-reports.ts';
import type { Standing } from './report-head.ts';

const [a, b, c, d] = ['lists/a', 'retry/b', 'lists/c', 'lists/d'] as const;

it('has a row for each check whose verdicts differ, in the order of areas', () => {
  const first = written('x', [passed(a), passed(b), passed(c)]);
  const second = written('y', [passed(a), failed(b), failed(c), unjudged(d)]);
  const { checks, reports } = compareReports([first, second]);
  expect(checks.map(({ check, verdicts }) => [check, ...verdicts.map((cell) => cell?.verdict)])).toEqual([
    [c, 'pass', 'fail'],
    [d, undefined, 'could-not-run'],
    [b, 'pass', 'fail'],
  ]);
  expect(checks.map(({ first_red }) => first_red)).toEqual([1, null, 1]);
  expect(reports.map(({ label, standings }) => [label, standings])).toEqual([
    ['x 1', { passing: 3, failing: 0, unjudged: 0 }],
    ['y 1', { passing: 1, failing: 2, unjudged: 1 }],
  ]);
});

it('names the reports by their files where implementation and version are alike', () => {
  const target = { implementation: { name: 'x', version: '1' }, base_url: 'http://a.test', hash: '' };
  const nights = ['1.json', '2.json'].map((name) => written(name, [], { target }));
  const { reports } = compareReports([...nights, written('y', [])]);
  expect(reports.map(({ label }) => label)).toEqual(['1.json', '2.json', 'y 1']);
});

it('puts the oldest first', () => {
  const at = (name: string, started_at: string) => written(name, [], { started_at });
  const sorted = inTime([at('b', '2026-01-02T00:00:00.000+01:00'), at('a', '2026-01-01T22:59:59.000Z')]);
  expect(sorted.map(({ name }) => name)).toEqual(['a', 'b']);
});

it('marks the first failure after a pass', () => {
  const standing = fc.constantFrom<Standing | undefined>('passing', 'failing', 'unjudged', undefined);
  fc.assert(
    fc.property(fc.array(standing, { maxLength: 6 }), (row) => {
      const regressions = row.flatMap((one, at) =>
        one === 'failing' && row.slice(0, at).includes('passing') ? [at] : [],
      );
      expect(firstRed(row)).toBe(regressions[0] ?? null);
    }),
  );
});

it('shows nothing of one report, however often it is named', () => {
  fc.assert(
    fc.property(someReport, fc.integer({ min: 1, max: 4 }), (report, count) => {
      expect(compareReports(Array(count).fill(report)).checks).toEqual([]);
    }),
  );
});
