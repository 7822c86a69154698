/**
 * Degenerate targets: whatever answers, or does not, the suite ends with the right exit code and a report, and passes
 * nothing that it did not see. `npm run degenerate -- --only silent empty-object`; exits 1 when anything is wrong.
 */
import { degenerates } from './degenerate/targets.ts';
import { degenerateRuns } from './runs/degenerate.ts';
import { nameOf, oneOf, readArguments } from './runs/read-arguments.ts';

const selection = readArguments(
  {
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true },
      check: { type: 'string', multiple: true },
      out: { type: 'string' },
    },
  },
  ({ values: { only = [], check, out }, positionals }) => {
    const wanted = [...only, ...positionals].map((name) => oneOf('--only', name, degenerates, nameOf));
    return { only: wanted.length > 0 ? wanted : undefined, checks: check, out };
  },
);

let [done, wrong] = [0, 0];
for await (const run of degenerateRuns(selection)) {
  const { target, code, took_ms, memory_mib, problems } = run;
  done += 1;
  if (problems.length > 0) wrong += 1;
  const memory = memory_mib === undefined ? '' : `, ${memory_mib} MiB`;
  process.stdout.write(`${target.name}, which ${target.does}: exit ${code} after ${took_ms} ms${memory}\n`);
  for (const problem of problems) process.stdout.write(`  ${problem}\n`);
}
process.stdout.write(`${done - wrong} of ${done} degenerate targets end as they must\n`);
process.exitCode = wrong > 0 ? 1 : 0;
