import { describe, expect, it } from 'vitest';
import { written_failure, writtenPass, writtenReport, writtenUnjudged } from '../testing/rendered-report.support.ts';
import type { KnownState, Verdict } from '../verdicts/verdict.ts';
import { joinReports } from './join-reports.ts';
import type { ReportInput } from './report.ts';

const stopped: Verdict = { ...writtenUnjudged('a/stopped', 'could-not-run', 'no asset'), operation: 'listAssets' };
const late: Verdict = { ...written_failure, check: 'a/late', operation: 'getRun', pointer: '/id', message: 'late' };
const waiting: Verdict = { ...writtenUnjudged('a/waiting', 'could-not-run', 'no run'), operation: 'getRun' };

const named = (name: string, verdicts: readonly Verdict[], other: Partial<ReportInput> = {}) => ({
  name,
  report: writtenReport(verdicts, other),
});

describe('reports of parts of one run', () => {
  it('are that of the whole', () => {
    const whole = [writtenPass('a/b'), written_failure, stopped, late, waiting, { ...late, check: 'a/again' }];
    const joined = joinReports([
      named('1', whole.slice(0, 3), { started_at: '2026-01-01T00:00:05.000Z', requests: 3, duration_ms: 20 }),
      named('2', whole.slice(3, 5), { requests: 4, duration_ms: 30 }),
      named('3', whole.slice(5), { requests: 0, duration_ms: 0, interrupted: true }),
    ]);
    expect(joined).toEqual(writtenReport(whole, { requests: 7, duration_ms: 50, interrupted: true }));
    expect(joined.findings.map(({ checks, dependants }) => [checks, dependants])).toEqual([
      [['a/late', 'a/again'], ['a/waiting']],
      [['requests/listAssets'], ['a/stopped']],
    ]);
  });

  it('tell once what became of each known failure', () => {
    const entry = { place: 'k.yaml:2:5', check: 'a/*', reason: 'soon', message: 'm' };
    const state = (word: KnownState['state']) => ({ known_failures: [{ ...entry, state: word }] });
    const joined = (...words: KnownState['state'][]) => {
      const [first, ...others] = words.map((word, index) =>
        named(`${index}`, [writtenPass(`a/${index}`)], state(word)),
      );
      return joinReports([first!, ...others]).known_failures;
    };
    expect(joined('stale', 'holds', 'not-judged')).toEqual(state('holds').known_failures);
    expect(joined('not-judged', 'stale')).toEqual(state('stale').known_failures);
  });

  it('explain what a known failure stopped as the whole does', () => {
    const known = { ...late, verdict: 'known-failure', known: [{ reason: 'soon' }] } as Verdict;
    const whole = [known, waiting, writtenPass('a/b')];
    const joined = joinReports([named('1', whole.slice(0, 2)), named('2', whole.slice(2))]);
    expect(joined.verdicts).toEqual(writtenReport(whole).verdicts);
    expect(joined.verdicts[1]).toMatchObject({ because_of_known: 'a/late' });
  });

  it('explain each other', () => {
    const [alone, reason] = [named('1', [waiting]), named('2', [late])];
    expect(joinReports([alone, reason]).findings[0]!.dependants).toEqual(['a/waiting']);
    expect(joinReports([reason])).toBe(reason.report);
  });

  it.each([
    ['a check stands in both', named('2', [late, writtenPass('a/b')]), /^2: a\/b stands in 1 too; give each/],
    ['the seeds differ', named('2', [late], { seed: 2 }), /^2: its seed is 2, and that of 1 1; only parts of one run/],
    ['the kits differ', named('2', [late], { kit_version: '1' }), /its kit is "1"/],
    [
      'the implementations differ',
      named('2', [late], {
        target: { implementation: { name: 'b' }, base_url: 'http://a.test', hash: '0'.repeat(64) },
      }),
      /its target is \["b",null\], and that of 1 "0+"/,
    ],
  ])('are refused where %s', (_, other, line) => {
    expect(() => joinReports([named('1', [writtenPass('a/b')]), other])).toThrow(line);
  });
});
