/** `init` finds out the dialects of servers that it knows nothing of: the second implementation, and drawn ones. */
import fc from 'fast-check';
import { budget } from '../../conformance/init/find-out.ts';
import { reachable } from '../../conformance/permitted/reachable.ts';
import { choicesDocuments } from '../../src/choices/arbitrary.ts';
import { count, seed } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { withGrowingWaits } from '../runs/growing-waits.ts';
import { enough_judged, type InitRun, initAgainst, initAgainstSecond } from '../runs/init.ts';
import { withOrdinaryNames } from '../runs/ordinary-names.ts';

export default part({
  name: 'init',
  proves: 'init finds out the dialect of a server, and says nothing wrong of it',
  options: { count: count('so many drawn dialects', 10), seed: seed(1) },
  quick: () => ({ count: 2 }),
  soak: { values: ({ seedsOf }) => ({ count: 50, seed: seedsOf(1)[0]! }), counts: { dialects: 'count' } },
  async run({ count, seed }, { say, tell }) {
    const drawn = fc
      .sample(choicesDocuments(), { seed, numRuns: count })
      .map(reachable)
      .map(withOrdinaryNames)
      .map(withGrowingWaits);
    const servers = [
      ['the second implementation', initAgainstSecond] as const,
      ...drawn.map((choices, index) => [`dialect ${index + 1}`, () => initAgainst(choices)] as const),
    ];
    const problems: string[] = [];
    const figures: (Omit<InitRun, 'doubts' | 'open'> & { name: string })[] = [];
    for (const [name, run] of servers) {
      const found = await run();
      const { doubts, open, ...told } = found;
      const { requests, seconds, judged, checks, possible, wrong } = told;
      const at_most = possible === undefined ? '' : ` (${possible} with all choices declared)`;
      say(
        `${name}: ${judged} of ${checks} checks judged${at_most}, ${wrong.length} wrong, ${requests} requests, ${seconds.toFixed(1)} s`,
      );
      for (const line of wrong) tell(`  wrong: ${line}`);
      for (const doubt of doubts) tell(`  doubt: ${doubt}`);
      for (const one of open) tell(`  ${one}`);
      figures.push({ name, ...told });
      const needed = run === initAgainstSecond ? enough_judged : 0;
      problems.push(...problemsOf(found, needed).map((line) => `${name}: ${line}`));
    }
    const enough = figures.filter(({ judged }) => judged >= enough_judged).length;
    say(`${enough} of ${servers.length} servers with ${enough_judged} checks judged or more`);
    return { figures: { count, seed, enough, servers: figures }, problems };
  },
});

function problemsOf({ requests, seconds, judged, wrong }: InitRun, needed: number): string[] {
  return [
    ...wrong,
    ...(judged < needed ? [`${judged} checks are judged, of the ${needed} that must be`] : []),
    ...(requests > budget.requests ? [`${requests} requests`] : []),
    ...(seconds > budget.seconds ? [`${Math.ceil(seconds)} s`] : []),
  ];
}
