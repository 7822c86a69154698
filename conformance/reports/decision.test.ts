import { expect, it } from 'vitest';
import { failed, passed, unjudged, written } from '../testing/written-report.support.ts';
import type { GateOptions } from '../verdicts/exit-code.ts';
import type { Verdict } from '../verdicts/verdict.ts';
import { decided } from './decision.ts';
import { decisionOf } from './rendering.ts';
import type { ReportInput } from './report.ts';

const gate: GateOptions = { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false };
const pass = passed('lists/a');

/** Exit code, words of the headline, kinds of the reasons, kinds that are let pass. */
type Want = [code: number, words: string, reasons: string[], let_pass: string[]];

it.each<[string, Verdict[], Partial<GateOptions>, Partial<ReportInput>, Want]>([
  ['passes', [pass], {}, {}, [0, 'conforms', [], []]],
  ['a failure', [pass, failed('lists/b')], {}, {}, [1, 'does not conform', ['fail'], []]],
  [
    'a failure below the gate',
    [pass, failed('lists/b')],
    { gate: 'stated' },
    {},
    [0, 'does not conform, and the gate lets it pass', [], ['fail']],
  ],
  [
    'a known failure',
    [pass, { ...failed('lists/b'), verdict: 'known-failure', known: [] }],
    {},
    {},
    [0, 'does not conform, and the gate lets it pass', [], ['known-failure']],
  ],
  ['a gap', [pass, unjudged('lists/b')], {}, {}, [3, 'was not judged completely', ['could-not-run'], []]],
  [
    'a gap that is allowed',
    [pass, unjudged('lists/b')],
    { allow_incomplete: ['could-not-run'] },
    {},
    [0, 'was not judged completely, and the gate lets it pass', [], ['could-not-run']],
  ],
  [
    'a failure newer than the requirements',
    [pass, failed('lists/b', { not_required: true })],
    {},
    { requirements: '0.1.0' },
    [0, 'conforms to the requirements 0.1.0', [], ['not-required']],
  ],
  [
    'a fault of the kit beside a failure',
    [failed('lists/b'), unjudged('lists/c', 'error')],
    {},
    {},
    [1, 'does not conform', ['fail', 'error'], []],
  ],
  [
    'nothing judged',
    [unjudged('lists/b', 'not-claimed')],
    {},
    {},
    [3, 'was not judged completely', ['nothing-judged'], []],
  ],
  [
    'a target that does not answer',
    [unjudged('lists/b'), unjudged('lists/c')],
    {},
    { unusable: 'nobody answers' },
    [4, 'could not be judged', ['unusable'], []],
  ],
  [
    'an interruption',
    [pass, unjudged('lists/b', 'inconclusive')],
    { interrupted: true },
    { interrupted: true },
    [130, 'was not judged completely: the run was interrupted', ['interrupted', 'inconclusive'], []],
  ],
])('%s', (_, verdicts, changed, more, [code, words, reasons, let_pass]) => {
  const { report } = written('a', verdicts, more);
  const options = { ...gate, ...changed };
  const { decision } = decided(report, options);
  const kinds = (all: readonly { kind: string }[]) => all.map(({ kind }) => kind);
  expect([decision!.exit_code, kinds(decision!.reasons), kinds(decision!.let_pass)]).toEqual([code, reasons, let_pass]);
  expect(decisionOf(report, { gate: options })).toMatchObject({ code, words });
});

it('names the checks of each reason', () => {
  const { report } = written('a', [failed('lists/a'), failed('lists/b')], { gate });
  expect(report.decision).toEqual({
    exit_code: 1,
    gate: 'declared',
    allowed: [],
    reasons: [{ kind: 'fail', message: '2 checks fail', checks: ['lists/a', 'lists/b'] }],
    let_pass: [],
  });
});

it('a run that its first failure ended is not interrupted', () => {
  const { report } = written('a', [failed('lists/a')], { interrupted: true, gate: { ...gate, fail_fast: true } });
  expect(report.decision!.exit_code).toBe(1);
});
