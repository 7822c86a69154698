/** Every mutant, by the path of the check that must kill it. */

import { mutantTables } from './generated/tables.ts';
import type { Mutant } from './mutant.ts';

const loaded = await Promise.all(Object.values(mutantTables).map((load) => load()));

export const allMutants: readonly Mutant[] = loaded.flatMap(({ mutants }) => mutants);
