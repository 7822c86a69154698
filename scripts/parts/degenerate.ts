/** Degenerate targets: the suite ends with the right exit code and a report, and passes nothing unseen. */
import { allTargets } from '../degenerate/all.ts';
import { some, text, texts } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { degenerateRuns } from '../runs/degenerate.ts';
import { nameOf } from '../runs/read-arguments.ts';

const quick_ones = [
  'silent',
  'cut',
  'unauthorized-alive',
  'bad-gateway',
  'not-http',
  'empty-object',
  'pet-store',
  'trickle-head',
  'tell-tale',
];

export default part({
  name: 'degenerate',
  proves: 'what does not implement the interface never passes',
  options: {
    only: some('these targets', 'NAME', allTargets, nameOf),
    check: texts('these checks', 'GLOB'),
    out: text('keeps reports and histories there', 'FOLDER'),
  },
  words: 'only',
  quick: () => ({ only: allTargets.filter(({ name }) => quick_ones.includes(name)) }),
  soak: { values: () => ({}) },
  async run({ only, check, out }, { say }) {
    const runs: object[] = [];
    const problems: string[] = [];
    let wrong = 0;
    for await (const run of degenerateRuns({ only: only.length > 0 ? only : undefined, checks: check, out })) {
      const { target, code, took_ms, delayed_ms, memory_mib, disk_mb } = run;
      runs.push({ target: target.name, code, took_ms, delayed_ms, memory_mib, disk_mb });
      problems.push(...run.problems.map((line) => `${target.name}: ${line}`));
      if (run.problems.length > 0) wrong += 1;
      const memory = memory_mib === undefined ? '' : `, ${memory_mib} MiB`;
      say(
        `${target.name}, which ${target.does}: exit ${code} after ${took_ms} ms (${delayed_ms ?? 0} of them waiting for a core)${memory}, ${disk_mb} MB`,
      );
    }
    say(`${runs.length - wrong} of ${runs.length} degenerate targets end as they must`);
    return { figures: { runs }, problems };
  },
});
