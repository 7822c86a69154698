/**
 * Runs the suite over drawn choices documents: every permitted variant of the reference server must pass.
 * `npm run variants -- --count 200 --seed 1`; exits 1 when a variant fails, with the document that shows it.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { allChecks } from '../conformance/checks/all.ts';
import { runEmbedded } from '../conformance/mutants/embedded-run.ts';
import { choicesDocuments } from '../src/choices/arbitrary.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
});
const documents = fc.sample(choicesDocuments(), { seed: Number(values.seed), numRuns: Number(values.count) });

let failed = 0;
const unjudged = new Map<string, number>();
for (const [index, choices] of documents.entries()) {
  const report = await runEmbedded({ checks: allChecks, choices });
  for (const verdict of report.verdicts) {
    if (verdict.verdict !== 'pass' && verdict.verdict !== 'observed' && verdict.verdict !== 'fail') {
      const key = `${verdict.verdict} ${verdict.check}: ${verdict.message}`;
      unjudged.set(key, (unjudged.get(key) ?? 0) + 1);
    }
  }
  const failures = report.verdicts.filter(({ verdict }) => verdict === 'fail' || verdict === 'error');
  process.stderr.write(`${index + 1}/${documents.length}: ${report.totals.pass} pass, ${failures.length} fail\n`);
  if (failures.length === 0) continue;
  failed += 1;
  const said = failures.map((one) => `# ${one.check}: ${'message' in one ? one.message : ''}\n`);
  process.stdout.write(`# variant ${index + 1}\n${said.join('')}${stringify(choices)}\n`);
}
for (const [key, times] of unjudged) process.stderr.write(`${times} times ${key}\n`);
process.stdout.write(`${documents.length - failed} of ${documents.length} variants without a failure\n`);
process.exitCode = failed > 0 ? 1 : 0;
