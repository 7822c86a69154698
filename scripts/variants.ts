/**
 * Runs the suite over drawn choices documents. `npm run variants -- --count 200 --seed 1`; exits 1 when a variant fails,
 * with the smallest set of choices that shows it.
 */
import { stringify } from 'yaml';
import { readArguments, wholeNumber } from './runs/read-arguments.ts';
import { variantRuns } from './runs/variants.ts';

const { count, seed } = readArguments(
  { options: { count: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } } },
  ({ values }) => ({ count: wholeNumber('--count', values.count), seed: wholeNumber('--seed', values.seed, 0) }),
);

let [done, failed] = [0, 0];
const unjudged = new Map<string, number>();
for await (const run of variantRuns({ count, seed })) {
  done += 1;
  for (const line of run.unjudged) unjudged.set(line, (unjudged.get(line) ?? 0) + 1);
  process.stderr.write(`${done}/${count}: ${run.pass} pass, ${run.failures.length} fail\n`);
  if (run.failures.length === 0) continue;
  failed += 1;
  const said = run.failures.map((line) => `# ${line}\n`);
  process.stdout.write(`# variant ${done}\n${said.join('')}${stringify(run.smallest)}\n`);
}
for (const [line, times] of unjudged) process.stderr.write(`${times} times ${line}\n`);
process.stdout.write(`${done - failed} of ${done} variants without a failure\n`);
process.exitCode = failed > 0 ? 1 : 0;
