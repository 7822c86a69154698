/** The whole suite over permitted servers that choose otherwise what they leave open, side by side: none may fail. */
import fc from 'fast-check';
import { permittedServers } from '../../conformance/permitted/all.ts';
import { bundlesOf } from '../../conformance/permitted/bundle.ts';
import { reachable } from '../../conformance/permitted/reachable.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { ranked } from '../../conformance/trials/ranked.ts';
import { choicesDocuments } from '../../src/choices/arbitrary.ts';
import type { EdgeTask } from './edge-tasks.ts';

/** The more of them are in one, the less is left of what is drawn. */
const most_in_one = 12;

/** One drawn document after another, each with some permitted servers. The same for the same count and seed. */
export function crossedTasks({ count, seed }: { count: number; seed: number }): EdgeTask[] {
  const documents = fc.sample(choicesDocuments(), { seed, numRuns: count }).map(reachable);
  return documents.map((drawn, index) => {
    const [bundle] = bundlesOf(ranked([...permittedServers], `${seed} ${index}`), most_in_one);
    return { servers: bundle!.map(({ id }) => id), seed: default_seed, drawn };
  });
}
