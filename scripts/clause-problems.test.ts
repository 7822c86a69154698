import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { choiceProblems, clauseProblems, freshnessProblems } from './clause-problems.ts';
import { type UnitList, unitList } from './specification-units.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The smallest document of every level without a fault; each test below breaks one thing of it. */
const sound = () => ({
  clauses: [
    {
      id: 'lists.complete',
      section: '4 Assets',
      statement: 'A list is complete.',
      level: 'stated',
      source: ['s4/assets/1#aaaa'],
      operations: ['listAssets'],
      impact: 'Files are missing.',
    },
    {
      id: 'lists.walk',
      section: '4 Assets',
      statement: 'A walk meets all.',
      level: 'derived',
      from: ['lists.complete'],
      why: 'A walk goes through the list.',
      operations: 'all',
      untestable: 'Nobody can walk.',
    },
    {
      id: 'lists.order',
      section: '4',
      statement: 'In which order a list stands.',
      level: 'open',
      choice: 'lists.default_order',
      reference: 'Newest first.',
      operations: [],
    },
  ] as Record<string, unknown>[],
  conflicts: [
    {
      id: 'one',
      statement: 'It says two things.',
      source: ['s4/assets/1#aaaa'],
      reading: 'Both.',
      clauses: ['lists.walk'],
    },
  ] as Record<string, unknown>[],
  non_normative: [{ source: ['s0/1#bbbb'], reason: 'Says what the text is about.' }] as Record<string, unknown>[],
});
const units = ['s0/1#bbbb', 's4/assets/1#aaaa'];

type Draft = ReturnType<typeof sound>;
const faults: [string, (draft: Draft) => void, string][] = [
  ['an id twice', (d) => d.clauses.push({ ...d.clauses[0] }), 'clause lists.complete is there twice'],
  ['a conflict twice', (d) => d.conflicts.push({ ...d.conflicts[0] }), 'conflict one is there twice'],
  [
    'an unknown source',
    (d) => Object.assign(d.clauses[0]!, { source: ['s4/assets/1#aaaa', 's9/9#0000'] }),
    'source s9/9#0000 is no unit of the specification',
  ],
  [
    'an unknown source of a conflict',
    (d) => Object.assign(d.conflicts[0]!, { source: ['s9/9#0000'] }),
    'source s9/9#0000 is no unit of the specification',
  ],
  ['a unit that nobody names', (d) => d.non_normative.pop(), 'unit s0/1#bbbb is in no clause and not non-normative'],
  [
    'a unit that is both',
    (d) => Object.assign(d.non_normative[0]!, { source: ['s0/1#bbbb', 's4/assets/1#aaaa'] }),
    'unit s4/assets/1#aaaa is non-normative and in a clause',
  ],
  [
    'a unit that is non-normative twice',
    (d) => d.non_normative.push({ ...d.non_normative[0] }),
    'unit s0/1#bbbb is non-normative twice',
  ],
  [
    'a derivation from nothing',
    (d) => Object.assign(d.clauses[1]!, { from: ['lists.none'] }),
    'clause lists.walk is derived from no clause: lists.none',
  ],
  [
    'a derivation from an open clause',
    (d) => Object.assign(d.clauses[1]!, { from: ['lists.order'] }),
    'clause lists.walk is derived from an open one: lists.order',
  ],
  [
    'a derivation from itself',
    (d) => Object.assign(d.clauses[1]!, { from: ['lists.walk'] }),
    'clause lists.walk is derived from itself',
  ],
  [
    'a conflict about no clause',
    (d) => Object.assign(d.conflicts[0]!, { clauses: ['lists.none'] }),
    'conflict one names no clause: lists.none',
  ],
  ['no impact', (d) => delete d.clauses[0]!.impact, 'clause lists.complete has neither impact nor untestable'],
  [
    'impact and untestable',
    (d) => Object.assign(d.clauses[1]!, { impact: 'Files are missing.' }),
    'clause lists.walk has both impact and untestable',
  ],
  [
    'a section without a source in it',
    (d) => Object.assign(d.clauses[0]!, { section: '8' }),
    'clause lists.complete has no source in its section 8',
  ],
  [
    'untestable without a reason',
    (d) => Object.assign(d.clauses[1]!, { untestable: '' }),
    '/clauses/1/untestable (lists.walk): must NOT have fewer than 2 characters',
  ],
  [
    'an unknown key',
    (d) => Object.assign(d.clauses[0]!, { imapct: 'Files are missing.' }),
    '/clauses/0 (lists.complete): must NOT have additional properties',
  ],
  [
    'a stated clause without source',
    (d) => delete d.clauses[0]!.source,
    "/clauses/0 (lists.complete): must have required property 'source'",
  ],
  [
    'a derived clause without reasoning',
    (d) => delete d.clauses[1]!.why,
    "/clauses/1 (lists.walk): must have required property 'why'",
  ],
  [
    'an open clause without choice',
    (d) => delete d.clauses[2]!.choice,
    "/clauses/2 (lists.order): must have required property 'choice'",
  ],
];

describe('clauseProblems', () => {
  it('finds nothing wrong with a sound document', () => {
    expect(clauseProblems(sound(), { units, choice_keys: ['lists.default_order'] })).toEqual([]);
  });

  it.each(faults)('finds %s', (_, breakIt, problem) => {
    const document = sound();
    breakIt(document);
    expect(clauseProblems(document, { units })).toContain(problem);
  });

  it.each([null, [], 'clauses', {}, { clauses: [] }])('refuses %j', (document) => {
    expect(clauseProblems(document, { units })).not.toEqual([]);
  });

  it('compares open clauses with the choice keys both ways', () => {
    expect(clauseProblems(sound(), { units, choice_keys: ['lists.text_order'] })).toEqual([
      'choice lists.text_order has no open clause',
      'choice lists.default_order is not in the choices schema',
    ]);
    expect(choiceProblems([], [])).toEqual([]);
  });
});

describe('freshnessProblems', () => {
  const committed = unitList('## 1. X\n\nOne. Two.');

  it('is silent about the same text', () => {
    expect(freshnessProblems(committed, unitList('## 1. X\n\nOne. Two.'))).toEqual([]);
  });

  it('names what came, what went, and what to do', () => {
    const problems = freshnessProblems(committed, unitList('## 1. X\n\nOne. Three.'));
    expect(problems.map((problem) => problem.replace(/#[0-9a-f]+/, ''))).toEqual([
      'unit s1/2 is new in the specification',
      'unit s1/2 is gone from the specification',
      'openapi/specification-units.json is stale: run scripts/clauses.ts --write-units',
    ]);
  });

  it('sees a heading that changed although no unit did', () => {
    expect(freshnessProblems(committed, unitList('## 1. Y\n\nOne. Two.'))).toHaveLength(1);
  });
});

describe('openapi/clauses.yaml', () => {
  const committed = JSON.parse(read('../openapi/specification-units.json')) as UnitList;

  it('has no problem', () => {
    expect(clauseProblems(parse(read('../openapi/clauses.yaml')), { units: committed.units })).toEqual([]);
  });

  it('speaks of the specification as it is', ({ skip }) => {
    const specification = new URL('../../shared/interface-spec.md', import.meta.url);
    skip(!existsSync(specification), 'the specification does not stand beside this checkout');
    expect(freshnessProblems(committed, unitList(readFileSync(specification, 'utf8')))).toEqual([]);
  });
});
