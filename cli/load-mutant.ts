/** Mutants by their ids, for `--mutant`. */
import { InputError } from '../src/input/input-error.ts';
import { nearest } from '../src/input/nearest.ts';
import type { WrapParts } from '../src/server/parts.ts';
import { command_name } from './command-name.ts';

/** @throws InputError when there is no such mutant */
export async function loadMutant(id: string): Promise<WrapParts> {
  const { findMutant } = await import('../conformance/mutants/find-mutant.ts');
  const found = await findMutant(id);
  if (found) return (parts) => found.applyTo(parts);
  const { allMutants } = await import('../conformance/mutants/all.ts');
  const ids = allMutants.map((mutant) => mutant.id);
  const near = nearest(id, ids, 3);
  const beside = near.length > 0 ? near : ids.filter((one) => one.startsWith(`${id.split('/')[0]}/`)).slice(0, 3);
  const meant = beside.length > 0 ? `; nearest: ${beside.join(', ')}` : '';
  throw new InputError(
    `--mutant ${id}: there is no such mutant${meant}; ${command_name} conformance explain CHECK lists those of a check`,
  );
}
