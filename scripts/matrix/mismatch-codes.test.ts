import { expect, test } from 'vitest';
import { readSuite } from './mismatch-codes.ts';

const modules: Readonly<Record<string, string>> = {
  'conformance/checks/all.ts': `
    import { judge } from './pagination/rule.ts';
    export { judgeMarks } from '../models/marks.ts';
    import fc from 'fast-check';
    export const allChecks = [judge, fc];`,
  'conformance/checks/pagination/rule.ts': `
    import { mismatch } from '../../models/words.ts';
    const clause = 'pagination.rule';
    const about = { clause, message: 'the rest of it' };
    export const judge = (again: boolean, channel: 'callback' | 'webhook', some: string) => [
      { code: 'literal', clause },
      { code: 'with-the-rest', ...about },
      { code: again ? 'one-of-two' : 'other-of-two', clause },
      { code: \`\${channel}-otherwise\` as const, message: 'it is otherwise' },
      mismatch('parameter'),
      { code: \`\${some}-otherwise\`, clause },
      { code: some, clause },
      { code: 'no-mismatch' },
    ];`,
  'conformance/models/words.ts': `
    export type Code = 'parameter' | 'other-parameter';
    export function mismatch(code: Code) {
      return { code, clause: 'pagination.rule' };
    }`,
  'conformance/models/marks.ts': `
    const faults = { early: { code: 'too-early', message: 'it is early' } } as const;
    export const judgeMarks = () => ({ ...faults.early });`,
};

const suite = readSuite((file) => modules[file]);

test('the codes of a module are those that its types allow', () => {
  expect(codesOf('conformance/checks/pagination/rule.ts')).toEqual([
    'callback-otherwise',
    'literal',
    'one-of-two',
    'other-of-two',
    'webhook-otherwise',
    'with-the-rest',
  ]);
});

test('a parameter has the words of its union, and a table its own', () => {
  expect(codesOf('conformance/models/words.ts')).toEqual(['other-parameter', 'parameter']);
  expect(codesOf('conformance/models/marks.ts')).toEqual(['too-early']);
});

test('a code that may be any text is named with its place', () => {
  expect(suite.untyped).toEqual([
    'conformance/checks/pagination/rule.ts:11',
    'conformance/checks/pagination/rule.ts:12',
  ]);
});

test('a module takes in what it imports and exports again, directly or not', () => {
  const { takenInBy } = suite;
  expect([...takenInBy('conformance/checks/pagination/rule.ts')]).toEqual([
    'conformance/checks/pagination/rule.ts',
    'conformance/models/words.ts',
  ]);
  expect([...takenInBy('conformance/checks/all.ts')].toSorted()).toEqual(Object.keys(modules).toSorted());
  expect([...takenInBy('conformance/models/marks.ts')]).toEqual(['conformance/models/marks.ts']);
});

function codesOf(wanted: string): string[] {
  return suite.codes
    .filter(({ file }) => file === wanted)
    .map(({ code }) => code)
    .toSorted();
}
