/** The suite with the default seed and others, judged by the reference choices too. */
import { default_seed } from '../../conformance/runner/run.ts';
import { count } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { sideBySide } from '../runs/side-by-side.ts';
import type { SuiteRun } from '../runs/suite-tasks.ts';

const tasks = new URL('../runs/suite-tasks.ts', import.meta.url);

export default part({
  name: 'suite',
  proves: 'the reference server passes with seeds that nobody chose',
  options: { seeds: count('so many seeds of the commit, besides the default one', 10) },
  quick: () => ({ seeds: 1 }),
  soak: { values: () => ({}), counts: { seeds: 'seeds' } },
  async run({ seeds }, { commit, tell }) {
    const runs: SuiteRun[] = [];
    const drawn = [default_seed, ...commit.seedsOf(seeds)];
    for await (const run of sideBySide<number, SuiteRun>(tasks, 'suite', drawn)) {
      runs.push(run);
      tell(`seed ${run.seed}: ${run.pass} pass, ${run.others.length} others`);
    }
    const problems = runs.flatMap(({ seed, others }) => others.map((one) => `${seed}: ${one}`));
    return { figures: { runs }, problems };
  },
});
