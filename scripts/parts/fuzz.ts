/** Random requests and bytes at the server; a finding is told with the smallest request that brings it about. */
import { fuzzedBytes } from '../../src/server/fuzz/fuzz-bytes.support.ts';
import { fuzzRequests } from '../../src/server/fuzz/fuzz-requests.support.ts';
import { count, seed } from '../prove/options.ts';
import { part } from '../prove/part.ts';

export default part({
  name: 'fuzz',
  proves: 'random requests and bytes never break the server',
  options: { count: count('so many requests, and so many connections', 10_000), seed: seed(1) },
  quick: ({ seedsOf }) => ({ count: 500, seed: seedsOf(1)[0]! }),
  soak: {
    values: ({ seedsOf }) => ({ count: 10_000, seed: seedsOf(1)[0]! }),
    counts: { fuzz: 'count' },
  },
  async run(plan, { say }) {
    const began_ms = performance.now();
    const [requests, bytes] = [await fuzzRequests(plan), await fuzzedBytes(plan)];
    const share = ((100 * requests.past) / requests.sent).toFixed(1);
    const took_s = ((performance.now() - began_ms) / 1000).toFixed(1);
    say(
      `seed ${plan.seed}: ${requests.sent} requests, ${share} % past authentication and path, ${bytes.sent} connections, ${bytes.answered} answered, ${took_s} s`,
    );
    const problems = [requests, bytes].flatMap(({ finding }) => finding ?? []);
    return { figures: { seed: plan.seed, requests, bytes }, problems };
  },
});
