/** A mutant whose fault is there for some of its requests alone, in a run that a user makes, and that asks twice. */
import type { Mutant } from '../mutants/mutant.ts';
import { type NarrowingName, narrowed } from '../mutants/narrowed.ts';
import { runEmbedded } from './embedded-run.ts';
import { isKill, killerOf } from './killer.ts';

export interface NarrowedTrial {
  mutant: string;
  narrowing: NarrowingName;
  /** `whole`: the fault lies in what no request passes through, such as the engine of runs, and cannot be narrowed. */
  outcome: 'killed' | 'alive' | 'whole';
}

/** @param further whether a user stands for the owner, and what changes nothing is asked for twice */
export async function narrowedTrial(
  mutant: Mutant,
  narrowing: NarrowingName,
  { seed, further = true }: { seed?: number; further?: boolean } = {},
): Promise<NarrowedTrial> {
  let is_whole = false;
  const { verdicts } = await runEmbedded({
    checks: [killerOf(mutant)],
    wrap(parts) {
      const found = narrowed(parts, mutant.applyTo(parts), narrowing);
      is_whole = found === undefined;
      return found ?? parts;
    },
    shrink: false,
    ...(seed !== undefined && { seed }),
    ...(further && { owner: 'human', twice: true }),
  });
  const found = isKill(mutant, verdicts[0]!) ? 'killed' : 'alive';
  return { mutant: mutant.id, narrowing, outcome: is_whole ? 'whole' : found };
}
