/** Trial of a mutant: it is killed by the check that it names, for a clause that it breaks. */
import { allMutants } from '../mutants/all.ts';
import type { Mutant } from '../mutants/mutant.ts';
import { type EmbeddedRun, runEmbedded } from './embedded-run.ts';
import { killerOf } from './killer.ts';

/** The mutants of checks by waves, or those of the others. */
export function mutantsBy(kind: 'waves' | 'acts'): Mutant[] {
  return allMutants.filter((mutant) => (killerOf(mutant).wave !== undefined) === (kind === 'waves'));
}

/** So many cases are drawn at first: most mutants die by them and the named ones. */
const few_samples = 6;

/** The verdict in words: `fail CLAUSE`, or the verdict that let it live with its reason, at default settings. */
export async function fateOf(mutant: Mutant): Promise<string> {
  const killer = killerOf(mutant);
  if (!killer.wave) return tried(mutant, { checks: [killer] });
  // Checks by waves need no large state.
  const run = { checks: [killer], seed_state: 'small' } as const;
  const fate = await tried(mutant, { ...run, samples: few_samples });
  return killsOf(mutant).includes(fate) ? fate : tried(mutant, run);
}

async function tried(mutant: Mutant, run: EmbeddedRun): Promise<string> {
  const { verdicts } = await runEmbedded({ ...run, mutant: mutant.id, shrink: false });
  const [verdict] = verdicts;
  if (verdict?.verdict === 'fail') return `fail ${verdict.clause}`;
  return `${verdict?.verdict} ${verdict && 'message' in verdict ? verdict.message : ''}`;
}

/** The fates that count as killed. */
export function killsOf({ breaks }: Mutant): string[] {
  return breaks.map((clause) => `fail ${clause}`);
}
