/** The whole suite over every permitted server: none may fail, and none may cost a check its verdict. */
import { permittedServers } from '../../conformance/permitted/all.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { count, flag, some } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { edgeRuns, edgeTasks } from '../runs/edges.ts';
import { idOf } from '../runs/read-arguments.ts';

export default part({
  name: 'edges',
  proves: 'who obeys a clause in the least expected way never fails, and costs no check its verdict',
  options: {
    only: some('these permitted servers', 'ID', permittedServers, idOf),
    single: flag('each alone, and not several in one'),
    bundles: count('so many bundles of each seed', Number.POSITIVE_INFINITY),
    further: count('so many bundles asked by a user in the place of the owner, and twice', Number.POSITIVE_INFINITY),
    seeds: count('so many seeds: the default one, then those of the commit', 1),
  },
  words: 'only',
  quick: () => ({ bundles: 1, further: 1 }),
  soak: { values: () => ({ seeds: 20 }), counts: { edges: 'seeds' } },
  async run({ only, single, bundles, further, seeds }, { commit, say, tell }) {
    const is_sample = Number.isFinite(bundles);
    const drawn = is_sample ? commit.seedsOf(seeds) : [default_seed, ...(seeds > 1 ? commit.seedsOf(seeds - 1) : [])];
    const plain = edgeTasks({ seeds: drawn, only, single, ...(is_sample && { most: bundles }) });
    const seeds_of_further = drawn.slice(0, 1);
    const tasks = [...plain, ...edgeTasks({ seeds: seeds_of_further, only, single, most: further, further: true })];
    const problems: string[] = [];
    let done = 0;
    for await (const run of edgeRuns(tasks)) {
      done += 1;
      problems.push(...run.problems);
      tell(`${done}/${tasks.length}: ${run.servers.length} in one, ${run.problems.length} problems`);
      for (const line of run.problems) tell(line);
    }
    const servers = new Set(tasks.flatMap((task) => task.servers)).size;
    say(`${servers} permitted servers in ${tasks.length} runs, ${problems.length} problems`);
    return { figures: { servers, seeds: drawn.length, runs: tasks.length, problems }, problems };
  },
});
