/** The suite over drawn choices documents; a failure comes with the smallest set of choices that shows it. */
import { stringify } from 'yaml';
import { count, seed } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { variantRuns } from '../runs/variants.ts';

export default part({
  name: 'variants',
  proves: 'the reference server passes whatever permitted choices it makes',
  options: { count: count('so many drawn choices documents', 20), seed: seed(1) },
  quick: ({ seedsOf }) => ({ count: 2, seed: seedsOf(1)[0]! }),
  soak: {
    values: ({ seedsOf }) => ({ count: 200, seed: seedsOf(1)[0]! }),
    counts: { variants: 'count' },
  },
  async run({ count, seed }, { say, tell }) {
    const failed: object[] = [];
    const problems: string[] = [];
    const unjudged = new Map<string, number>();
    let done = 0;
    for await (const run of variantRuns({ count, seed })) {
      const { failures, smallest, pass } = run;
      done += 1;
      for (const line of run.unjudged) unjudged.set(line, (unjudged.get(line) ?? 0) + 1);
      tell(`${done}/${count}: ${pass} pass, ${failures.length} fail`);
      if (failures.length === 0) continue;
      failed.push({ variant: done, failures, smallest });
      problems.push(...failures.map((line) => `variant ${done}: ${line}`));
      say([`# variant ${done}`, ...failures.map((line) => `# ${line}`), stringify(smallest)].join('\n'));
    }
    for (const [line, times] of unjudged) tell(`${times} times ${line}`);
    say(`${done - failed.length} of ${done} variants without a failure`);
    return { figures: { count, seed, without_failure: done - failed.length, failed }, problems };
  },
});
