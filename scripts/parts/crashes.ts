/** `serve --data FILE`, killed at any moment and started again: nothing that it acknowledged is lost, nothing half-done. */
import { crashTest, sum } from '../crashes/crash-test.ts';
import { count, seed, text } from '../prove/options.ts';
import { part } from '../prove/part.ts';

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
  async run({ kills, seed, mutant }, { say, tell }) {
    const { figures, problems } = await crashTest({ kills, seed, mutant, tell });
    const { by_kind, acknowledged, looked_up, pending_deliveries, unfinished_runs } = figures;
    const listed = (counts: Record<string, number>) =>
      Object.entries(counts)
        .map(([name, number]) => `${number} ${name}`)
        .join(', ');
    say(`seed ${seed}: ${figures.kills} kills (${listed(by_kind)})`);
    say(`${sum(acknowledged)} acknowledged writes (${listed(acknowledged)}), looked up ${looked_up} times`);
    say(`found pending after kills: ${pending_deliveries} deliveries, ${unfinished_runs} runs`);
    for (const problem of problems) say(`  ${problem}`);
    return { figures, problems };
  },
});
