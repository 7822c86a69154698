/** The whole suite over permitted servers and drawn choices together. */
import { count, seed } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { crossedTasks } from '../runs/crossed.ts';
import { edgeRuns } from '../runs/edges.ts';

export default part({
  name: 'crossed',
  proves: 'who obeys a clause in the least expected way never fails, whatever else it chooses',
  options: { count: count('so many drawn choices documents, each with some permitted servers', 20), seed: seed(1) },
  quick: ({ seedsOf }) => ({ count: 3, seed: seedsOf(1)[0]! }),
  soak: {
    values: ({ seedsOf }) => ({ count: 200, seed: seedsOf(1)[0]! }),
    counts: { crossed: 'count' },
  },
  async run({ count, seed }, { say, tell }) {
    const tasks = crossedTasks({ count, seed });
    const problems: string[] = [];
    let done = 0;
    for await (const run of edgeRuns(tasks)) {
      done += 1;
      problems.push(...run.problems);
      tell(`${done}/${tasks.length}: ${run.servers.length} in one, ${run.problems.length} problems`);
      for (const line of run.problems) tell(line);
    }
    const servers = new Set(tasks.flatMap((task) => task.servers)).size;
    say(`${servers} permitted servers beside ${tasks.length} drawn choices documents, ${problems.length} problems`);
    return { figures: { servers, count, seed, problems }, problems };
  },
});
