import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { failed, passed, someReport, unjudged, written } from '../testing/written-report.support.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { type CheckChange, diffExitCode, diffReports, type ReportDiff, sections } from './diff-reports.ts';

const check = 'lists/a';
const one = (verdict: Verdict | undefined) => (verdict ? [verdict] : []);
/** The section that the check stands in. */
const sectionOf = (diff: ReportDiff) => sections.filter((section) => diff[section].length > 0).join();

describe('a check', () => {
  const rows: [string, Verdict | undefined, Verdict | undefined, string, number][] = [
    ['passes still', passed(check), passed(check), '', 0],
    ['is open, and passed', passed(check), unjudged(check, 'observed'), '', 0],
    ['fails newly', passed(check), failed(check), 'newly_failing', 1],
    ['fails, and was not judged', unjudged(check), failed(check), 'newly_failing', 1],
    ['is fixed', failed(check), passed(check), 'fixed', 0],
    ['fails still, with other numbers', failed(check), failed(check, { message: 'x' }), 'still_failing', 0],
    ['fails by another mismatch', failed(check), failed(check, { mismatch: 'twice' }), 'failing_otherwise', 0],
    ['fails by another clause', failed(check), failed(check, { clause: 'a.b' }), 'failing_otherwise', 0],
    ['passed, and could not run', passed(check), unjudged(check), 'newly_not_judged', 1],
    ['passed, and is not claimed', passed(check), unjudged(check, 'not-claimed'), 'newly_not_judged', 1],
    ['was observed, and is not claimed', unjudged(check, 'observed'), unjudged(check, 'not-claimed'), '', 0],
    ['failed, and is inconclusive', failed(check), unjudged(check, 'inconclusive'), 'newly_not_judged', 1],
    ['is not judged, for another reason', unjudged(check), unjudged(check, 'inconclusive'), '', 0],
    ['passes, and was not judged', unjudged(check), passed(check), 'newly_judged', 0],
    ['passed, and was not asked by the same kit', passed(check), undefined, 'newly_not_judged', 1],
    ['fails, and was not asked by the same kit', undefined, failed(check), 'newly_failing', 1],
    ['was not asked, and could not be judged', undefined, unjudged(check), '', 0],
  ];
  it.each(rows)('%s', (_, old, now, section, code) => {
    const diff = diffReports(written('a', one(old)), written('a', one(now)));
    expect([sectionOf(diff), diffExitCode(diff)]).toEqual([section, code]);
  });

  it.each<[string, Verdict | undefined, Verdict | undefined, string]>([
    ['is new', undefined, failed(check), 'added'],
    ['is gone', failed(check), undefined, 'gone'],
  ])('%s in another version of the kit, which turns no unchanged server red', (_, old, now, section) => {
    const diff = diffReports(written('a', one(old)), written('a', one(now), { kit_version: '2.0.0' }));
    expect([sectionOf(diff), diffExitCode(diff)]).toEqual([section, 0]);
  });

  it('is not gone but not judged where the run of the other version was cut short', () => {
    const cut = written('a', [], { kit_version: '2.0.0', interrupted: true });
    const diff = diffReports(written('a', [passed(check)]), cut);
    expect([sectionOf(diff), diffExitCode(diff)]).toEqual(['newly_not_judged', 1]);
  });
});

it('says what is broken, and what else is not the same', () => {
  const now = written('b', [failed(check)], { seed: 2, kit_version: '2.0.0', document_version: '1.1.0' });
  const diff = diffReports(written('a', [passed(check)]), now);
  expect(diff.newly_failing).toEqual([
    {
      check,
      area: 'lists',
      old: { verdict: 'pass', message: null, clause: null, mismatch: null },
      new: { verdict: 'fail', message: 'an item is lost', clause: 'pagination.ties-kept', mismatch: 'lost' },
    },
  ]);
  expect(diff.differences).toEqual([
    { what: 'target', old: 'a 1', new: 'b 1' },
    { what: 'kit', old: '1.0.0', new: '2.0.0' },
    { what: 'document', old: '1.0.0', new: '1.1.0' },
    { what: 'seed', old: '1', new: '2' },
  ]);
});

it.each([
  ['as accurately as times are measured', { first_retry_s: 1, factor: 2 }, { first_retry_s: 1.15, factor: 1.9 }, 0],
  ['with less that could be measured', { first_retry_s: 1, jitter: 'none' }, { first_retry_s: 1 }, 0],
  ['by a half', { first_retry_s: 1 }, { first_retry_s: 1.5 }, 1],
  ['by one attempt', { attempts: 5 }, { attempts: 6 }, 1],
  ['by a word', { jitter: 'none' }, { jitter: 'full' }, 1],
])('tells of a measured choice that differs %s', (_, old, now, changes) => {
  const choice = (value: unknown) => [{ choice: 'events.webhook_schedule', operation: 'createWebhook', value }];
  const [before, after] = [written('a', []), written('a', [])];
  before.report.choices = choice(old);
  after.report.choices = choice(now);
  expect(diffReports(before, after).choices_changed).toHaveLength(changes);
});

it('finds changed choices by their operation', () => {
  const seen = (observations: Verdict['observations']) => written('a', [passed(check, { observations })]);
  const before = seen([
    { choice: 'x.a', operation: 'listBatchItems', value: { a: 1 } },
    { choice: 'x.a', operation: 'listAssets', value: 1 },
    { choice: 'x.gone', value: null },
  ]);
  const after = seen([
    { choice: 'x.a', operation: 'listBatchItems', value: { a: 1 } },
    { choice: 'x.a', operation: 'listAssets', value: 2 },
    { choice: 'x.new', value: true },
  ]);
  const { choices_changed, choices_seen_once } = diffReports(before, after);
  expect(choices_changed).toEqual([{ choice: 'x.a', operation: 'listAssets', old: 1, new: 2 }]);
  expect(choices_seen_once).toEqual([
    { choice: 'x.gone', operation: null, old: null },
    { choice: 'x.new', operation: null, new: true },
  ]);
});

describe('of any reports', () => {
  it('one holds nothing new against itself', () => {
    fc.assert(
      fc.property(someReport, (report) => {
        const { old: _, new: __, still_failing, ...others } = diffReports(report, report);
        expect(Object.values(others).flat()).toEqual([]);
        expect(still_failing.map((change) => change.check)).toEqual(
          report.report.verdicts.filter(({ verdict }) => verdict === 'fail').map((verdict) => verdict.check),
        );
        expect(diffExitCode(diffReports(report, report))).toBe(0);
      }),
    );
  });

  it('the way back is the mirror of the way there', () => {
    fc.assert(
      fc.property(someReport, someReport, (a, b) => {
        const [there, back] = [diffReports(a, b), diffReports(b, a)];
        const turned = (changes: readonly CheckChange[]) =>
          sorted(changes.map((change) => ({ ...change, old: change.new, new: change.old })));
        // Changes for the worse are changes for the better the other way round.
        expect(turned([...there.fixed, ...there.newly_not_judged])).toEqual(
          turned([...back.newly_failing, ...back.newly_judged]).map(swapped),
        );
        for (const [section, mirror] of [
          ['added', 'gone'],
          ['still_failing', 'still_failing'],
          ['failing_otherwise', 'failing_otherwise'],
        ] as const) {
          expect(turned(there[section])).toEqual(sorted(back[mirror]));
        }
        expect(there.choices_changed).toEqual(
          back.choices_changed.map((change) => ({ ...change, old: change.new, new: change.old })),
        );
        expect(there.choices_seen_once.length).toBe(back.choices_seen_once.length);
        expect(there.differences).toEqual(back.differences.map(swapped));
      }),
    );
  });

  it('no check stands in two sections', () => {
    fc.assert(
      fc.property(someReport, someReport, (a, b) => {
        const diff = diffReports(a, b);
        const all = sections.flatMap((section) => diff[section].map((change) => change.check));
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });
});

function swapped<Two extends { old: unknown; new: unknown }>(two: Two) {
  return { ...two, old: two.new, new: two.old };
}

function sorted(changes: readonly CheckChange[]): CheckChange[] {
  return changes.toSorted((a, b) => (a.check < b.check ? -1 : 1));
}
