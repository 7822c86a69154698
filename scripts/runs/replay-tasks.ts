/** Tasks of threads with one mutant for the proof of replays. */
import { mutantNamed } from '../../conformance/trials/killer.ts';
import { type ReplayTrial, replayTrialOf } from '../../conformance/trials/replay-trial.ts';
import { type StoredTrial, storedTrialOf } from '../../conformance/trials/stored-trial.ts';

export async function replayStored(mutant: string): Promise<StoredTrial> {
  return storedTrialOf(await mutantNamed(mutant));
}

export async function replay(mutant: string): Promise<ReplayTrial> {
  return replayTrialOf(await mutantNamed(mutant));
}
