import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type Choice,
  choose,
  due_after,
  named,
  overdue_after,
  reckoned,
  type Standing,
  seconds_for_due,
} from './choose.ts';
import { type Step, shell } from './step.ts';

const ground = { on: ['src/'] };
const commit = '1234abcd5678';
const standing = (age: number | undefined, changed: string[] = [], seconds = 20): Standing => ({
  last: { commit, date: '2026-01-01', seconds },
  age,
  files: 7,
  changed,
});
const always = shell('lint', 'lint', 'true');

function chosen(standings: Readonly<Record<string, Standing>>, draw = 'draw'): Choice[] {
  const steps = Object.keys(standings).map((name) => shell(name, name, 'true', ground));
  return choose([always, ...steps], ({ name }) => standings[name]!, draw);
}
const runs = (choices: readonly Choice[]) => choices.filter((one) => one.runs).map(({ step }) => step.name);

it.each<[string, Standing, boolean, string]>([
  [
    'whose files changed',
    standing(12, ['src/a.ts', 'src/b.ts']),
    true,
    'src/a.ts and 1 more changed since 1234abcd, 12 commits ago',
  ],
  [
    'with a change that is not committed',
    standing(0, ['src/a.ts']),
    true,
    'src/a.ts changed since 1234abcd, 0 commits ago',
  ],
  ['that nobody ran', { files: 7, changed: [] }, true, 'no run of it is recorded'],
  ['whose commit is unknown', standing(undefined), true, 'last passed on 1234abcd, which this clone does not have'],
  ['without a change', standing(1), false, 'its 7 files are as on 1234abcd, 1 commit ago'],
  [
    'without a change, at the bound',
    standing(due_after),
    false,
    `its 7 files are as on 1234abcd, ${due_after} commits ago`,
  ],
  ['without a change for long', standing(due_after + 1), true, `last passed 1234abcd, ${due_after + 1} commits ago`],
])('a step %s', (_, one, is_run, why) => {
  expect(chosen({ disk: one })).toEqual([
    { step: always, runs: true, why: 'each landing' },
    { step: expect.objectContaining({ name: 'disk' }), runs: is_run, why },
  ]);
});

it('the oldest of those that are due run, as many as there is time for, and the others say that they wait', () => {
  const choices = chosen({
    a: standing(40, [], 50),
    b: standing(50, [], 30),
    c: standing(31, [], 20),
    d: standing(45, [], 30),
  });
  expect(runs(choices)).toEqual(['lint', 'b', 'd']);
  expect(choices[1]!.why).toBe('its 7 files are as on 1234abcd, 40 commits ago; it waits for its turn');
});

it('those that are equally old take turns', () => {
  const due = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, standing(40, [], seconds_for_due)]));
  const ran = Array.from({ length: 40 }, (_, draw) => runs(chosen(due, String(draw))));
  expect(ran.every(({ length }) => length === 2)).toBe(true);
  expect(new Set(ran.flat())).toEqual(new Set(['lint', ...Object.keys(due)]));
});

it('a step runs where another needs it', () => {
  const [browser, clients] = ['browser', 'clients'].map((name) =>
    shell(name, '', 'true', { ...ground, needs: ['chromium'] }),
  );
  const chromium = shell('chromium', '', 'true', ground);
  const steps = [chromium, browser!, clients!];
  const of = (changed: Step[]) => choose(steps, (step) => standing(1, changed.includes(step) ? ['src/a.ts'] : []), '');
  expect(runs(of([]))).toEqual([]);
  expect(runs(of([browser!]))).toEqual(['chromium', 'browser']);
  expect(of([clients!])[0]).toEqual({ step: chromium, runs: true, why: 'clients needs it' });
  expect(runs(named(steps, ['clients']))).toEqual(['chromium', 'clients']);
});

const standings = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  fc.record({
    last: fc.option(fc.record({ commit: fc.constant(commit), date: fc.constant(''), seconds: fc.nat(100) }), {
      nil: undefined,
    }),
    age: fc.option(fc.nat(80), { nil: undefined }),
    files: fc.nat(),
    changed: fc.array(fc.constant('src/a.ts'), { maxLength: 2 }),
  }),
);

it('nothing is left out but what passed at most sixty commits ago, on the same files', () => {
  fc.assert(
    fc.property(standings, fc.string(), (all, draw) => {
      const choices = chosen(all, draw);
      expect(choices.map(({ step }) => step.name)).toEqual(['lint', ...Object.keys(all)]);
      for (const { step, runs } of choices.slice(1)) {
        const { last, age, changed } = all[step.name]!;
        if (!runs) expect([last !== undefined, age! <= overdue_after, changed]).toEqual([true, true, []]);
        else expect(!last || age === undefined || changed.length > 0 || age > due_after).toBe(true);
      }
    }),
  );
});

it('steps beside each other take half', () => {
  const choices = named([always, shell('a', '', 'true'), shell('b', '', 'true', { alone: true })], ['lint', 'a', 'b']);
  expect(reckoned(choices, 2, (name) => ({ lint: 10, a: 30, b: 100 })[name]!)).toBe(120);
});
