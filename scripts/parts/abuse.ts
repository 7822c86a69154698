/** Hostile requests and bytes to `serve` as a process of its own, over many connections. */
import { abuse } from '../abuse/abuse.ts';
import { count, seed, text } from '../prove/options.ts';
import { part } from '../prove/part.ts';

export default part({
  name: 'abuse',
  proves: 'hostile requests neither break the server nor make it grow',
  options: {
    count: count('so many requests', 5_000),
    connections: count('so many at once', 64),
    seed: seed(1),
    mutant: text('breaks the server, to see that it is noticed: leaks, breaks', 'ID'),
  },
  quick: ({ seedsOf }) => ({ count: 5_000, seed: seedsOf(1)[0]! }),
  soak: { values: ({ seedsOf }) => ({ count: 1_000_000, seed: seedsOf(1)[0]! }), counts: { abuse: 'count' } },
  async run(plan, { say, tell }) {
    const began_ms = performance.now();
    const { figures, problems } = await abuse({ ...plan, tell });
    const { requests, by_kind, by_status, heap_growth_mib, rss_growth_mib, highest_rss_mib } = figures;
    const listed = (counts: Record<string, number>) =>
      Object.entries(counts)
        .map(([name, number]) => `${number} ${name}`)
        .join(', ');
    const took_s = ((performance.now() - began_ms) / 1_000).toFixed(1);
    say(
      `seed ${plan.seed}: ${requests} requests (${listed(by_kind)}) over ${plan.connections} connections, ${took_s} s`,
    );
    const statuses = Object.entries(by_status).map(([status, number]) => `${number} × ${status}`);
    say(`answered: ${statuses.join(', ')}`);
    say(
      `after the first tenth: heap ${heap_growth_mib} MiB more, process ${rss_growth_mib}, at most ${highest_rss_mib}`,
    );
    return { figures, problems };
  },
});
