/** Every mutant, by the path of the check that must kill it. */
import type { Mutant } from './mutant.ts';
import { tables } from './tables.ts';

const loaded = await Promise.all(Object.values(tables).map((load) => load()));

export const allMutants: readonly Mutant[] = loaded.flatMap(({ mutants }) => mutants);
