/** Limits: a run of few requests and few runs judges what it can, keeps them, and meets the same cases as any other. */
import { allMutants } from '../../conformance/mutants/all.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { count, seed } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { limitedRun, limitProblems, mutantsFound } from '../runs/limits.ts';

/** Of many mutants, what must be found at least; of few, chance decides. */
const least_share = 0.7;
const many = 50;

export default part({
  name: 'limits',
  proves:
    'under limits an honest server never fails, every check is judged or names its limit, and the limits are kept',
  options: {
    mutants: count('how many mutants, of all, drawn by the commit', 60),
    seed: seed(default_seed),
  },
  quick: () => ({ mutants: 3 }),
  soak: { values: () => ({ mutants: 100 }) },
  async run({ mutants, seed }, { commit, say }) {
    const honest = await limitedRun({ seed });
    const problems = limitProblems(honest);
    const { requests, seconds, most_in_a_second, runs, judged, limited } = honest;
    say(
      `honest: ${requests} requests in ${seconds} s, at most ${most_in_a_second} in any; ${runs} runs; ${judged} judged, ${limited} name a limit`,
    );
    const found = { by_own: 0, by_any: 0 };
    for await (const one of mutantsFound(allMutants, { count: mutants, hash: commit.hash, seed })) {
      if (one.by_own) found.by_own += 1;
      if (one.by_any) found.by_any += 1;
      else say(`not found: ${one.mutant}: ${one.said}`);
    }
    const told = `${found.by_any} of ${mutants} mutants found`;
    say(`${told}, ${found.by_own} of them by their own check`);
    if (mutants >= many && found.by_any < mutants * least_share)
      problems.push(`${told}, and ${Math.ceil(mutants * least_share)} must be`);
    return { figures: { requests, seconds, most_in_a_second, runs, judged, limited, mutants, ...found }, problems };
  },
});
