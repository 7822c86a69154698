import { describe, expect, it } from 'vitest';
import type { Report } from '../conformance/reports/report.ts';
import type { GateOptions } from '../conformance/verdicts/exit-code.ts';
import type { ReplayWord } from '../conformance/verdicts/replay-outcome.ts';
import { nextReplay, nextStep } from './next-step.ts';

const gate: GateOptions = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false };
const ran = { gate, target_options: '--target t.yaml', out: 'report', is_part: false };
const findings = [
  { cause: 'items are lost', checks: ['pagination/ties', 'pagination/long-list'] },
  { cause: 'others read it', checks: ['isolation/reads'] },
] as unknown as Report['findings'];

function report(verdicts: readonly object[], more: object = {}): Report {
  return { findings: [], verdicts, target: { implementation: { name: 'ours' } }, ...more } as unknown as Report;
}

const [pass, gap] = [{ verdict: 'pass' }, { verdict: 'could-not-run', message: '' }];
const fail = { verdict: 'fail', level: 'stated' };

describe('after a run', () => {
  const rows: [string, Report, Partial<typeof ran>, string][] = [
    [
      'with a failure that is told in a sentence',
      report([pass, fail], { findings: [{ ...findings[0]!, cause: 'Items are lost.' }] }),
      {},
      'next: mend pagination/ties first: Items are lost. Then: npm run kit -- conformance replay report/report.json --target t.yaml\n',
    ],
    ['that is green', report([pass]), {}, 'next: publish the result: npm run kit -- conformance statement report\n'],
    [
      'that is green, of nobody',
      report([pass], { target: {} }),
      {},
      'next: say in the target file what was judged (implementation: {name, version}). Then: npm run kit -- conformance run --target t.yaml --out report\n',
    ],
    [
      'of some checks',
      report([pass]),
      { is_part: true },
      'next: judge all of it: npm run kit -- conformance run --target t.yaml --out report\n',
    ],
    ['that is one part', report([pass], { shard: { index: 1, of: 2 } }), {}, ''],
    ['that was interrupted', report([fail], { findings }), { gate: { ...gate, interrupted: true } }, ''],
    ['with a fault of the kit', report([{ verdict: 'error' }]), {}, ''],
    [
      'with failures',
      report([pass, fail], { findings }),
      {},
      'next: mend pagination/ties first: items are lost. Then: npm run kit -- conformance replay report/report.json --target t.yaml\n',
    ],
  ];
  it.each(rows)('%s', (_, told, more, line) => {
    expect(nextStep(told, { ...ran, ...more })).toBe(line);
  });

  it('with gaps', () => {
    expect(nextStep(report([pass, gap]), ran)).toMatch(
      /^next: give the target file what "could-not-run" names; .* Then: npm run kit -- conformance run --target t\.yaml --out report\n$/,
    );
    expect(nextStep(report([pass, { verdict: 'inconclusive' }]), ran)).toMatch(
      /^next: look at the reasons under "inconclusive", .* Then: npm run kit -- conformance run /,
    );
  });
});

describe('after a replay', () => {
  const again = 'npm run kit -- conformance replay report/report.json --target t.yaml\n';
  const rows: [string, Record<string, ReplayWord>, string][] = [
    [
      'what still fails, in the order of the findings',
      { 'isolation/reads': 'reproduced', 'pagination/ties': 'fixed', 'pagination/long-list': 'changed' },
      `next: mend pagination/long-list: items are lost. Then: ${again}`,
    ],
    [
      'a run, where nothing fails any more',
      { 'isolation/reads': 'fixed', 'pagination/long-list': 'not-tried' },
      'next: judge all of it, since a replay tries its cases alone: npm run kit -- conformance run --target t.yaml --out report\n',
    ],
    ['nothing, where the kit has a fault', { 'isolation/reads': 'error' }, ''],
  ];
  it.each(rows)('comes %s', (_, words, line) => {
    const tried = new Map(Object.entries(words));
    expect(nextReplay(['report/report.json'], { findings, target_options: '--target t.yaml' }, tried)).toBe(line);
  });
});
