/** `serve --data FILE`, killed at any moment and started again: nothing that it acknowledged is lost, nothing half-done. */
import { crashTest, sum } from '../crashes/crash-test.ts';
import { count, seed, text } from '../prove/options.ts';
import { type Proving, part } from '../prove/part.ts';

/** Each loses what it acknowledged, and is noticed within so many kills: within the first few nearly always. */
const mutants = ['acknowledges-early', 'half-a-file', 'forgets-deliveries'];
const mutant_kills = [10, 30];
/** A delivery later than this never comes. */
const mutant_patience_ms = 2_000;

export default part({
  name: 'crashes',
  proves: 'what a server with --data acknowledged outlives kill -9',
  options: {
    kills: count('so many', 20),
    seed: seed(1),
    mutant: text('breaks the server, to see that it is noticed', 'ID'),
  },
  quick: ({ seedsOf }) => ({ kills: 20, seed: seedsOf(1)[0]! }),
  soak: { values: ({ seedsOf }) => ({ kills: 1_000, seed: seedsOf(1)[0]! }), counts: { kills: 'kills' } },
  async run({ kills, seed, mutant }, proving) {
    const { say, tell } = proving;
    const { figures, problems } = await crashTest({ kills, seed, mutant, tell });
    const { by_kind, acknowledged, looked_up, pending_deliveries, unfinished_runs } = figures;
    const listed = (counts: Record<string, number>) =>
      Object.entries(counts)
        .map(([name, number]) => `${number} ${name}`)
        .join(', ');
    say(`seed ${seed}: ${figures.kills} kills (${listed(by_kind)})`);
    say(`${sum(acknowledged)} acknowledged writes (${listed(acknowledged)}), looked up ${looked_up} times`);
    say(`found pending after kills: ${pending_deliveries} deliveries, ${unfinished_runs} runs`);
    if (mutant === undefined && problems.length === 0) problems.push(...(await unnoticed(seed, proving)));
    return { figures, problems };
  },
});

async function unnoticed(seed: number, { say }: Proving): Promise<string[]> {
  const missed: string[] = [];
  for (const mutant of mutants) {
    let killed = 0;
    let is_noticed = false;
    for (const kills of mutant_kills) {
      const moments = ['writing'] as const;
      const plan = { kills, seed: seed + killed, mutant, moments, patience_ms: mutant_patience_ms };
      const { figures, problems } = await crashTest(plan);
      killed += figures.kills;
      is_noticed = problems.length > 0;
      if (is_noticed) break;
    }
    if (is_noticed) say(`${mutant}: noticed within ${killed} kills`);
    else missed.push(`${mutant} was not noticed within ${killed} kills`);
  }
  return missed;
}
