/**
 * Surroundings of real targets: proxies and gateways, lists that lag, tokens of seconds and other users. None of it
 * makes the reference server fail, nor hides a fault of it.
 */
import { allChecks } from '../../conformance/checks/all.ts';
import { allMutants } from '../../conformance/mutants/all.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { isKill, killerOf } from '../../conformance/trials/killer.ts';
import { ranked } from '../../conformance/trials/ranked.ts';
import { sampleOf } from '../../conformance/trials/sample.ts';
import { runUnder } from '../noise/run.ts';
import { count, seed, some } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { nameOf } from '../runs/read-arguments.ts';
import { verdictLine } from '../runs/verdict-line.ts';
import { plain, type Surroundings, staleLists, surroundings } from '../surroundings/kinds.ts';

const areas = [...new Set(allChecks.map(({ area }) => area))];
const quick_areas = ['pagination', 'soft-delete'];
/** They show in a run that is under way, which is over by the time that it must be shown. */
const over_by_then = ['soft-delete/workflows--cached-while-it-runs', 'soft-delete/workflows--runs-called-off'];
/** Time that surroundings may add to a run. */
const most_added_ms = 30_000;

export default part({
  name: 'surroundings',
  proves: 'what stands around an honest server never makes it fail',
  options: {
    only: some('these', 'NAME', surroundings, nameOf),
    area: some('checks of these areas', 'AREA', areas),
    mutants: count('so many faults of lists and deletions that lists 2 s stale must not hide', 20, 0),
    seed: seed(default_seed),
  },
  words: 'only',
  quick: (commit) => ({
    only: quickOnes(commit.hash),
    area: quick_areas,
    mutants: 0,
  }),
  soak: { values: () => ({}) },
  async run({ only, area, mutants, seed }, { commit, say }) {
    const checks = allChecks.filter((check) => area.length === 0 || area.includes(check.area));
    const kinds = only.length > 0 ? only : surroundings;
    const problems: string[] = [];
    const runs: object[] = [];
    const alone = new Map<string, number>();
    for (const clock of new Set(kinds.map(({ clock }) => clock))) {
      alone.set(clock, (await plain(clock).run({ checks, seed })).duration_ms);
    }
    for (const { name, does, clock, run } of kinds) {
      const { verdicts, totals, requests, duration_ms } = await run({ checks, seed });
      let added_ms = duration_ms - alone.get(clock)!;
      if (added_ms > most_added_ms) {
        // The machine may have been busy with other things: both once more.
        const again = await plain(clock).run({ checks, seed });
        added_ms = Math.min(added_ms, (await run({ checks, seed })).duration_ms - again.duration_ms);
      }
      const failures = verdicts.filter(({ verdict }) => verdict === 'fail' || verdict === 'error').map(verdictLine);
      const unclear = verdicts.filter(({ verdict }) => verdict === 'inconclusive').map(verdictLine);
      say(
        `a server that ${does}: ${totals.pass} pass, ${unclear.length} inconclusive, ${failures.length} fail; ` +
          `${requests} requests in ${duration_ms} ms, ${added_ms} ms more than alone`,
      );
      for (const line of [...failures, ...unclear]) say(`  ${line}`);
      runs.push({ name, pass: totals.pass, inconclusive: unclear, requests, duration_ms, added_ms });
      problems.push(...failures.map((line) => `${name}: ${line}`));
      if (totals.pass === 0) problems.push(`${name}: nothing was judged`);
      if (added_ms > most_added_ms) problems.push(`${name}: ${added_ms} ms more than alone`);
    }
    const hidden: string[] = [];
    const tried = sampleOf(allMutants.filter(isOfLists), mutants, commit.hash);
    for (const mutant of tried) {
      const plan = { checks: [killerOf(mutant)], seed, clock: 'virtual', mutant: mutant.id } as const;
      const { verdicts } = await runUnder(staleLists, plan);
      if (!verdicts.some((verdict) => isKill(mutant, verdict)))
        hidden.push(`${mutant.id}: ${verdicts.map(verdictLine)}`);
    }
    if (tried.length > 0) say(`${tried.length - hidden.length} of ${tried.length} mutants die under stale lists`);
    for (const line of hidden) say(`  ${line}`);
    problems.push(...hidden.map((line) => `lives under stale lists: ${line}`));
    return { figures: { runs, mutants: { tried: tried.length, hidden } }, problems };
  },
});

/** The proxy, and two more that nobody chose. */
function quickOnes(hash: string): Surroundings[] {
  const [proxy, ...others] = surroundings.map((kind) => ({ id: kind.name, kind }));
  return [proxy!, ...ranked(others, hash).slice(0, 2)].map(({ kind }) => kind);
}

function isOfLists({ id, check }: (typeof allMutants)[number]): boolean {
  return !over_by_then.includes(id) && quick_areas.includes(check.split('/')[0]!);
}
