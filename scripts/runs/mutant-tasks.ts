/** What threads do with one mutant, named by its id. */
import { allMutants } from '../../conformance/mutants/all.ts';
import type { Mutant } from '../../conformance/mutants/mutant.ts';
import { type Subtlety, subtletyOf, type Trial, trialOf } from '../../conformance/mutants/trial.ts';

export interface TrialTask {
  mutant: string;
  seed?: number;
}

export function trial({ mutant, seed }: TrialTask): Promise<Trial> {
  return trialOf(named(mutant), seed);
}

export function subtlety(mutant: string): Promise<Subtlety> {
  return subtletyOf(named(mutant));
}

function named(id: string): Mutant {
  const mutant = allMutants.find((one) => one.id === id);
  if (!mutant) throw new Error(`there is no mutant ${id}`);
  return mutant;
}
