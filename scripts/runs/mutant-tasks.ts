/** What threads do with one mutant, named by its id. */
import { casesThatKill } from '../../conformance/trials/case-kills.ts';
import { mutantNamed } from '../../conformance/trials/killer.ts';
import { type MutantTrial, type Subtlety, subtletyOf, trialOf } from '../../conformance/trials/trial.ts';

export interface TrialTask {
  mutant: string;
  seed?: number;
}

export async function trial({ mutant, seed }: TrialTask): Promise<MutantTrial> {
  return trialOf(await mutantNamed(mutant), seed);
}

export async function subtlety(mutant: string): Promise<Subtlety> {
  return subtletyOf(await mutantNamed(mutant));
}

/** The cases that it dies by, by their names. */
export async function kills(mutant: string): Promise<string[]> {
  return casesThatKill(await mutantNamed(mutant));
}
