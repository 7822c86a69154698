/** The suite against the reference server under noise, which must never look like a fault of the server. */
import { allChecks } from '../../conformance/checks/all.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { type Noise, noises } from '../noise/kinds.ts';
import { runUnder } from '../noise/run.ts';
import { verdictLine } from './verdict-line.ts';

export interface NoiseRun {
  noise: Noise;
  seed: number;
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
  /** Replaces the clock of each kind. */
  clock?: 'real' | 'virtual';
}

/** One kind after another. @throws Error where no check is left */
export async function* noiseRuns({
  only,
  areas,
  checks: ids,
  seed = default_seed,
  clock,
}: NoiseSelection = {}): AsyncGenerator<NoiseRun> {
  const checks = allChecks.filter(({ id, area }) => ids?.includes(id) ?? areas?.includes(area) ?? true);
  if (checks.length === 0) throw new Error('no check is in these areas, or has such an id');
  for (const noise of only ?? noises) {
    const report = await runUnder(noise, { checks, seed, clock: clock ?? noise.clock });
    const { verdicts, totals, duration_ms, requests } = report;
    yield {
      noise,
      seed,
      duration_ms,
      requests,
      pass: totals.pass,
      failures: verdicts.filter(({ verdict }) => verdict === 'fail' || verdict === 'error').map(verdictLine),
      inconclusive: verdicts.filter(({ verdict }) => verdict === 'inconclusive').map(verdictLine),
    };
  }
}
