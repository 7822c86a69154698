import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { exitCodeOf, type GateOptions, gates } from './exit-code.ts';
import { type KnownFailure, knownStates, knownVerdict } from './known-failures.ts';
import { parseKnownFailures } from './known-failures-file.ts';
import type { Verdict } from './verdict.ts';
import { type WrittenRun, writtenKnownFailures } from './written-known-failures.ts';

const clauses = ['pagination.ties-kept', 'pagination.envelope', 'pagination.walk-complete'];
const checks = ['pagination/ties', 'pagination/envelope', 'isolation/reads'].map((id) => ({ id, clauses }));
const commonOf = (check: string) => ({
  check,
  title: '',
  area: 'a',
  clauses,
  cases: 1,
  comparisons: 1,
  observations: [],
});
const pass = (check: string): Verdict => ({ ...commonOf(check), verdict: 'pass' });
const fail = (check: string, more: object = {}) =>
  ({
    ...commonOf(check),
    ...{ level: 'stated', clause: clauses[0], mismatch: 'lost', pointer: '/items/3/id' },
    ...more,
    verdict: 'fail',
  }) as unknown as Verdict;

const run: Omit<WrittenRun, 'verdicts'> = {
  checks,
  implementation: { name: 'ours', version: '2' },
  gate: { gate: 'declared', strict: false },
  seed: 7,
  today: '2026-05-10',
};
const write = (verdicts: Verdict[], before?: string) =>
  writtenKnownFailures({ ...run, verdicts }, before === undefined ? undefined : { name: 'f', text: before });
const entriesOf = (text: string) => (parse(text) as { known_failures: KnownFailure[] }).known_failures;

/** The exit code of a run with these verdicts and this file. */
function exitCode(
  verdicts: readonly Verdict[],
  text: string,
  gate = run.gate,
  seed = run.seed,
): { code: number; words: string[] } {
  const known = { ...run, gate, seed, entries: parseKnownFailures({ name: 'f', text }, checks) };
  const told = verdicts.map((verdict) => knownVerdict(verdict, known));
  const known_failures = knownStates(verdicts, known);
  const code = exitCodeOf({ verdicts: told, known_failures }, { ...gate, allow_incomplete: [], interrupted: false });
  return { code, words: told.map(({ verdict }) => verdict) };
}

describe('what is written', () => {
  it('is an entry for each way, of any item of a list', () => {
    const text = write([
      fail('pagination/ties', { others: [{ level: 'derived', clause: clauses[1], mismatch: 'x' }] }),
    ]);
    const seen = { seeds: [7], first_seen: run.today, last_seen: run.today };
    const said = {
      implementation: { name: 'ours' },
      ...seen,
      reason: 'written by --write-known-failures on 2026-05-10',
    };
    expect(entriesOf(text)).toEqual([
      { check: 'pagination/ties', clause: clauses[0], mismatch: 'lost', pointer: '/items/*/id', ...said },
      { check: 'pagination/ties', clause: clauses[1], mismatch: 'x', ...said },
    ]);
    expect(text).toMatch(/^# .*docs\/release-gates\.md/);
  });

  it('is an empty list where nothing fails', () => {
    expect(entriesOf(write([pass('pagination/ties')]))).toEqual([]);
  });

  const before = `# ours
known_failures:
  # asked for
  - check: pagination/ties
    mismatch: lost
    reason: slow to mend
    link: https://t.test/1
    expires: 2026-06-01
  - { check: pagination/envelope, reason: mended }
  - check: isolation/reads # not judged
    reason: nobody knows
  - { check: "*", implementation: { name: theirs }, reason: theirs }
`;

  it('leaves what still holds, with its comments, and takes out the rest', () => {
    const text = write([fail('pagination/ties'), pass('pagination/envelope')], before);
    expect(entriesOf(text).map(({ reason }) => reason)).toEqual(['slow to mend', 'nobody knows', 'theirs']);
    expect(text).toContain('# asked for');
    expect(text).toContain('expires: 2026-06-01');
  });

  it('is the same where the run had known failures of its own', () => {
    const plain = [fail('pagination/ties'), pass('pagination/envelope')];
    const known = { ...run, entries: parseKnownFailures({ name: 'f', text: before }, checks) };
    const told = plain.map((verdict) => knownVerdict(verdict, known));
    expect(told.map(({ verdict }) => verdict)).toEqual(['known-failure', 'unexpected-pass']);
    expect(write(told, before)).toBe(write(plain, before));
  });

  it('takes over the words of a pattern of which some checks pass', () => {
    const wide = 'known_failures:\n  - { check: "*", reason: wide, link: "https://t.test/2" }\n';
    const verdicts = [fail('pagination/ties'), pass('pagination/envelope')];
    const text = write(verdicts, wide);
    expect(entriesOf(text)).toMatchObject([{ check: 'pagination/ties', reason: 'wide', link: 'https://t.test/2' }]);
    expect(exitCode(verdicts, text).code).toBe(0);
  });

  it('says again what has expired, with what it said', () => {
    const old = 'known_failures:\n  - { check: pagination/ties, reason: slow, expires: 2026-05-01 }\n';
    const [entry] = entriesOf(write([fail('pagination/ties')], old));
    expect(entry!.reason).toBe('slow (until 2026-05-01; written by --write-known-failures on 2026-05-10)');
    expect(entry).not.toHaveProperty('expires');
  });

  it('stays JSON', () => {
    const text = write([fail('pagination/ties')], '{"known_failures": []}');
    expect(JSON.parse(text)).toMatchObject({ known_failures: [{ check: 'pagination/ties' }] });
  });

  it('is not laid over another file', () => {
    expect(() => write([], 'base_url: http://a.test\n')).toThrow(/^f:1:1: /);
  });
});

describe('over several seeds', () => {
  const writeWith = (seed: number, verdicts: Verdict[], before?: string, today = run.today) =>
    writtenKnownFailures(
      { ...run, seed, today, verdicts },
      before === undefined ? undefined : { name: 'f', text: before },
    );
  const always = fail('pagination/ties');
  const seldom = fail('pagination/envelope', { mismatch: 'cut', pointer: '/next' });
  const one = writeWith(1, [always, pass('pagination/envelope')]);
  const two = writeWith(2, [always, seldom], one, '2026-05-11');
  const three = writeWith(3, [always, pass('pagination/envelope')], two, '2026-05-12');

  it('writing adds, and tells the seeds and the days', () => {
    expect(entriesOf(three)).toMatchObject([
      { check: 'pagination/ties', seeds: [1, 2, 3], first_seen: '2026-05-10', last_seen: '2026-05-12' },
      { check: 'pagination/envelope', seeds: [2], first_seen: '2026-05-11', last_seen: '2026-05-11' },
    ]);
    expect(three).toContain('seeds: [ 1, 2, 3 ]');
  });

  it('a pass with a seed that did not show it is told, and not red', () => {
    const passes = [pass('pagination/ties'), pass('pagination/envelope')];
    expect(exitCode(passes, three, run.gate, 9)).toEqual({ code: 0, words: ['pass', 'pass'] });
    const known = { ...run, seed: 9, entries: parseKnownFailures({ name: 'f', text: three }, checks) };
    expect(knownStates(passes, known).map(({ state, message }) => [state, message])).toEqual([
      ['not-seen', 'left alone: it does not fail so here; it was seen with seeds 1, 2, 3, and this is 9'],
      ['not-seen', 'left alone: it does not fail so here; it was seen with seed 2, and this is 9'],
    ]);
  });

  it('a pass with a seed that showed it is red', () => {
    const passes = [always, pass('pagination/envelope')];
    expect(exitCode(passes, three, run.gate, 3)).toEqual({ code: 0, words: ['known-failure', 'pass'] });
    expect(exitCode(passes, three, run.gate, 2)).toEqual({ code: 1, words: ['known-failure', 'unexpected-pass'] });
  });

  it('a mended failure goes seed by seed', () => {
    const passes = [pass('pagination/ties'), pass('pagination/envelope')];
    const left = writeWith(2, passes, three);
    expect(entriesOf(left)).toMatchObject([{ check: 'pagination/ties', seeds: [1, 3] }]);
    expect(entriesOf(writeWith(1, passes, writeWith(3, passes, left)))).toEqual([]);
  });

  it('one failure at two places is one entry, of any place', () => {
    const text = writeWith(4, [fail('pagination/ties', { pointer: '/next' })], one);
    expect(entriesOf(text)).toMatchObject([{ check: 'pagination/ties', seeds: [1, 4] }]);
    expect(entriesOf(text)[0]).not.toHaveProperty('pointer');
  });

  it('what fails sometimes may pass with its own seed', () => {
    const text = one.replace('    reason:', '    sometimes: true\n    reason:');
    expect(exitCode([pass('pagination/ties')], text, run.gate, 1)).toEqual({ code: 0, words: ['pass'] });
    expect(entriesOf(writeWith(1, [pass('pagination/ties')], text))).toHaveLength(1);
  });
});

describe('any set of verdicts', () => {
  const level = fc.constantFrom('stated', 'derived', 'declared');
  const pointer = fc.option(
    fc
      .array(fc.constantFrom('items', '0', '1', 'a b', '*', '**', '#', ': '), { maxLength: 3 })
      .map((names) => names.map((name) => `/${name}`).join('')),
    { nil: undefined },
  );
  const way = fc
    .record({ level, clause: fc.constantFrom(...clauses), mismatch: fc.constantFrom('lost', 'found'), pointer })
    .map(({ pointer: place, ...rest }) => ({ ...rest, ...(place !== undefined && { pointer: place }) }));
  const verdictOf = (check: string) =>
    fc.oneof(
      fc.record({ own: way, others: fc.array(way, { maxLength: 3 }) }).map(({ own, others }) => {
        const { pointer: _, ...plain } = fail(check) as unknown as Record<string, unknown>;
        return { ...plain, ...own, others } as unknown as Verdict;
      }),
      fc.constant(pass(check)),
      fc.constant({ ...commonOf(check), verdict: 'not-claimed', message: 'why' } as Verdict),
    );
  const verdictSet = fc
    .tuple(...checks.map(({ id }) => verdictOf(id)))
    .filter((verdicts) => verdicts.some(({ verdict }) => verdict !== 'not-claimed'));
  const gate: fc.Arbitrary<Pick<GateOptions, 'gate' | 'strict'>> = fc.record({
    gate: fc.constantFrom(...gates),
    strict: fc.constant(false),
  });
  const dropped = (text: string, index: number) =>
    JSON.stringify({ known_failures: entriesOf(text).toSpliced(index, 1) });

  it('is green with what was written of it, and red without any entry', () => {
    fc.assert(
      fc.property(verdictSet, gate, (verdicts, level_of_gate) => {
        const text = writtenKnownFailures({ ...run, gate: level_of_gate, verdicts });
        expect(exitCode(verdicts, text, level_of_gate).code).toBe(0);
        for (const index of entriesOf(text).keys()) {
          expect(exitCode(verdicts, dropped(text, index), level_of_gate).code).toBe(1);
        }
      }),
    );
  });

  it('is red for what is mended, and for that alone', () => {
    fc.assert(
      fc.property(verdictSet, (verdicts) => {
        const text = write([...verdicts]);
        for (const [place, { check, verdict }] of verdicts.entries()) {
          if (verdict !== 'fail') continue;
          const mended = verdicts.with(place, pass(check));
          const { code, words } = exitCode(mended, text);
          expect([code, words[place]]).toEqual([1, 'unexpected-pass']);
          expect(words.filter((word) => word === 'unexpected-pass')).toHaveLength(1);
          expect(exitCode(mended, write([...mended], text)).code).toBe(0);
        }
      }),
    );
  });

  it('is written in the same way over what was written', () => {
    fc.assert(
      fc.property(verdictSet, verdictSet, (first, second) => {
        const text = write([...first]);
        expect(write([...first], text)).toBe(text);
        expect(exitCode(second, write([...second], text)).code).toBe(0);
      }),
    );
  });
});
