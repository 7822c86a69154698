/** The parts of the soak: what each does, and which of its figures are problems. */
import { allChecks } from '../../conformance/checks/all.ts';
import { allMutants } from '../../conformance/mutants/all.ts';
import { sampleOf } from '../../conformance/mutants/sample.ts';
import type { Trial } from '../../conformance/mutants/trial.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { fuzzedBytes } from '../../src/server/fuzz/fuzz-bytes.support.ts';
import { fuzzRequests } from '../../src/server/fuzz/fuzz-requests.support.ts';
import { degenerateRuns } from '../runs/degenerate.ts';
import type { TrialTask } from '../runs/mutant-tasks.ts';
import { noiseRuns } from '../runs/noise.ts';
import { permittedRuns } from '../runs/permitted.ts';
import { rowKeys, rowRun } from '../runs/rows.ts';
import { isGood, retry_mutants, senderRuns } from '../runs/senders.ts';
import { sideBySide } from '../runs/side-by-side.ts';
import type { SuiteRun } from '../runs/suite-tasks.ts';
import { variantRuns } from '../runs/variants.ts';

/** How much of each, and where chance begins. */
export interface SoakPlan {
  counts: Record<CountName, number>;
  /** So many seeds that nobody chose. */
  seedsOf(count: number): number[];
  /** The hash of the commit. */
  commit: string;
  tell(line: string): void;
}

export const usual_counts = {
  fuzz: 10_000,
  seeds: 10,
  variants: 200,
  rows: Number.POSITIVE_INFINITY,
  permitted: Number.POSITIVE_INFINITY,
  senders: 20,
  mutants: Number.POSITIVE_INFINITY,
  'mutant-seeds': 5,
};
export type CountName = keyof typeof usual_counts;

export interface PartResult {
  figures: object;
  /** One line for each thing that is not as it must be. */
  problems: string[];
}

const threads = (what: string) => new URL(`../runs/${what}-tasks.ts`, import.meta.url);
/** Of all mutants, with each seed; the default one kills all. */
const least_killed = 0.97;

export const parts: Readonly<Record<string, (plan: SoakPlan) => Promise<PartResult>>> = {
  /** Random requests and bytes at the server. */
  async fuzz({ counts, seedsOf }) {
    const plan = { count: counts.fuzz, seed: seedsOf(1)[0]! };
    const [requests, bytes] = [await fuzzRequests(plan), await fuzzedBytes(plan)];
    const problems = [requests, bytes].flatMap(({ finding }) => finding ?? []);
    return { figures: { seed: plan.seed, requests, bytes }, problems };
  },

  /** The suite with the default seed and others, judged by the reference choices too. */
  async suite({ counts, seedsOf, tell }) {
    const runs: SuiteRun[] = [];
    const seeds = [default_seed, ...seedsOf(counts.seeds)];
    for await (const run of sideBySide<number, SuiteRun>(threads('suite'), 'suite', seeds)) {
      runs.push(run);
      tell(`seed ${run.seed}: ${run.pass} pass, ${run.others.length} others`);
    }
    return { figures: { runs }, problems: runs.flatMap(({ seed, others }) => others.map((one) => `${seed}: ${one}`)) };
  },

  /** The suite over drawn choices. */
  async variants({ counts, seedsOf, tell }) {
    const plan = { count: counts.variants, seed: seedsOf(1)[0]! };
    const failed: object[] = [];
    const problems: string[] = [];
    let done = 0;
    for await (const { failures, smallest, pass } of variantRuns(plan)) {
      done += 1;
      tell(`variant ${done}: ${pass} pass, ${failures.length} fail`);
      if (failures.length > 0) failed.push({ variant: done, failures, smallest });
      problems.push(...failures.map((line) => `variant ${done}: ${line}`));
    }
    return { figures: { ...plan, without_failure: done - failed.length, failed }, problems };
  },

  /** The suite told nothing of one choice at a time. */
  async rows({ counts, tell }) {
    const problems: string[] = [];
    const keys = rowKeys.slice(0, counts.rows);
    for (const key of keys) {
      const { problem } = await rowRun(key);
      tell(`row ${key}: ${problem ?? 'as written'}`);
      if (problem !== undefined) problems.push(`${key}: ${problem}`);
    }
    return { figures: { count: keys.length }, problems };
  },

  /** The delivery checks over every permitted sender. */
  async permitted({ counts }) {
    const result = await permittedRuns(counts.permitted);
    return { figures: result, problems: result.failures.map((one) => JSON.stringify(one)) };
  },

  /** Deliveries in real time, with every core busy. */
  async senders({ counts, tell }) {
    const load = { clock: 'real', load: true, seed: default_seed, mutants: retry_mutants } as const;
    const result = await senderRuns({ runs: counts.senders, ...load, tell });
    return {
      figures: result,
      problems: isGood(result) ? [] : ['deliveries in real time are not judged as they must be'],
    };
  },

  /** Targets that are none, judged by the command line. */
  async degenerate({ tell }) {
    const runs: object[] = [];
    const problems: string[] = [];
    for await (const { target, code, took_ms, memory_mib, problems: own } of degenerateRuns()) {
      runs.push({ target: target.name, code, took_ms, memory_mib });
      problems.push(...own.map((line) => `${target.name}: ${line}`));
      tell(`${target.name}: exit ${code}, ${took_ms} ms, ${own.length} problems`);
    }
    return { figures: { runs }, problems };
  },

  /** The suite under load, latency, lists that lag, a gateway and broken connections. */
  async noise({ tell }) {
    const runs: object[] = [];
    const problems: string[] = [];
    for await (const { noise, failures, ...run } of noiseRuns()) {
      runs.push({ noise: noise.name, ...run });
      problems.push(...failures.map((line) => `${noise.name}: ${line}`));
      tell(`${noise.name}: ${run.pass} pass, ${run.inconclusive.length} inconclusive, ${failures.length} fail`);
    }
    return { figures: { runs }, problems };
  },

  /** Every mutant with several seeds that nobody chose; the default one is the matrix's. */
  async mutants({ counts, seedsOf, commit, tell }) {
    const tried = sampleOf(allMutants, counts.mutants, commit).map(({ id }) => id);
    const kills: { seed: number; killed: number; of: number }[] = [];
    const alive: string[] = [];
    const problems: string[] = [];
    for (const seed of seedsOf(counts['mutant-seeds'])) {
      const survivors: Trial[] = [];
      const asked = tried.map((mutant) => ({ mutant, seed }));
      for await (const trial of sideBySide<TrialTask, Trial>(threads('mutant'), 'trial', asked)) {
        if (trial.outcome !== 'killed') survivors.push(trial);
      }
      const killed = tried.length - survivors.length;
      kills.push({ seed, killed, of: tried.length });
      alive.push(...survivors.map(({ mutant, outcome, said }) => `${mutant} with seed ${seed}: ${outcome}: ${said}`));
      tell(`seed ${seed}: ${killed} of ${tried.length} mutants killed`);
      if (killed < least_killed * tried.length)
        problems.push(`seed ${seed}: ${killed} of ${tried.length} mutants killed`);
    }
    return { figures: { checks: allChecks.length, mutants: tried.length, kills, alive }, problems };
  },
};
