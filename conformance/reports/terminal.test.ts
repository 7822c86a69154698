import { describe, expect, it } from 'vitest';
import { written_failure as failure, writtenReport, writtenUnjudged } from '../testing/rendered-report.support.ts';
import type { Fail, Unjudged, Verdict } from '../verdicts/verdict.ts';
import { renderTerminal } from './terminal.ts';

const stopped = (check: string): Unjudged => ({
  ...writtenUnjudged(check, 'could-not-run', 'no asset'),
  operation: 'listAssets',
});

function lines(verdicts: readonly Verdict[]): string[] {
  return renderTerminal(writtenReport(verdicts), false).split('\n');
}

const row = (shown: readonly string[], label: string) =>
  shown.find((line) => line.startsWith(`     ${label.padEnd(8)}  `));

describe('a failure', () => {
  it('tells what was expected and why, what came, and how to see it again', () => {
    const shown = lines([failure]);
    expect(shown[1]).toBe('FAIL requests/listAssets  an item is lost');
    expect(row(shown, 'clause')).toContain('pagination.ties-kept (derived, section 4 Assets): Items that are equal');
    expect(row(shown, 'impact')).toContain('Files uploaded in the same second vanish');
    expect(row(shown, 'where')).toContain('listAssets /items');
    expect(row(shown, 'case')).toContain('{"items":2}');
    expect(row(shown, 'replay')).toContain('model-run-kit conformance run');
    expect(shown.join('\n')).toMatch(/run all cases of its check: --check ID --seed \d+ in the place of --case/);
  });

  it('shows the request that shows it, and those before', () => {
    const shown = lines([failure]);
    expect(row(shown, 'requests')).toContain('… 4 before these');
    expect(shown.filter((line) => line.includes(' curl '))).toHaveLength(8);
    expect(shown.findLast((line) => line.includes(' curl '))).toMatch(/→ 200 {2}◄ this one$/);
    expect(shown.some((line) => line.includes('… 8 behind these'))).toBe(true);
  });

  it('counts what it stops, instead of a line for each', () => {
    const names = Array.from({ length: 40 }, (_, index) => `pagination/check-${index + 1}`);
    const shown = lines([...names.map(stopped), failure]);
    expect(row(shown, 'stops')).toBe(
      `     stops     40 checks that build on it: ${names.slice(0, 5).join(', ')} and 35 more (finding 1)`,
    );
    expect(shown.filter((line) => line.startsWith('could-not-run'))).toEqual([]);
    expect(shown.at(-1)).toContain('40 could-not-run');
    expect(lines([stopped('pagination/alone')]).filter((line) => line.startsWith('could-not-run'))).toHaveLength(1);
  });
});

describe('what is not claimed', () => {
  const unclaimed = Array.from({ length: 4 }, (_, index) =>
    writtenUnjudged(`batches/check-${index + 1}`, 'not-claimed', `reason ${index + 1}`),
  );

  it('takes one line', () => {
    const shown = lines(unclaimed).filter((line) => /not-claimed {2}|batches\/|reason/.test(line));
    expect(shown[0]).toBe('not-claimed  4 checks; report.json (--out DIR) has the reason of each');
    expect(shown.filter((line) => /batches\/|reason \d/.test(line))).toEqual([]);
  });

  it('is named where it is little', () => {
    expect(lines(unclaimed.slice(0, 3)).filter((line) => /^not-claimed {2}reason/.test(line))).toHaveLength(3);
  });
});

it('tells what each other check of a finding says, where that differs', () => {
  const other = { ...failure, check: 'pagination/other', mismatch: 'twice', message: 'an item comes twice' };
  const shown = lines([failure, { ...failure, check: 'pagination/same' }, other]);
  expect(row(shown, 'also')).toBe('     also      pagination/same');
  expect(shown).toContain('               pagination/other: an item comes twice');
});

describe('the end', () => {
  const clauses = ['pagination.ties-kept', 'folders.create', 'folders.read', 'billing.balance'];
  const failures = clauses.map((clause): Fail => {
    const [area] = clause.split('.');
    return {
      ...failure,
      check: `${area}/${clause}`,
      clause,
      operation: `of-${clause}`,
      message: `${clause} is broken`,
    };
  });

  it('names the three findings that stop most, the first to mend first', () => {
    const [, , third] = failures;
    const shown = lines([...failures, { ...stopped('folders/waits'), operation: third!.operation! }]);
    const place = shown.indexOf('mend first (of 4 findings)');
    expect(shown.slice(place + 1, -1)).toEqual([
      '  stops 2 checks  folders.read: folders.read is broken  (folders/folders.read)',
      '  stops 1 check  pagination.ties-kept: pagination.ties-kept is broken  (pagination/pagination.ties-kept)',
      '  stops 1 check  folders.create: folders.create is broken  (folders/folders.create)',
      '',
    ]);
  });

  it('does not repeat three findings or fewer', () => {
    expect(lines(failures.slice(0, 3)).join('\n')).not.toContain('mend first');
  });
});

describe('a known failure', () => {
  const known: Verdict = {
    ...failure,
    verdict: 'known-failure',
    known: [{ reason: 'no index yet', expires: '2026-12-31' }],
  };

  it('is told in short, with what it stops, and is neither a failure nor a pass', () => {
    const shown = lines([known, stopped('pagination/ties')]);
    expect(shown[1]).toBe('known-failure  requests/listAssets  an item is lost');
    expect(shown).toContain('     because   no index yet · until 2026-12-31');
    expect(row(shown, 'stops')).toBe('     stops     1 check that builds on it: pagination/ties');
    expect(shown.filter((line) => /^(FAIL|could-not-run|A replay)/.test(line))).toEqual([]);
    expect(shown.at(-1)).toContain(': 1 known-failure, 1 could-not-run · ');
  });
});
