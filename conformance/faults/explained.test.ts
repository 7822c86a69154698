import { describe, expect, it } from 'vitest';
import { type Explanation, entryProblems, matches, unexplained } from './explained.ts';
import type { FaultFate, MachineFault } from './machine-fault.ts';

const fault: MachineFault = { kind: 'history', operation: 'getRun', place: '/logs/*/message', operator: 'cut' };
const open: Explanation = { kind: 'history', open: 'records.nulls', why: 'it is open' };
const alive = (one: Partial<MachineFault> = {}): FaultFate => ({ fault: { ...fault, ...one }, killed_by: [] });
const killed = (one: Partial<MachineFault> = {}): FaultFate => ({ fault: { ...fault, ...one }, killed_by: ['a/b'] });

const isMutant = (id: string) => id === 'a/b--c';

describe('an explanation matches', () => {
  it.each<[string, Partial<Explanation>, boolean]>([
    ['all of its kind', {}, true],
    ['no other kind', { kind: 'request' }, false],
    ['operations by name', { operations: ['rateRun', 'getRun'] }, true],
    ['no other operation', { operations: ['rateRun'] }, false],
    ['none that are left out', { operations: ['get*', '!*Run'] }, false],
    ['all but what is left out', { operations: ['!list*'] }, true],
    ['places by pattern', { places: ['/logs/*'] }, true],
    ['whole places alone', { places: ['/logs'] }, false],
    ['operators', { operators: ['null', 'cut'] }, true],
    ['what is done everywhere', { only: [''] }, true],
    ['what is done somewhere alone', { only: ['on-repeat'] }, false],
  ])('%s', (_, part, expected) => {
    expect(matches({ ...open, ...part }, fault)).toBe(expected);
  });
});

describe('problems of explanations', () => {
  it.each<[string, FaultFate[], Explanation[], RegExp[]]>([
    [
      'none where all that lives is explained',
      [alive(), killed({ operator: 'null' })],
      [{ ...open, operators: ['cut'] }],
      [],
    ],
    ['a fault that lives', [alive()], [], [/^neither killed nor explained: history getRun/]],
    ['a fault that is killed', [alive(), killed({ operator: 'null' })], [open], [/is killed by a\/b$/]],
    [
      'none where it is said that some are',
      [alive(), killed({ operator: 'null' })],
      [{ ...open, also_killed: true }],
      [],
    ],
    ['that it is said of none', [alive()], [{ ...open, also_killed: true }], [/none of its faults is killed$/]],
    ['that nothing is matched', [], [open], [/matches no fault that lives$/]],
    [
      'that it says nothing',
      [alive()],
      [{ kind: 'history', why: 'so' }],
      [/needs one of open, same, unseen and mutant$/],
    ],
    ['none where nothing shows it', [alive()], [{ kind: 'history', unseen: true, why: 'so' }], []],
    [
      'that it says two things',
      [alive()],
      [{ ...open, unseen: true }],
      [/needs one of open, same, unseen and mutant$/],
    ],
    ['a clause that there is not', [alive()], [{ ...open, open: 'a.b' }], [/no clause is called a\.b$/]],
    ['none where a mutant does the same', [alive()], [{ kind: 'history', mutant: 'a/b--c', why: 'so' }], []],
    [
      'a mutant that there is not',
      [alive()],
      [{ kind: 'history', mutant: 'a/b--d', why: 'so' }],
      [/no mutant is called a\/b--d$/],
    ],
    ['none of what changed nothing', [{ ...alive(), unmet: true }], [], []],
  ])('%s', (_, fates, explanations, expected) => {
    const problems = [
      ...entryProblems(fates, explanations, { whole: true, isMutant }),
      ...unexplained(fates, explanations),
    ];
    expect(problems).toHaveLength(expected.length);
    for (const [index, pattern] of expected.entries()) expect(problems[index]).toMatch(pattern);
  });

  it('are not told of need where only some faults were tried', () => {
    expect(entryProblems([], [open], { whole: false, isMutant })).toEqual([]);
  });
});
