/** What threads do with one mutant for the proof of replays. */
import { mutantNamed } from '../../conformance/trials/killer.ts';
import { type ReplayTrial, replayTrialOf } from '../../conformance/trials/replay-trial.ts';

export async function replay(mutant: string): Promise<ReplayTrial> {
  return replayTrialOf(await mutantNamed(mutant));
}
