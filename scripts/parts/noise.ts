/** Noise: busy cores, slow answers, lists that lag, gateways, broken connections. The reference server never fails. */
import { allChecks } from '../../conformance/checks/all.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { noises } from '../noise/kinds.ts';
import { count, seed, some, word } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { noiseProblems, noiseRuns } from '../runs/noise.ts';
import { idOf, nameOf } from '../runs/read-arguments.ts';

const areas = [...new Set(allChecks.map(({ area }) => area))];
const quick_ones = ['gateway', 'resets', 'flaky', 'errors'];

export default part({
  name: 'noise',
  proves: 'a bad network and a busy machine never make an honest server fail',
  options: {
    only: some('these kinds', 'NAME', noises, nameOf),
    area: some('checks of these areas', 'AREA', areas),
    check: some('these checks', 'ID', allChecks, idOf),
    seed: seed(default_seed),
    times: count('how often resets is run, as it is and with a fault behind it', 1),
    clock: word('of the server, instead of each kind’s own', ['real', 'virtual']),
  },
  words: 'only',
  quick: () => ({
    only: noises.filter(({ name }) => quick_ones.includes(name)),
    area: areas.filter((area) => ['pagination', 'soft-delete'].includes(area)),
  }),
  soak: { values: () => ({ times: 20 }) },
  async run({ only, area, check, seed, times, clock }, { commit, say }) {
    const given = <Item>(items: readonly Item[]) => (items.length > 0 ? items : undefined);
    const runs: object[] = [];
    const problems: string[] = [];
    let failed = 0;
    const checks = given(check.map(idOf));
    for await (const run of noiseRuns({
      only: given(only),
      areas: given(area),
      checks,
      seed,
      times,
      hash: commit.hash,
      clock,
    })) {
      const { noise, failures, ...figures } = run;
      const wrong = noiseProblems(run);
      const { pass, inconclusive, requests, duration_ms } = figures;
      runs.push({ noise: noise.name, ...figures });
      problems.push(...wrong.map((line) => `${noise.name}: ${line}`));
      if (wrong.length > 0) failed += 1;
      say(
        `${noise.name}, which ${noise.does}${figures.mutant ? ` in front of ${figures.mutant}` : ''}: ${pass} pass, ${inconclusive.length} inconclusive, ${failures.length} fail; ` +
          `${requests} requests in ${duration_ms} ms`,
      );
      for (const line of figures.mutant ? wrong : [...failures, ...inconclusive]) say(`  ${line}`);
    }
    say(`${runs.length - failed} of ${runs.length} runs under noise came to what they had to`);
    return { figures: { runs }, problems };
  },
});
