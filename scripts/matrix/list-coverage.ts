/** Rules of lists, by list and by caller: the checks that have such a case. */
import fc from 'fast-check';
import type { Check } from '../../conformance/suite/check.ts';
import type { Facts } from '../../conformance/suite/evidence.ts';
import { isIn, operationIds } from '../../src/contract/operations.ts';

interface ListCase {
  list?: unknown;
  operation?: unknown;
  by?: unknown;
}

const lists: readonly unknown[] = operationIds.filter((id) => isIn('lists', id));
const of_lists = /^(pagination|filtering|sorting|projection|lists)\./;

/** Ids of checks by `<list> <caller>`. A case that names no list is one of each that its check reads, one without a caller the owner's. */
export function listCoverage(
  checks: readonly Check[],
  facts: Facts,
  seed: number,
): ReadonlyMap<string, readonly string[]> {
  const covered = new Map<string, string[]>();
  for (const check of checks.filter(({ clauses }) => clauses.some((clause) => of_lists.test(clause)))) {
    const pairs = casesOf(check, facts, seed).flatMap(({ list, operation, by = 'owner' }) => {
      const named = list ?? operation;
      return (named === undefined ? check.operations : [named])
        .filter((one) => lists.includes(one))
        .map((one) => `${one} ${by}`);
    });
    for (const pair of new Set(pairs)) covered.set(pair, [...(covered.get(pair) ?? []), check.id]);
  }
  return covered;
}

/** One line for each list: the number of its rules for each caller. */
export function coverageLines(covered: ReturnType<typeof listCoverage>): string[] {
  const rows = Map.groupBy(covered, ([pair]) => pair.split(' ')[0]);
  const total = [...covered.values()].reduce((sum, { length }) => sum + length, 0);
  return [
    `${total} of list × rule × caller:`,
    ...[...rows].map(([list, pairs]) => {
      const callers = pairs.map(([pair, { length }]) => `${pair.split(' ')[1]} ${length}`);
      return `  ${list}: ${callers.join(', ')}`;
    }),
  ];
}

function casesOf(check: Check, facts: Facts, seed: number): readonly ListCase[] {
  const source = check.cases(facts);
  const cases =
    source.kind === 'table'
      ? source.table
      : [...(source.named ?? []), ...fc.sample(source.arbitrary, { seed, numRuns: source.samples })];
  return cases.filter((one): one is ListCase => typeof one === 'object' && one !== null);
}
