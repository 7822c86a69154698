/** Mutants by their ids, for `--mutant`. */
import { InputError } from '../src/input/input-error.ts';
import type { WrapParts } from '../src/server/parts.ts';

/** @throws InputError when there is no such mutant */
export async function loadMutant(id: string): Promise<WrapParts> {
  const { findMutant } = await import('../conformance/mutants/find-mutant.ts');
  const found = await findMutant(id);
  if (found) return (parts) => found.applyTo(parts);
  const { allMutants } = await import('../conformance/mutants/all.ts');
  const [area] = id.split('/');
  const near = allMutants.filter((mutant) => mutant.id.startsWith(`${area}/`)).map((mutant) => mutant.id);
  const known = (near.length > 0 ? near : allMutants.map((mutant) => mutant.id)).join(', ');
  throw new InputError(`--mutant ${id}: there is no such mutant; there are: ${known}`);
}
