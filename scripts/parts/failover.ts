/** Several servers on one PostgreSQL, any of which is killed under load, and PostgreSQL itself restarted: nothing is lost or done twice. */
import { sum } from '../crashes/crash-test.ts';
import { replicaTest } from '../failover/failover-test.ts';
import { count, seed, text } from '../prove/options.ts';
import { type Proving, part } from '../prove/part.ts';

/** Each breaks one thing that the servers owe each other or their callers, and is noticed. */
const mutants: Readonly<Record<string, { kills: number; restarts: number }>> = {
  'commits-late': { kills: 6, restarts: 0 },
  'takes-nothing-over': { kills: 6, restarts: 0 },
  'takes-everything': { kills: 6, restarts: 0 },
  'hides-faults': { kills: 0, restarts: 2 },
};
/** A lease and a heartbeat end before it. */
const mutant_patience_ms = 14_000;

export default part({
  name: 'failover',
  proves: 'servers on one PostgreSQL lose nothing and do nothing twice, whichever is killed',
  options: {
    servers: count('so many', 3, 2),
    kills: count('so many kills, about one a second', 15),
    restarts: count('so many restarts of PostgreSQL', 2, 0),
    seed: seed(1),
    mutant: text('breaks the servers, to see that it is noticed', 'ID'),
  },
  quick: ({ seedsOf }) => ({ kills: 15, seed: seedsOf(1)[0]! }),
  soak: { values: ({ seedsOf }) => ({ kills: 1_000, seed: seedsOf(1)[0]! }), counts: { 'replica-kills': 'kills' } },
  async run({ mutant, ...plan }, proving) {
    const { say, tell } = proving;
    const { figures, problems } = await replicaTest({ ...plan, mutant, tell });
    const { acknowledged, kills, restarts, runs, deliveries, attempts, cut_attempts, slowest_run_ms } = figures;
    const listed = Object.entries(acknowledged).map(([name, number]) => `${number} ${name}`);
    say(`seed ${plan.seed}: ${kills} kills of ${plan.servers} servers, ${restarts} restarts of PostgreSQL`);
    say(`${sum(acknowledged)} acknowledged writes (${listed.join(', ')})`);
    say(`${runs} runs, the slowest in ${slowest_run_ms} ms; ${deliveries} deliveries in ${attempts} attempts`);
    say(`${cut_attempts} more attempts were cut off`);
    if (mutant === undefined && problems.length === 0) problems.push(...(await unnoticed(plan.seed, proving)));
    return { figures, problems };
  },
});

async function unnoticed(seed: number, { say }: Proving): Promise<string[]> {
  const missed: string[] = [];
  for (const [mutant, breaks] of Object.entries(mutants)) {
    const plan = { servers: 3, ...breaks, seed, mutant, patience_ms: mutant_patience_ms };
    const { problems } = await replicaTest(plan);
    if (problems.length > 0) say(`${mutant}: noticed: ${problems[0]}`);
    else missed.push(`${mutant} was not noticed`);
  }
  return missed;
}
