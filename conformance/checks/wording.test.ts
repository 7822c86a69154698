import { expect, it } from 'vitest';
import { trafficRules } from '../traffic/rules/all.ts';
import { allChecks } from './all.ts';

/** Longer ones are read by nobody; what a clause says need not be said again. */
const most_words = 30;
const each = allChecks.map((check) => [check.id, check] as const);

it.each(each)('%s is told in few words', (_, { title, how = '' }) => {
  for (const text of [title, how]) expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(most_words);
});

it.each(each)('%s names its codes, each in one sentence', (_, { codes }) => {
  expect(Object.keys(codes)).not.toEqual([]);
  for (const [code, { message }] of Object.entries(codes)) {
    expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(message).toMatch(/^([^a-z]|[a-z]+_).*[^.]\.$/);
  }
});

it('has no check that names a clause twice', () => {
  const all = [...allChecks, ...trafficRules.map(({ check }) => check)];
  expect(all.filter(({ clauses }) => new Set(clauses).size < clauses.length).map(({ id }) => id)).toEqual([]);
});
