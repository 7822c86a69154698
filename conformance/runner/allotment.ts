/**
 * Number of cases of each check on a target that takes few requests: breadth before depth. It follows from the checks,
 * the target file and the options alone, so that a slow target is shown the same cases as a quick one.
 */
import type { Check } from '../suite/check.ts';
import type { FewerCases } from '../suite/records.ts';
import type { Shares } from '../target/budget.ts';
import type { Target, TargetLimits } from '../target/target.ts';
import { worthOfCase } from './case-worth.ts';
import { keptFor, needsOf } from './needs.ts';
import type { RunOptions } from './run-options.ts';
import usual from './usual.json' with { type: 'json' };

/** Seconds of requests that a run may take under `limits.requests_per_second`, unless `--time-limit` says otherwise. */
export const default_limited_s = 240;
/**
 * Of these seconds, what is planned; the rest is for smaller cases, second tries, what the rates of others cost, and some
 * ten seconds of a real clock in which everything waits.
 */
const planned_share = 0.83;

export interface Allotment {
  /** Most cases, by the id of the check; one that is not in it has as many as ever. */
  most_cases: ReadonlyMap<string, number>;
  /** Absent where no check has fewer. */
  fewer_cases?: FewerCases;
  /** Records that may be made; shared out where there are too few for all. */
  shares: Shares & { assets: number };
  /** Checks that dispatch runs for themselves, where there are few, by their ids: those first that find most with one. */
  dispatchers?: readonly string[];
}

/** By the check that asked. */
type Usages = Readonly<Record<string, { requests: number; runs: Readonly<Record<string, number>> }>>;

interface Cost {
  id: string;
  cases: number;
  /** Of one case. */
  requests: number;
}

/** Of few runs or webhooks: as large a share as deliveries have of many runs. */
const wave_share = 5 / 12;

/** @param checks those that can be run */
export function allotmentOf(
  checks: readonly Check[],
  limits: TargetLimits,
  options: Pick<RunOptions, 'time_limit_s' | 'samples' | 'single'> & Pick<Target, 'asked_twice'>,
): Allotment {
  const shares = sharesOf(checks, limits, options.samples);
  const of_few = shares.wave_runs !== undefined && { dispatchers: dispatchersOf(checks) };
  return { ...casesOf(checks, limits, options, shares.wave_runs), shares, ...of_few };
}

/** All may take what they need, unless there are too few for what is wanted and what was seen. */
function sharesOf(checks: readonly Check[], limits: TargetLimits, samples?: number): Allotment['shares'] {
  const { wanted, wave_runs, most } = needsOf(checks, limits, samples);
  const has_both = checks.some(({ wave }) => wave) && checks.some(({ wave }) => !wave);
  const part = (name: 'runs' | 'webhooks') => Math.floor(most[name] * wave_share);
  const has_few_runs = has_both && most.runs < wanted.runs + keptFor(most.runs, wave_runs);
  const has_few_webhooks = has_both && most.webhooks < wanted.webhooks;
  return {
    ...most,
    ...(has_few_runs && { wave_runs: part('runs') }),
    ...(has_few_webhooks && { wave_webhooks: part('webhooks') }),
    kept_runs: keptFor(has_few_runs ? part('runs') : most.runs, wave_runs),
    planned_runs: wanted.runs,
  };
}

/** By what a run of each is likely to find. */
function dispatchersOf(checks: readonly Check[]): string[] {
  const worths = checks.flatMap(({ id }) => {
    const runs = sum(Object.values((usual.askers as Usages)[id]?.runs ?? {}));
    const cases = (usual.own_cases as Record<string, number>)[id];
    if (runs === 0 || !cases) return [];
    const of_a_case = runs / cases;
    // Of cases that take several there is none for one run; of several cases that take one, nobody knows which.
    return [{ id, worth: worthOfCase(id, 0) * Math.min(of_a_case, 1 / of_a_case) }];
  });
  return worths.toSorted((a, b) => b.worth - a.worth).map(({ id }) => id);
}

/**
 * Each check has its best case; then whichever case is likely to find most for its requests, as long as one fits. Where
 * `--samples` says how many cases there are, nobody else does.
 */
function casesOf(
  checks: readonly Check[],
  { requests_per_second }: TargetLimits,
  {
    time_limit_s,
    samples,
    single,
    asked_twice,
  }: Pick<RunOptions, 'time_limit_s' | 'samples' | 'single'> & Pick<Target, 'asked_twice'>,
  wave_runs?: number,
): Pick<Allotment, 'most_cases' | 'fewer_cases'> {
  if (requests_per_second === undefined || samples !== undefined || single) return { most_cases: new Map() };
  const seconds = time_limit_s ?? default_limited_s;
  const costs = checks.flatMap(({ id }) => costOf(id) ?? []);
  const all = (requests_per_second * seconds * planned_share) / (asked_twice ? usual.asked_twice : 1);
  const most = all - sharedRequests(wave_runs);
  const whole = sum(costs.map(({ cases, requests }) => cases * requests)) * (1 + cleaning_share);
  if (whole <= most) return { most_cases: new Map() };
  const most_cases = bestWithin(costs, most / (1 + cleaning_share));
  const of = sum(costs.map(({ cases }) => cases));
  const why = `limits.requests_per_second is ${requests_per_second}, and the requests of a run take ${seconds} s`;
  return { most_cases, fewer_cases: { cases: sum([...most_cases.values()]), of, why } };
}

/** Requests against the reference server; undefined of one that asks nothing of its own. */
function costOf(id: string): Cost | undefined {
  const asked = (usual.askers as Usages)[id]?.requests;
  const cases = (usual.own_cases as Record<string, number>)[id];
  return asked && cases ? { id, cases, requests: asked / cases } : undefined;
}

/** Number of cases of each check. @param most requests for all of them */
function bestWithin(costs: readonly Cost[], most: number): Map<string, number> {
  const taken = new Map(costs.map(({ id }) => [id, 1]));
  let left = most - sum(costs.map(({ requests }) => requests));
  const further = costs.flatMap(({ id, cases, requests }) =>
    Array.from({ length: cases - 1 }, (_, index) => {
      return { id, requests, worth: worthOfCase(id, index + 1) / requests };
    }),
  );
  // Those of one check come in their order, since none is worth more than the one before it.
  for (const { id, requests } of further.toSorted((a, b) => b.worth - a.worth)) {
    if (requests > left) continue;
    left -= requests;
    taken.set(id, taken.get(id)! + 1);
  }
  return taken;
}

/** Requests that are made for all checks: for each run that is shown to receivers, or read until its end, some. */
function sharedRequests(wave_runs: number | undefined): number {
  const { preflight, deliveries, runs } = usual.askers;
  const usual_wave_runs = sum(Object.values(deliveries.runs));
  const share = wave_runs === undefined ? 1 : Math.min(1, wave_runs / usual_wave_runs);
  return preflight.requests + deliveries.requests * share + runs.requests;
}

const of_checks = sum(
  Object.keys(usual.own_cases)
    .map((id) => costOf(id))
    .flatMap((cost) => (cost ? cost.cases * cost.requests : [])),
);
/** Records are deleted again: so many requests more for each. */
const cleaning_share = usual.askers['clean-up'].requests / of_checks;

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
