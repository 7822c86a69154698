/** Replay lines: the case of one failure of each check is run again, alone, against a server with the same fault. */
import { allMutants } from '../../conformance/mutants/all.ts';
import type { Mutant } from '../../conformance/mutants/mutant.ts';
import { ranked } from '../../conformance/trials/ranked.ts';
import type { ReplayTrial } from '../../conformance/trials/replay-trial.ts';
import { sampleOf } from '../../conformance/trials/sample.ts';
import { count, some } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { idOf } from '../runs/read-arguments.ts';
import { sideBySide } from '../runs/side-by-side.ts';

const tasks = new URL('../runs/replay-tasks.ts', import.meta.url);

/** Their faults remember what was asked before, in another case or wave, which no case tells. */
const remembering = [
  'assets/presign-flag-effect--url-of-the-request-before',
  'events/callback-only-with-url--last-one-of-the-organization',
  'retry/callback-three-on-failure--budget-of-the-host',
];

export default part({
  name: 'replays',
  proves: 'the case that a failure names shows the failure again when it is run alone',
  options: {
    only: some('the failures of these mutants', 'ID', allMutants, idOf),
    checks: count('so many checks, drawn by the hash of the commit', Number.POSITIVE_INFINITY),
  },
  words: 'only',
  quick: () => ({ checks: 8 }),
  soak: { values: () => ({}) },
  async run({ only, checks }, { commit, say, tell }) {
    const chosen = only.length > 0 ? only : sampleOf(oneOfEach(commit.hash), checks, commit.hash);
    const trials: ReplayTrial[] = [];
    const asked = chosen.map(({ id }) => id);
    for await (const trial of sideBySide<string, ReplayTrial>(tasks, 'replay', asked)) {
      trials.push(trial);
      tell(`${trials.length}/${asked.length}: ${trial.mutant}: ${trial.outcome}`);
    }
    // A mutant that its check lets live alone has no failure to replay.
    const failed = trials.filter(({ outcome }) => outcome !== 'no-failure');
    const again = failed.filter(({ outcome }) => outcome === 'again');
    const problems = failed
      .filter(({ outcome }) => outcome !== 'again')
      .map(({ mutant, outcome, said }) => `${mutant}: ${outcome}: ${said}`);
    for (const line of problems) say(line);
    say(`${again.length} of ${failed.length} failures shown again by their cases`);
    return { figures: { failures: failed.length, again: again.length, problems }, problems };
  },
});

/** One mutant of each check, drawn by the hash. */
function oneOfEach(seed: string): Mutant[] {
  const forgetful = allMutants.filter(({ id }) => !remembering.includes(id));
  return Object.values(Object.groupBy(forgetful, ({ check }) => check)).flatMap((own = []) =>
    ranked(own, seed).slice(0, 1),
  );
}
