import { expect, it } from 'vitest';
import { allChecks } from '../../conformance/checks/all.ts';
import { buildReport } from '../../conformance/reports/report.ts';
import type { Verdict } from '../../conformance/verdicts/verdict.ts';
import { allTargets } from './all.ts';
import { honestPasses } from './honest-passes.ts';
import { type KitRun, problemsOf } from './judge.ts';

const target = { name: 'empty-object', exits: [1] };

function report(verdicts: readonly Verdict[], expected = verdicts.length): unknown {
  const plain = buildReport({
    target: { implementation: null, base_url: 'http://127.0.0.1:1', hash: 'a'.repeat(64) },
    kit_version: '0',
    document_version: '1.0.0',
    seed: 1,
    started_at: '2026-01-01T00:00:00.000Z',
    duration_ms: 1,
    requests: 1,
    interrupted: false,
    verdicts,
    expected,
    left_behind: [],
    secrets: [],
  });
  return JSON.parse(JSON.stringify(plain));
}

function verdict(check: string, word: 'pass' | 'could-not-run' | 'error'): Verdict {
  const common = {
    check,
    title: 'A title',
    area: 'runs',
    clauses: ['runs.read'],
    cases: 1,
    comparisons: 1,
    observations: [],
  };
  return word === 'pass' ? { ...common, verdict: word } : { ...common, verdict: word, message: 'why' };
}

const good: KitRun = {
  code: 1,
  stdout: '',
  stderr: '',
  took_ms: 1,
  report: report([verdict('runs/one', 'could-not-run')]),
};

it('finds nothing wrong with a run that ended as it must', () => {
  expect(problemsOf(target, good)).toEqual([]);
});

it.each<[string, Partial<KitRun>, string]>([
  ['another exit code', { code: 0 }, 'the exit code is 0, not 1'],
  ['no end', { code: null }, 'it did not end within'],
  ['no report', { report: undefined }, 'there is no report'],
  ['a report that is none', { report: {} }, 'the report breaks its schema'],
  ['a lost verdict', { report: report([], 1) }, 'the report has 0 verdicts of 1 checks'],
  ['a fault of the kit', { report: report([verdict('runs/one', 'error')]) }, 'error runs/one: why'],
  ['a pass', { report: report([verdict('isolation/reads', 'pass')]) }, 'isolation/reads passes, with 1 cases'],
  ['much memory', { memory_mib: 5000 }, 'it took 5000 MiB of memory'],
  ['much on the disk', { disk_mb: 31 }, 'it left 31 MB under --out, more than 30'],
  ['a secret', { told: ['report.json tells a-token (hex)'] }, 'report.json tells a-token'],
  ['a long time', { took_ms: 61_000 }, 'it took 61 s, more than 60'],
  ['a stack trace', { stderr: 'Error: no\n    at run (/kit/src/main.ts:1:2)' }, 'it shows a stack trace'],
])('tells of %s', (_, part, problem) => {
  const problems = problemsOf(target, { ...good, ...part });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});

it('takes a pass that is the truth, of that target alone', () => {
  const passing = { ...good, report: report([verdict('authentication/anonymous-health', 'pass')]) };
  expect(problemsOf(target, passing)).toEqual([]);
  expect(problemsOf({ ...target, name: 'not-found' }, passing)).toHaveLength(1);
});

it('names checks and targets that there are', () => {
  const ids = new Set(allChecks.map(({ id }) => id));
  const names = new Set(allTargets.map(({ name }) => name));
  expect(names.size).toBe(allTargets.length);
  for (const { checks, targets } of honestPasses) {
    expect(checks.filter((id) => !ids.has(id))).toEqual([]);
    expect(targets.filter((name) => !names.has(name))).toEqual([]);
  }
});
