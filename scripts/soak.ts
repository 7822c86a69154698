/**
 * The large counts, too long for CI: the fuzz, the suite over many seeds, drawn choices, the suite told nothing of one
 * choice at a time, the delivery checks over every permitted sender, and in real time with every core busy, and every
 * mutant over several seeds (`--mutants 40`: so many of them, by the hash of the commit). Writes what came of it to
 * docs/soak.json with the commit, the seeds and the machine's size.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { allChecks } from '../conformance/checks/all.ts';
import { allMutants } from '../conformance/mutants/all.ts';
import { runEmbedded } from '../conformance/mutants/embedded-run.ts';
import type { Mutant } from '../conformance/mutants/mutant.ts';
import { sampleOf } from '../conformance/mutants/sample.ts';
import { default_seed } from '../conformance/runner/run.ts';
import { fuzzedBytes } from '../src/server/fuzz/fuzz-bytes.ts';
import { fuzzRequests } from '../src/server/fuzz/fuzz-requests.ts';
import { permittedRuns } from './runs/permitted.ts';
import { rowKeys, rowRun } from './runs/rows.ts';
import { isGood, retry_mutants, senderRuns } from './runs/senders.ts';
import { variantRuns } from './runs/variants.ts';

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    mutants: { type: 'string', default: 'all' },
    'mutant-seeds': { type: 'string', default: '5' },
    fuzz: { type: 'string', default: '10000' },
    variants: { type: 'string', default: '200' },
    rows: { type: 'string', default: 'all' },
    permitted: { type: 'string', default: 'all' },
    senders: { type: 'string', default: '20' },
  },
});

const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();

/** Seeds that nobody chose: from the commit's own hash. */
function seedsOf(count: number): number[] {
  return Array.from(
    { length: count },
    (_, index) => createHash('sha256').update(`${commit} ${index}`).digest().readUInt32BE(0) >>> 1,
  );
}

interface SuiteRun {
  seed: number;
  pass: number;
  /** Checks that did not pass, with their verdicts. */
  others: string[];
  requests: number;
  duration_ms: number;
}

async function suiteOver(seeds: readonly number[]): Promise<SuiteRun[]> {
  const runs: SuiteRun[] = [];
  for (const seed of seeds) {
    const report = await runEmbedded({ checks: allChecks, seed, strict: true });
    const others = report.verdicts.filter(({ verdict }) => verdict !== 'pass' && verdict !== 'observed');
    runs.push({
      seed,
      pass: report.totals.pass,
      others: others.map(({ check, verdict }) => `${check}: ${verdict}`),
      requests: report.requests,
      duration_ms: report.duration_ms,
    });
    process.stderr.write(`seed ${seed}: ${report.totals.pass} pass, ${others.length} others\n`);
  }
  return runs;
}

async function mutantsOver(
  mutants: readonly Mutant[],
  seeds: readonly number[],
): Promise<{ kills: number; runs: number; alive: string[] }> {
  const alive: string[] = [];
  let runs = 0;
  for (const { id, check } of mutants) {
    for (const seed of seeds) {
      runs += 1;
      const own = allChecks.filter((one) => one.id === check);
      const report = await runEmbedded({ checks: own, mutant: id, seed, shrink: false });
      if (report.totals.fail === 0) alive.push(`${id} with seed ${seed}`);
    }
    process.stderr.write(
      `${id}: alive in ${alive.filter((one) => one.startsWith(`${id} `)).length} of ${seeds.length}\n`,
    );
  }
  return { kills: runs - alive.length, runs, alive };
}

async function variantsOver(plan: { count: number; seed: number }) {
  const failed: { choices: unknown; failures: string[] }[] = [];
  for await (const { choices, failures } of variantRuns(plan))
    if (failures.length > 0) failed.push({ choices, failures });
  process.stderr.write(`variants: ${failed.length} of ${plan.count} with a failure\n`);
  return { ...plan, failed };
}

async function rowsOver(count: number) {
  const wrong: string[] = [];
  const keys = rowKeys.slice(0, count);
  for (const key of keys) {
    const { problem } = await rowRun(key);
    if (problem !== undefined) wrong.push(`${key}: ${problem}`);
  }
  process.stderr.write(`rows: ${wrong.length} of ${keys.length} wrong\n`);
  return { count: keys.length, wrong };
}

const seeds = seedsOf(Number(values.seeds));
const mutant_seeds = [default_seed, ...seedsOf(Number(values['mutant-seeds']))];
const fuzz_plan = { count: Number(values.fuzz), seed: seedsOf(1)[0]! };
const fuzz = { seed: fuzz_plan.seed, requests: await fuzzRequests(fuzz_plan), bytes: await fuzzedBytes(fuzz_plan) };
process.stderr.write(`fuzz: ${JSON.stringify(fuzz)}\n`);
const suite = await suiteOver([default_seed, ...seeds]);
const variants = await variantsOver({ count: Number(values.variants), seed: seedsOf(1)[0]! });
const rows = await rowsOver(values.rows === 'all' ? rowKeys.length : Number(values.rows));
const permitted = await permittedRuns(values.permitted === 'all' ? undefined : Number(values.permitted));
process.stderr.write(`permitted senders: ${permitted.failures.length} failures in ${permitted.runs} runs\n`);
const senders = await senderRuns({
  runs: Number(values.senders),
  clock: 'real',
  load: true,
  seed: default_seed,
  mutants: retry_mutants,
  tell: (line) => process.stderr.write(`deliveries, ${line}\n`),
});
const tried = values.mutants === 'all' ? allMutants : sampleOf(allMutants, Number(values.mutants), commit);
const mutants = await mutantsOver(tried, mutant_seeds);
const machine = { cores: availableParallelism(), memory_gib: Math.round(totalmem() / 2 ** 30), node: process.version };
const result = {
  commit,
  machine,
  checks: allChecks.length,
  fuzz,
  suite,
  variants,
  rows,
  permitted,
  senders,
  mutants: { ...mutants, count: tried.length, seeds: mutant_seeds },
};
writeFileSync(new URL('../docs/soak.json', import.meta.url), `${JSON.stringify(result, null, 2)}\n`);

const bad_runs = suite.filter(({ others }) => others.length > 0).length;
const missed = mutants.alive.filter((one) => one.endsWith(`seed ${default_seed}`)).length;
process.stdout.write(
  `${suite.length - bad_runs} of ${suite.length} suite runs without a failure; ${mutants.kills} of ${mutants.runs} mutant runs killed\n`,
);
const fuzz_findings = [fuzz.requests, fuzz.bytes].filter(({ finding }) => finding !== undefined).length;
const bad_choices = variants.failed.length + rows.wrong.length;
process.exitCode =
  bad_choices > 0 ||
  permitted.failures.length > 0 ||
  !isGood(senders) ||
  fuzz_findings > 0 ||
  bad_runs > 0 ||
  missed > 0 ||
  mutants.kills / mutants.runs < 0.97
    ? 1
    : 0;
