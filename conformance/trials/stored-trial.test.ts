import { expect, it } from 'vitest';
import { allMutants } from '../mutants/all.ts';
import { killerOf } from './killer.ts';
import { named_checks, oneOfEachFamily, storedTrialOf } from './stored-trial.ts';

const families = oneOfEachFamily(allMutants);

it('takes one mutant of each family of checks, those of the named checks first', () => {
  const names = families.map(({ check }) => check.split('/')[0]!);
  expect(new Set(names)).toEqual(new Set(allMutants.map(({ check }) => check.split('/')[0]!)));
  expect(names).toHaveLength(new Set(names).size);
  expect(names.length).toBeGreaterThanOrEqual(20);
  expect(
    families
      .slice(0, 3)
      .map(({ check }) => check)
      .toSorted(),
  ).toEqual([...named_checks].toSorted());
  expect(families.slice(0, 3).some((mutant) => killerOf(mutant).wave)).toBe(true);
});

it('reproduces a failure from its report', async () => {
  const sequence = families.find(({ check }) => check === 'feedback/sequence')!;
  expect(await storedTrialOf(sequence)).toMatchObject({ check: 'feedback/sequence', tries: 1, reproduced: true });
});
