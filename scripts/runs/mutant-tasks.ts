/** What threads do with one mutant, named by its id. */
import { mutantNamed } from '../../conformance/mutants/killer.ts';
import { type Subtlety, subtletyOf, type Trial, trialOf } from '../../conformance/mutants/trial.ts';

export interface TrialTask {
  mutant: string;
  seed?: number;
}

export function trial({ mutant, seed }: TrialTask): Promise<Trial> {
  return trialOf(mutantNamed(mutant), seed);
}

export function subtlety(mutant: string): Promise<Subtlety> {
  return subtletyOf(mutantNamed(mutant));
}
