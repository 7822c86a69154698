/**
 * The suite as a team has it: real clock, default limits, a bare target file. Honest servers, near and far, behind a
 * prefix and TLS, are judged whole and pass; a fault in each of others is found.
 */
import { allChecks } from '../../conformance/checks/all.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { faulty_rows, honestRows } from '../honest/rows.ts';
import { firstFailure, type HonestRun, honestRun } from '../honest/run.ts';
import { count, flag, seed, some, texts } from '../prove/options.ts';
import { part } from '../prove/part.ts';

const areas = [...new Set(allChecks.map(({ area }) => area))];
/** Checks of deliveries cannot be hurried: others are enough to see that a run ends well. */
const quick_areas = ['signature', 'retry', 'folders'];

export default part({
  name: 'honest',
  proves: 'by the real clock, with default limits and a bare target file, an honest server is judged whole and passes',
  options: {
    only: texts('these servers, by their names', 'NAME'),
    runs: count('so many runs over each honest server', 1),
    busy: count('so many more beside busy cores', 0, 0),
    mutants: count('so many servers with a fault', 10, 0),
    load: flag('keeps every core busy beside all of them'),
    area: some('checks of these areas', 'AREA', areas),
    seed: seed(default_seed),
  },
  words: 'only',
  quick: () => ({ only: ['second'], mutants: 0, area: quick_areas }),
  soak: { values: () => ({ runs: 2, busy: 2 }), counts: { honest: 'runs' } },
  async run({ only, runs, busy, mutants, load, area, seed }, { say }) {
    const checks = allChecks.filter((check) => area.length === 0 || area.includes(check.area));
    const isMeant = ({ name }: { name: string }) => only.length === 0 || only.includes(name);
    const done: HonestRun[] = [];
    const problems: string[] = [];
    for (const row of honestRows(seed).filter(isMeant)) {
      const { name } = row;
      const exit = row.fails === undefined ? 0 : 1;
      for (let run = 1; run <= runs + busy; run++) {
        const is_busy = load || run > runs;
        const one = await honestRun(row, { seed, checks, load: is_busy });
        const beside = is_busy ? ', beside busy cores' : '';
        say(
          `${name}${beside}: exit ${one.exit}, ${one.judged} judged, ${one.requests} requests in ${one.seconds} s; ${one.wrong.length} wrong`,
        );
        for (const line of one.wrong) say(`  ${line}`);
        done.push(one);
        if (one.exit !== exit || one.judged === 0) problems.push(`${name}${beside}: exit ${one.exit}`);
        problems.push(...one.wrong.map((line) => `${name}${beside}: ${line}`));
      }
    }
    const faulty = faulty_rows.filter(isMeant).slice(0, mutants);
    let found = 0;
    for (const { name, start } of faulty) {
      const first = await firstFailure(start, { seed, checks, load });
      if (first === undefined) problems.push(`${name}: not found`);
      else found += 1;
      say(`${name}: ${first ?? 'not found'}`);
    }
    const rows = done.map(({ wrong, ...one }) => ({ ...one, wrong: wrong.length }));
    say(`${done.length} runs over honest servers; ${found} of ${faulty.length} faults found`);
    return { figures: { runs: rows, faults: faulty.length, found }, problems };
  },
});
