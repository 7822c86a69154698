/** Mutant of an id, the check that must kill it, and the verdicts that are a kill. */
import { allChecks } from '../checks/all.ts';
import { findMutant } from '../mutants/find-mutant.ts';
import type { Mutant } from '../mutants/mutant.ts';
import type { Check } from '../suite/check.ts';
import type { Verdict } from '../verdicts/verdict.ts';

/** @throws Error when there is no such mutant */
export async function mutantNamed(id: string): Promise<Mutant> {
  const found = await findMutant(id);
  if (!found) throw new Error(`there is no mutant ${id}`);
  return found;
}

/** @throws Error when the mutant names a check that does not exist */
export function killerOf({ check }: Mutant): Check {
  const killer = allChecks.find(({ id }) => id === check);
  if (!killer) throw new Error(`there is no check ${check}`);
  return killer;
}

export function isKill({ breaks }: Mutant, verdict: Verdict): boolean {
  return verdict.verdict === 'fail' && breaks.includes(verdict.clause);
}
