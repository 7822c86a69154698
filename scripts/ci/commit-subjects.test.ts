import { expect, it } from 'vitest';
import { subjectProblems } from './commit-subjects.ts';

it.each([
  'types: TypeScript 7 checks the project, 5 keeps its JavaScript API',
  'conformance/checks: one table of codes',
  'docs, cli: one word for one thing',
  'README: one screen, and three doors',
  `ci: ${'é'.repeat(68)}`,
])('%s', (subject) => {
  expect(subjectProblems(subject)).toEqual([]);
});

it.each([
  ['A fault of a server under test is printed once', ['is not "area: what changed"']],
  ['ci:two tiers', ['is not "area: what changed"']],
  ['Two tiers: what changed', ['is not "area: what changed"']],
  ['ci: two tiers.', ['ends with a full stop']],
  [`ci: ${'x'.repeat(69)}`, ['has 73 characters, of 72']],
])('not %s', (subject, problems) => {
  expect(subjectProblems(subject)).toEqual(problems);
});
