/** Mutants narrowed to users, and to what is asked a second time: what a plain run need not see. */
import { allMutants } from '../../conformance/mutants/all.ts';
import { type NarrowingName, narrowingNames } from '../../conformance/mutants/narrowed.ts';
import type { NarrowedTrial } from '../../conformance/trials/narrowed-trial.ts';
import { ranked } from '../../conformance/trials/ranked.ts';
import { leastOfDraw } from '../faults/binomial.ts';
import { count } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import type { NarrowedTask } from '../runs/mutant-tasks.ts';
import { sideBySide } from '../runs/side-by-side.ts';

const tasks = new URL('../runs/mutant-tasks.ts', import.meta.url);
/**
 * Of all that can be narrowed; 0.83 and 0.69 are. The rest is mostly no fault when narrowed: a wrong answer to a key may
 * be right for a user, and a creation that is done is asked for once.
 */
const least_killed: Readonly<Record<NarrowingName, number>> = { 'users alone': 0.8, 'asked again': 0.65 };

export default part({
  name: 'narrowed',
  proves: 'faults that are there for users alone, or for the second asking alone, are found by --owner human --twice',
  options: { mutants: count('so many of them, drawn by the hash of the commit', Number.POSITIVE_INFINITY) },
  quick: () => ({ mutants: 60 }),
  soak: { values: () => ({}), counts: { narrowed: 'mutants' } },
  async run({ mutants }, { commit, say, tell }) {
    // From all alike, and not from each area: few mutants of a small area may be found when narrowed.
    const tried = ranked(allMutants, commit.hash)
      .slice(0, mutants)
      .map(({ id }) => id);
    const problems: string[] = [];
    const kills: { narrowing: NarrowingName; killed: number; of: number; alive: string[] }[] = [];
    for (const narrowing of narrowingNames) {
      const asked = tried.map((mutant): NarrowedTask => ({ mutant, narrowing }));
      const trials: NarrowedTrial[] = [];
      for await (const trial of sideBySide<NarrowedTask, NarrowedTrial>(tasks, 'narrowed', asked)) trials.push(trial);
      const met = trials.filter(({ outcome }) => outcome !== 'whole');
      const alive = met.filter(({ outcome }) => outcome === 'alive').map(({ mutant }) => mutant);
      const killed = met.length - alive.length;
      kills.push({ narrowing, killed, of: met.length, alive });
      for (const mutant of alive) tell(`${narrowing}: ${mutant} lives`);
      const line = `${narrowing}: ${killed} of ${met.length} mutants killed`;
      say(line);
      const rate = least_killed[narrowing];
      const least = tried.length === allMutants.length ? rate * met.length : leastOfDraw(met.length, rate);
      if (killed < least) problems.push(`${line}, at least ${Math.ceil(least)} expected`);
    }
    return { figures: { mutants: tried.length, kills }, problems };
  },
});
