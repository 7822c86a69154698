/** The suite against the reference server under noise, which must never look like a fault of the server. */
import { allChecks } from '../../conformance/checks/all.ts';
import { allMutants } from '../../conformance/mutants/all.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { sampleOf } from '../../conformance/trials/sample.ts';
import { exitCodeOf, exitCodes } from '../../conformance/verdicts/exit-code.ts';
import { type Noise, noises } from '../noise/kinds.ts';
import { runUnder } from '../noise/run.ts';
import { verdictLine } from './verdict-line.ts';

export interface NoiseRun {
  noise: Noise;
  seed: number;
  /** The fault behind it, which must be found. */
  mutant?: string;
  /** Exit code of the command. */
  code: number;
  duration_ms: number;
  requests: number;
  pass: number;
  /** `verdict check: message` of each false failure, and of each fault of the kit. */
  failures: string[];
  /** The same of each check that came to nothing, which is permitted. */
  inconclusive: string[];
}

export interface NoiseSelection {
  /** All kinds unless given. */
  only?: readonly Noise[];
  /** Areas of checks; all of them unless given. */
  areas?: readonly string[];
  /** Ids of checks, in the place of areas. */
  checks?: readonly string[];
  seed?: number;
  /** Runs of a noise that must come to a decision, each with another seed: as it is, and with a fault behind. */
  times?: number;
  /** Decides which faults. */
  hash: string;
  /** Replaces the clock of each kind. */
  clock?: 'real' | 'virtual';
}

/** One kind after another. @throws Error where no check is left */
export async function* noiseRuns({
  only,
  areas,
  checks: ids,
  seed = default_seed,
  times = 1,
  hash,
  clock,
}: NoiseSelection): AsyncGenerator<NoiseRun> {
  const checks = allChecks.filter(({ id, area }) => ids?.includes(id) ?? areas?.includes(area) ?? true);
  if (checks.length === 0) throw new Error('no check is in these areas, or has such an id');
  const asked = new Set(checks.map(({ id }) => id));
  const faults = sampleOf(
    allMutants.filter(({ check }) => asked.has(check)),
    times,
    hash,
  );
  for (const noise of only ?? noises) {
    const rounds = noise.decides ? Array.from({ length: times }, (_, place) => place) : [0];
    for (const place of rounds) {
      yield await oneRun(noise, seed + place);
      const fault = faults[place % faults.length];
      if (noise.decides && fault) yield await oneRun(noise, seed + place, fault.id);
    }
  }

  async function oneRun(noise: Noise, own_seed: number, mutant?: string): Promise<NoiseRun> {
    const report = await runUnder(noise, { checks, seed: own_seed, clock: clock ?? noise.clock, mutant });
    const { verdicts, totals, duration_ms, requests } = report;
    return {
      noise,
      seed: own_seed,
      ...(mutant !== undefined && { mutant }),
      code: exitCodeOf(report, { gate: 'declared', strict: false, allow_incomplete: [], interrupted: false }),
      duration_ms,
      requests,
      pass: totals.pass,
      failures: verdicts
        .filter(({ verdict, check }) => verdict === 'error' || (verdict === 'fail' && check !== noise.tells))
        .map(verdictLine),
      inconclusive: verdicts.filter(({ verdict }) => verdict === 'inconclusive').map(verdictLine),
    };
  }
}

/** Problems of a run: a server that is honest fails, or a run that must come to a decision comes to a wrong one. */
export function noiseProblems({ noise, mutant, code, failures, inconclusive }: NoiseRun): string[] {
  if (mutant !== undefined) {
    return code === exitCodes.fails ? [] : [`${mutant} behind it comes to exit code ${code}`, ...inconclusive];
  }
  if (failures.length > 0 || !noise.decides || code === exitCodes.conforms) return failures;
  return [`an honest server comes to exit code ${code}`, ...inconclusive];
}
