/** Tasks of threads with one mutant, named by its id. */

import type { NarrowingName } from '../../conformance/mutants/narrowed.ts';
import { casesThatKill } from '../../conformance/trials/case-kills.ts';
import { mutantNamed } from '../../conformance/trials/killer.ts';
import { type NarrowedTrial, narrowedTrial } from '../../conformance/trials/narrowed-trial.ts';
import { type MutantTrial, type Subtlety, subtletyOf, trialOf } from '../../conformance/trials/trial.ts';

export interface TrialTask {
  mutant: string;
  seed?: number;
}

export async function trial({ mutant, seed }: TrialTask): Promise<MutantTrial> {
  return trialOf(await mutantNamed(mutant), seed);
}

export interface NarrowedTask {
  mutant: string;
  narrowing: NarrowingName;
}

export async function narrowed({ mutant, narrowing }: NarrowedTask): Promise<NarrowedTrial> {
  return narrowedTrial(await mutantNamed(mutant), narrowing);
}

export async function subtlety(mutant: string): Promise<Subtlety> {
  return subtletyOf(await mutantNamed(mutant));
}

/** The cases that it dies by, by their names. */
export async function kills(mutant: string): Promise<string[]> {
  return casesThatKill(await mutantNamed(mutant));
}
