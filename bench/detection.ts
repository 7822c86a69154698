/**
 * Seeded faults found by the suite, and by tools that know only the document: `npm run bench:detection`, or with
 * `--mutants N|all`, `--budget SECONDS`, `--seed TEXT`, `--baselines N`, `--slowest N`, `--out FOLDER`. Tools that are
 * not installed are left out with a line. Table and data are written anew after each mutant, so that `--resume` goes on
 * where a run with the same seed, budget and tools stopped.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kit_version } from '../cli/version.ts';
import { allMutants } from '../conformance/mutants/all.ts';
import { sampleOf } from '../conformance/trials/sample.ts';
import { headCommit } from '../scripts/runs/head-commit.ts';
import { thisMachine } from '../scripts/runs/machine.ts';
import { readArguments, wholeNumber } from '../scripts/runs/read-arguments.ts';
import { document_version } from '../src/contract/document-version.ts';
import { compare, reportsWithoutFault } from './detection/compare.ts';
import { ownSuite, ownSuiteOnVirtualClock } from './detection/own-suite.ts';
import { pageOf } from './detection/page.ts';
import { findPrism } from './detection/prism.ts';
import { type Detection, resumed } from './detection/results.ts';
import { findSchemathesis } from './detection/schemathesis.ts';
import { findSpecmatic } from './detection/specmatic.ts';
import type { Tool } from './detection/tool.ts';

const { count, budget_s, baselines, slowest, values } = readArguments(
  {
    options: {
      mutants: { type: 'string', default: '40' },
      budget: { type: 'string', default: '20' },
      baselines: { type: 'string', default: '3' },
      // Beyond it the tools' own limits, such as five seconds for an answer, would be what is measured.
      slowest: { type: 'string', default: '6' },
      seed: { type: 'string' },
      resume: { type: 'boolean', default: false },
      out: { type: 'string', default: fileURLToPath(new URL('../docs', import.meta.url)) },
    },
  },
  ({ values }) => ({
    count: values.mutants === 'all' ? allMutants.length : wholeNumber('--mutants', values.mutants),
    budget_s: wholeNumber('--budget', values.budget),
    baselines: wholeNumber('--baselines', values.baselines),
    slowest: wholeNumber('--slowest', values.slowest),
    values,
  }),
);
const commit = headCommit();
const seed = values.seed ?? commit;
const tell = (line: string) => process.stderr.write(`${line}\n`);

const found = [findSchemathesis(), findSpecmatic(), findPrism()];
const absent = found.flatMap((tool) => ('absent' in tool ? [{ name: tool.name, why: tool.absent }] : []));
for (const { why } of absent) tell(why);
const tools: Tool[] = [ownSuiteOnVirtualClock, ownSuite, ...found.flatMap((tool) => ('absent' in tool ? [] : [tool]))];

// Their processes are groups of their own, that no key at the terminal ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const mutants = sampleOf(allMutants, count, seed);
const folder = mkdtempSync(join(tmpdir(), 'detection-'));
const plan = { seed, budget_s, slowest, folder, tell };
const file = join(values.out, 'detection.json');
mkdirSync(values.out, { recursive: true });

const now = () => new Date().toISOString();
const fresh: Detection = {
  kit_version,
  document_version,
  commit,
  started_at: now(),
  finished_at: now(),
  machine: thisMachine(),
  seed,
  budget_s,
  baselines,
  mutants_known: allMutants.length,
  mutants_sampled: mutants.length,
  tools: [],
  absent,
  mutants: [],
};
const detection = values.resume ? (resumed(fresh, tools, earlier()) ?? fresh) : fresh;

for (const tool of tools.slice(detection.tools.length)) {
  detection.tools.push(await reportsWithoutFault(tool, baselines, plan).catch(unusable));
  keep();
}
for (const mutant of mutants.filter(({ id }) => !detection.mutants.some((done) => done.id === id))) {
  detection.mutants.push(await compare(mutant, tools, detection.tools, plan));
  keep();
}
rmSync(folder, { recursive: true });
process.stdout.write(pageOf(detection).split('\n## ')[0]!);

function keep(): void {
  detection.finished_at = now();
  writeFileSync(file, `${JSON.stringify(detection, null, 2)}\n`);
  writeFileSync(join(values.out, 'detection.md'), pageOf(detection));
}

function earlier(): Detection | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Detection) : undefined;
}

/** Files of a tool stay for a look at them. */
function unusable(error: Error): never {
  tell(`the server without a fault: ${error.message}`);
  process.exit(1);
}
