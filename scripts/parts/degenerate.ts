/**
 * Degenerate targets: whatever answers, or does not, the suite ends with the right exit code and a report, and passes
 * nothing that it did not see.
 */
import { degenerates } from '../degenerate/targets.ts';
import { some, text, texts } from '../prove/options.ts';
import { part } from '../prove/part.ts';
import { degenerateRuns } from '../runs/degenerate.ts';
import { nameOf } from '../runs/read-arguments.ts';

const quick_ones = ['silent', 'cut', 'unauthorized-alive', 'bad-gateway', 'not-http', 'empty-object', 'pet-store'];

export default part({
  name: 'degenerate',
  proves: 'what does not implement the interface never passes',
  options: {
    only: some('these targets', 'NAME', degenerates, nameOf),
    check: texts('these checks', 'GLOB'),
    out: text('keeps reports and histories there', 'FOLDER'),
  },
  words: 'only',
  quick: () => ({ only: degenerates.filter(({ name }) => quick_ones.includes(name)) }),
  soak: { values: () => ({}) },
  async run({ only, check, out }, { say }) {
    const runs: object[] = [];
    const problems: string[] = [];
    let wrong = 0;
    for await (const run of degenerateRuns({ only: only.length > 0 ? only : undefined, checks: check, out })) {
      const { target, code, took_ms, memory_mib } = run;
      runs.push({ target: target.name, code, took_ms, memory_mib });
      problems.push(...run.problems.map((line) => `${target.name}: ${line}`));
      if (run.problems.length > 0) wrong += 1;
      const memory = memory_mib === undefined ? '' : `, ${memory_mib} MiB`;
      say(`${target.name}, which ${target.does}: exit ${code} after ${took_ms} ms${memory}`);
      for (const problem of run.problems) say(`  ${problem}`);
    }
    say(`${runs.length - wrong} of ${runs.length} degenerate targets end as they must`);
    return { figures: { runs }, problems };
  },
});
