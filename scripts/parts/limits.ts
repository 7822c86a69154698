/** Limits: a run of few requests and few runs judges what it can, keeps them, and meets the same cases as any other. */
import { allMutants } from '../../conformance/mutants/all.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { count, flag, seed } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { type LimitedRun, limitedRun, limitProblems, mutantsFound } from '../runs/limits.ts';

/** Of many mutants, what must be found at least; of few, chance decides. */
const least_share = 0.8;
const many = 50;
/** Of the answers of a target that is far away. */
const latency_ms = 100;

export default part({
  name: 'limits',
  proves:
    'under limits an honest server never fails, every check is judged or names its limit, and the limits are kept',
  options: {
    mutants: count('so many mutants of all in each sample, drawn by the hash of the commit', 60, 0),
    samples: count('so many samples', 1),
    real: flag('also twice by the real clock, with answers at once and 100 ms later: some eight minutes'),
    seed: seed(default_seed),
  },
  quick: () => ({ mutants: 3 }),
  soak: { values: () => ({ mutants: 100, samples: 3, real: true }) },
  async run({ mutants, samples, real, seed }, { commit, say }) {
    const honest = await limitedRun({ seed });
    const problems = limitProblems(honest);
    say(`honest: ${wordsOf(honest)}`);
    const by_the_clock = real ? await realRuns(seed) : undefined;
    if (by_the_clock) {
      const { near, far } = by_the_clock;
      say(`by the real clock: ${wordsOf(near)}; with answers ${latency_ms} ms later: ${wordsOf(far)}`);
      problems.push(...limitProblems(near), ...limitProblems({ ...far, seconds: 0 }));
      const others = near.cases.filter((one) => !far.cases.includes(one)).length;
      say(`${near.cases.length} cases, ${others} of them not where answers come later`);
      if (others > 0 || near.cases.length !== far.cases.length) problems.push('latency changes the cases');
    }
    const found: number[] = [];
    for (let sample = 1; sample <= samples && mutants > 0; sample++) {
      found.push(0);
      for await (const one of mutantsFound(allMutants, { count: mutants, sample: `${commit.hash} ${sample}`, seed })) {
        if (one.found) found[sample - 1]! += 1;
        else say(`not found: ${one.mutant}: ${one.said}`);
      }
      const told = `${found[sample - 1]} of ${mutants} mutants found`;
      say(told);
      const least = Math.ceil(mutants * least_share);
      if (mutants >= many && found[sample - 1]! < least) problems.push(`${told}, and ${least} must be`);
    }
    const figures = { ...figuresOf(honest), mutants, found };
    const { near, far } = by_the_clock ?? {};
    return { figures: { ...figures, ...(near && far && { near: figuresOf(near), far: figuresOf(far) }) }, problems };
  },
});

async function realRuns(seed: number): Promise<{ near: LimitedRun; far: LimitedRun }> {
  const near = await limitedRun({ seed, clock: 'real' });
  return { near, far: await limitedRun({ seed, clock: 'real', latency_ms }) };
}

function figuresOf({ requests, seconds, most_in_a_second, runs, judged, limited, cases }: LimitedRun) {
  return { requests, seconds, most_in_a_second, runs, judged, limited, cases: cases.length };
}

function wordsOf({ requests, seconds, most_in_a_second, runs, judged, limited }: LimitedRun): string {
  return `${requests} requests in ${seconds} s, at most ${most_in_a_second} in any; ${runs} runs; ${judged} judged, ${limited} name a limit`;
}
