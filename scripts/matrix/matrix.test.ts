import { describe, expect, it } from 'vitest';
import type { Mutant } from '../../conformance/mutants/mutant.ts';
import { permittedOf } from '../../conformance/permitted/permitted.ts';
import type { Check } from '../../conformance/suite/check.ts';
import type { MutantTrial, Subtlety } from '../../conformance/trials/trial.ts';
import type { Clause } from '../../src/contract/clauses.ts';
import { costOf } from './cost.ts';
import { type Lists, matrixOf } from './matrix.ts';
import { edgeProblemsOf, problemsOf } from './problems.ts';
import { orderAsListed, parseMatrix, type StoredMatrix, storedMutant, textOf } from './stored.ts';

const clause = (id: string, more: object = { impact: 'something is wrong' }) =>
  ({
    id,
    section: '4',
    statement: `what ${id} says`,
    operations: 'all',
    level: 'stated',
    ...more,
  }) as unknown as Clause;
const codes = { wrong: { clause: 'lists.order', message: 'The order is wrong.' } };
const check = (id: string, clauses: string[], more: Check['codes'] = codes) =>
  ({ id, clauses, codes: more }) as unknown as Check;
const mutant = (id: string, breaks: string[]): Mutant => ({
  id,
  breaks,
  check: id.split('--')[0]!,
  mistake: `a mistake of ${id}`,
  applyTo: (parts) => parts,
});
const trial = (one: Mutant, more: Partial<MutantTrial> = {}): MutantTrial => ({
  mutant: one.id,
  outcome: 'killed',
  said: 'fail',
  clause: one.breaks[0]!,
  // Two alone hang on one code; several codes show the rest.
  hangs_on: ['lists/order--0', 'lists/order--149'].includes(one.id) ? ['wrong'] : [],
  requests: 10,
  ms: 5,
  ...more,
});
const single = ({ id }: Mutant, subtle = true): Subtlety => ({
  mutant: id,
  missed: subtle ? 10 : 0,
  tried: 11,
  subtle,
});

const hows = Array.from({ length: 150 }, (_, index) => mutant(`lists/order--${index}`, ['lists.order']));
const lists: Lists = {
  clauses: [
    clause('lists.order', { impact: 'x', permits: 'Twice the same order.' }),
    clause('lists.stored', { untestable: 'Nobody outside sees how it is stored.' }),
  ],
  checks: [check('lists/order', ['lists.order'])],
  mutants: hows,
  edges: permittedOf(check('lists/order', []), { twice: { obeys: ['lists.order'], what: 'Twice the same order.' } }),
};
const whole = { trials: hows.map((one) => trial(one)), singles: hows.map((one) => single(one)) };
const shownBy = ({ trials, singles }: typeof whole): StoredMatrix => ({
  seed: 1,
  mutants: trials.map((one) =>
    storedMutant(
      one,
      singles.find(({ mutant }) => mutant === one.mutant),
    ),
  ),
});

function gaps(changed: Partial<Lists> = {}, shown: Partial<typeof whole> = {}): string[] {
  const all = { ...lists, ...changed };
  return problemsOf(
    matrixOf(all, shownBy({ ...whole, ...shown })),
    all.checks.map(({ id }) => id),
  );
}

it('a matrix without a gap says nothing', () => {
  expect(gaps()).toEqual([]);
});

describe('a gap is told of:', () => {
  const [first, ...rest] = hows as [Mutant, ...Mutant[]];
  const of_first = (more: Partial<MutantTrial>) => [trial(first, more), ...rest.map((one) => trial(one))];
  it.each<[string, string[], RegExp]>([
    [
      'a clause without a check',
      gaps({ clauses: [...lists.clauses, clause('runs.end')] }),
      /^runs.end: stated, and no check/,
    ],
    [
      'a clause without a mutant',
      gaps({ clauses: [...lists.clauses, clause('runs.end')] }),
      /^runs.end: stated, and no mutant/,
    ],
    [
      'too few mutants of a clause on pages',
      gaps({
        clauses: [...lists.clauses, clause('pagination.end')],
        mutants: [...hows, mutant('lists/order--last', ['pagination.end'])],
      }),
      /^pagination.end: 1 of at least 3 mutants/,
    ],
    [
      'no reason',
      gaps({ clauses: [...lists.clauses, clause('runs.end', { untestable: 'no' })] }),
      /^runs.end: is untestable/,
    ],
    [
      'a check without a mutant',
      gaps({ checks: [...lists.checks, check('runs/end', ['lists.order'])] }),
      /^runs\/end: a check that/,
    ],
    [
      'a mutant that lives',
      gaps({}, { trials: of_first({ outcome: 'alive', said: 'pass' }) }),
      /^lists\/order--0: alive: pass/,
    ],
    [
      'one that others see alone',
      gaps({}, { trials: of_first({ outcome: 'by-others', others: ['runs/end'] }) }),
      /^lists\/order--0: its check does not see it .* only runs\/end does/,
    ],
    [
      'one killed for a clause that it no longer names',
      gaps({}, { trials: of_first({ clause: 'lists.stored' }) }),
      /^lists\/order--0: killed for lists.stored, which it does not break/,
    ],
    [
      'one killed for another clause',
      gaps({}, { trials: of_first({ outcome: 'otherwise' }) }),
      /for a clause that it does not break/,
    ],
    [
      'a third mutant that hangs on one code of a clause',
      gaps({}, { trials: hows.map((one, index) => trial(one, index < 3 ? { hangs_on: ['wrong'] } : {})) }),
      /^lists\/order: lists.order by wrong: 4 of at most 2 mutants: lists\/order--0, .*--1, .*--2, .*--149$/,
    ],
    [
      'an idle code',
      gaps({ checks: [check('lists/order', ['lists.order'], { ...codes, never: codes.wrong })] }),
      /^lists\/order: never is idle/,
    ],
    ['too few mutants', gaps({ mutants: rest }), /^149 of at least 150 mutants/],
    [
      'too few subtle ones',
      gaps({}, { singles: hows.map((one) => single(one, false)) }),
      /^only 0 of 150 mutants are subtle/,
    ],
    [
      'one that nobody measured',
      gaps({}, { singles: whole.singles.slice(1) }),
      /^lists\/order--0: nobody has measured/,
    ],
  ])('%s', (_, found, line) => {
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
  });
});

describe('the other side of a clause', () => {
  const edgeGaps = (changed: Partial<Lists>) => edgeProblemsOf(matrixOf({ ...lists, ...changed }, shownBy(whole)));
  const unsaid = clause('lists.order');

  it.each<[string, Partial<Lists>, string[]]>([
    ['is there, or the clause cannot be seen', {}, []],
    ['is not there: no sentence', { clauses: [unsaid] }, ['lists.order: stated, and nothing says what it permits']],
    ['is not there: no server', { edges: [] }, ['lists.order: stated, and no permitted server obeys it']],
  ])('%s', (_, changed, problems) => {
    expect(edgeGaps(changed)).toEqual(problems);
  });
});

it('a third mutant on one code stays where its clause needs three', () => {
  const [first, second, third, fourth, ...others] = hows.map(({ id }) => mutant(id, ['lists.order'])) as [
    Mutant,
    ...Mutant[],
  ];
  const needy = [first, second!, third!].map(({ id }) => mutant(id, ['pagination.end']));
  const all = (own: Mutant[], rest: Mutant[]) => ({
    lists: {
      clauses: [...lists.clauses, clause('pagination.end', { permits: 'x' })],
      checks: [check('lists/order', ['lists.order', 'pagination.end'])],
      mutants: [...own, ...rest],
    },
    trials: [...own.map((one) => trial(one, { hangs_on: ['wrong'] })), ...rest.map((one) => trial(one))],
  });
  const three = all(needy, [fourth!, ...others]);
  expect(gaps(three.lists, { trials: three.trials })).toEqual([]);
  const four = all([...needy, mutant(fourth!.id, ['pagination.end'])], others);
  expect(gaps(four.lists, { trials: four.trials })).toEqual([
    expect.stringMatching(/^lists\/order: pagination.end by wrong: 4 of at most 2/),
  ]);
});

it('a code that two checks share is proven by a mutant of one, and one with another sentence is not', () => {
  const sharing = (message: string) => check('lists/cursor', ['lists.order'], { wrong: { message } });
  const idle = (message: string) =>
    gaps({ checks: [...lists.checks, sharing(message)] }).filter((line) => line.includes('is idle'));
  expect(idle(codes.wrong.message)).toEqual([]);
  expect(idle('The cursor is wrong.')).toEqual(['lists/cursor: wrong is idle: no mutant lives when it is ignored']);
});

describe('what is written', () => {
  const [first, second, third] = hows as [Mutant, Mutant, Mutant];
  const alive = trial(second, { outcome: 'alive', said: 'pass', clause: undefined, hangs_on: [], others: [] });
  const shown = shownBy({ trials: [trial(first), alive, trial(third)], singles: [single(first)] });

  it('is read as it was written', () => {
    expect(parseMatrix(textOf(shown))).toEqual(shown);
    expect(textOf(parseMatrix(textOf(shown)))).toBe(textOf(shown));
  });

  it('has a line for each mutant, of which another trial changes one', () => {
    const lines = textOf(shown).split('\n');
    expect(lines.slice(3, 6)).toEqual([
      '{"mutant":"lists/order--0","outcome":"killed","clause":"lists.order","hangs_on":["wrong"],"single":{"missed":10,"tried":11,"subtle":true}},',
      '{"mutant":"lists/order--1","outcome":"alive","said":"pass","hangs_on":[],"others":[]},',
      '{"mutant":"lists/order--2","outcome":"killed","clause":"lists.order","hangs_on":[]}',
    ]);
    const again = shownBy({ trials: [trial(first), trial(second), trial(third)], singles: [single(first)] });
    const changed = textOf(again)
      .split('\n')
      .flatMap((line, at) => (line === lines[at] ? [] : [at]));
    expect(changed).toEqual([4]);
  });

  it('knows nothing of times and counts of requests', () => {
    const slower = shownBy({ trials: [trial(first, { ms: 9_999, requests: 77 })], singles: [] });
    expect(textOf(slower)).toBe(textOf(shownBy({ trials: [trial(first)], singles: [] })));
  });

  it('stands in the order of the list, without what the list no longer has', () => {
    const rows = orderAsListed(shown.mutants.toReversed(), [first, third]);
    expect(rows.map(({ mutant }) => mutant)).toEqual([first.id, third.id]);
  });
});

it('the cost names the median and the worst', () => {
  const trials = hows.map((one, index) => trial(one, { requests: index, ms: 1_000 - index }));
  expect(costOf(trials)).toEqual({
    requests: { median: 75, worst: 149, of: 'lists/order--149' },
    ms: { median: 926, worst: 1_000, of: 'lists/order--0' },
  });
});
