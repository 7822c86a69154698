/** Every mutant with several seeds that nobody chose; the default one is the matrix's. */
import { allChecks } from '../../conformance/checks/all.ts';
import { allMutants } from '../../conformance/mutants/all.ts';
import { sampleOf } from '../../conformance/trials/sample.ts';
import type { MutantTrial } from '../../conformance/trials/trial.ts';
import { costOf } from '../matrix/cost.ts';
import { count } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import type { TrialTask } from '../runs/mutant-tasks.ts';
import { sideBySide } from '../runs/side-by-side.ts';

const tasks = new URL('../runs/mutant-tasks.ts', import.meta.url);
/** Of all mutants, with each seed; the default one kills all. */
const least_killed = 0.97;

export default part({
  name: 'mutants',
  proves: 'mutants are killed with seeds that nobody chose',
  options: {
    mutants: count('so many of them, drawn by the hash of the commit', Number.POSITIVE_INFINITY),
    seeds: count('with so many seeds of the commit', 5),
  },
  // The fewest of which one may live.
  quick: () => ({ mutants: 34, seeds: 1 }),
  soak: { values: () => ({}), counts: { mutants: 'mutants', 'mutant-seeds': 'seeds' } },
  async run({ mutants, seeds }, { commit, say, tell }) {
    const tried = sampleOf(allMutants, mutants, commit.hash).map(({ id }) => id);
    const kills: { seed: number; killed: number; of: number }[] = [];
    const trials: MutantTrial[] = [];
    const alive: string[] = [];
    const problems: string[] = [];
    for (const seed of commit.seedsOf(seeds)) {
      const asked = tried.map((mutant) => ({ mutant, seed }));
      const survivors: MutantTrial[] = [];
      for await (const trial of sideBySide<TrialTask, MutantTrial>(tasks, 'trial', asked)) {
        trials.push(trial);
        if (trial.outcome !== 'killed') survivors.push(trial);
      }
      const killed = tried.length - survivors.length;
      kills.push({ seed, killed, of: tried.length });
      alive.push(...survivors.map(({ mutant, outcome, said }) => `${mutant} with seed ${seed}: ${outcome}: ${said}`));
      tell(`seed ${seed}: ${killed} of ${tried.length} mutants killed`);
      if (killed < least_killed * tried.length)
        problems.push(`seed ${seed}: ${killed} of ${tried.length} mutants killed`);
    }
    for (const line of alive) say(line);
    const figures = { checks: allChecks.length, mutants: tried.length, kills, cost: costOf(trials), alive };
    return { figures, problems };
  },
});
