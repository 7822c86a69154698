/** Loads one mutant with the table it stands in, and no other table. */

import { checkIn } from './by-check.ts';
import { mutantTables } from './generated/tables.ts';
import type { Mutant } from './mutant.ts';

/** Undefined when there is no such mutant. */
export async function findMutant(id: string): Promise<Mutant | undefined> {
  const check = checkIn(id);
  if (!Object.hasOwn(mutantTables, check)) return undefined;
  const { mutants } = await mutantTables[check]!();
  return mutants.find((mutant) => mutant.id === id);
}
