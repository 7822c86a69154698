import { describe, expect, it } from 'vitest';
import { testCheck } from '../testing/test-session.support.ts';
import { toVerdict, triedAgain, withoutOpenGaps } from './to-verdict.ts';
import type { Unjudged, Verdict } from './verdict.ts';

const check = testCheck({ clauses: ['assets.read', 'errors.refusal-is-4xx'], operations: ['getAsset'] });
const of = (covered: readonly string[]) =>
  toVerdict(check, { cases: 3, comparisons: 1, observations: [], covered }, { seed: 1, replay_options: '' });

it('a check that met nothing of what it is about passes nothing', () => {
  expect(of(['errors.refusal-is-4xx'])).toMatchObject({
    verdict: 'could-not-run',
    message: 'nothing was met that assets.read applies to',
    operation: 'getAsset',
  });
});

it('a check that met it passes, and tells what it did not meet', () => {
  expect(of(['assets.read'])).toMatchObject({ verdict: 'pass', unseen: ['errors.refusal-is-4xx'] });
});

it('a failure tells the gravest way, and each other way of its case once', () => {
  const mismatch = { code: 'lost', clause: 'assets.read', message: 'wrong', expected: 1, actual: 2 };
  const other = { ...mismatch, code: 'found', pointer: '/id' };
  const failed = (...mismatches: (typeof mismatch)[]) => {
    const failing = { case: null, mismatches, exchanges: [], shrunk: 'no' as const };
    const result = { cases: 1, comparisons: 1, observations: [], failing };
    return toVerdict(check, result, { seed: 1, replay_options: '' });
  };
  expect(failed(mismatch, other, other, { ...mismatch, actual: 3 })).toMatchObject({
    mismatch: 'lost',
    others: [{ mismatch: 'found', clause: 'assets.read', pointer: '/id' }],
  });
  expect(failed(mismatch)).not.toHaveProperty('others');
});

it('what was seen and not shown again stays named, also where a second try shows nothing', () => {
  const seen = { clause: 'assets.read', mismatch: 'lost', message: 'wrong', times: 2 };
  const stop = { verdict: 'inconclusive' as const, reason: 'why', budget: true as const, seen };
  const result = { cases: 1, comparisons: 1, observations: [] };
  const run = { seed: 1, replay_options: '' };
  const first = toVerdict(check, { ...result, stop }, run) as Unjudged;
  expect(first).toMatchObject({ verdict: 'inconclusive', seen: { ...seen, level: 'stated' } });
  const told = { first_try: first.message, seen: first.seen };
  const without = toVerdict(check, { ...result, comparisons: 0 }, run);
  expect(without.verdict).toBe('could-not-run');
  expect(triedAgain(without, told)).toMatchObject({ verdict: 'inconclusive', first_try: 'why', seen: first.seen });
  expect(triedAgain(toVerdict(check, result, run), told)).not.toHaveProperty('seen');
});

it('a replay line names a long case by the report that holds it', () => {
  const mismatch = { code: 'lost', clause: 'assets.read', message: 'wrong', expected: 1, actual: 2 };
  const lineOf = (input: unknown, report_file?: string) => {
    const failing = { case: input, mismatches: [mismatch], exchanges: [], shrunk: 'no' as const };
    const run = { seed: 1, replay_options: '--target my.yaml', ...(report_file !== undefined && { report_file }) };
    return toVerdict(check, { cases: 1, comparisons: 1, observations: [], failing }, run);
  };
  const long = { names: Array.from({ length: 90 }, () => 'abcdefghij') };
  expect(lineOf(long, 'out/report.json')).toMatchObject({
    replay: `npm run kit -- conformance replay out/report.json ${check.id} --target my.yaml`,
  });
  expect(lineOf(long)).toMatchObject({ replay: expect.stringContaining(" --case '{") });
  expect(lineOf({ size: 1 }, 'out/report.json')).toMatchObject({ replay: expect.stringContaining(" --case '{") });
});

describe('an open clause of which nothing was seen', () => {
  const gap = (more: Partial<Unjudged> = {}) => {
    const { verdict } = toVerdict(
      check,
      { cases: 0, comparisons: 0, observations: [] },
      { seed: 1, replay_options: '' },
    );
    const common = { check: 'a/b', title: '', area: 'a', cases: 0, comparisons: 0, observations: [] };
    return { ...common, verdict, clauses: ['events.callbacks-in-any'], message: 'why', ...more } as Verdict;
  };
  const words = (one: Verdict, choices = {}, interrupted = false) =>
    withoutOpenGaps([one], { choices, interrupted }).map(({ verdict }) => verdict);

  it('takes nothing from a target that declares nothing about it', () => {
    expect(words(gap({ verdict: 'inconclusive', budget: true }))).toEqual(['not-claimed']);
    expect(words(gap({ verdict: 'could-not-run' }))).toEqual(['not-claimed']);
  });

  it.each<[string, Verdict, object, boolean]>([
    ['is declared', gap({ verdict: 'inconclusive' }), { events: { callbacks_in_any: 'yes' } }, false],
    [
      'is declared for an operation',
      gap({ verdict: 'inconclusive' }),
      { events: { for: { listAllDeliveries: { callbacks_in_any: 'yes' } } } },
      false,
    ],
    [
      'stands beside another',
      gap({ verdict: 'inconclusive', clauses: ['events.callbacks-in-any', 'assets.read'] }),
      {},
      false,
    ],
    ['is of a run that was interrupted', gap({ verdict: 'inconclusive' }), {}, true],
    ['is of a run without time', gap({ verdict: 'inconclusive', message: 'budget ended: --time-limit 9' }), {}, false],
  ])('stays a gap where it %s', (_, one, choices, interrupted) => {
    expect(words(one, choices, interrupted)).toEqual(['inconclusive']);
  });
});

it('a code that came after the requirements does not decide, and hides none that does', () => {
  const row = { clause: 'assets.read', message: 'wrong' };
  const aged = testCheck({
    since: '0.1.0',
    clauses: ['assets.read'],
    codes: { lost: row, late: { ...row, since: '0.2.0' } },
  });
  const mismatch = { clause: 'assets.read', message: 'wrong', expected: 1, actual: 2 };
  const failed = (requirements: string | undefined, ...codes: string[]) => {
    const mismatches = codes.map((code) => ({ ...mismatch, code }));
    const failing = { case: null, mismatches, exchanges: [], shrunk: 'no' as const };
    const result = { cases: 1, comparisons: 1, observations: [], failing };
    return toVerdict(aged, result, {
      seed: 1,
      replay_options: '',
      ...(requirements !== undefined && { requirements }),
    });
  };
  expect(failed('0.1.0', 'late')).toMatchObject({ verdict: 'fail', mismatch: 'late', not_required: true });
  expect(failed('0.1.0', 'late', 'lost')).toMatchObject({
    mismatch: 'lost',
    others: [{ mismatch: 'late', not_required: true }],
  });
  for (const requirements of ['0.2.0', undefined]) {
    expect(failed(requirements, 'late')).not.toHaveProperty('not_required');
    expect(failed('0.1.0', 'late', 'lost')).not.toHaveProperty('not_required');
  }
});
