/**
 * Records that a run of some checks makes, by a run against the reference server: the limits of a run whose target file
 * names none follow from it, and what a smaller limit costs.
 */
import type { Check } from '../suite/check.ts';
import type { TargetLimits } from '../target/target.ts';
import usual from './usual.json' with { type: 'json' };

export const limited_records = ['runs', 'webhooks', 'assets'] as const;
type Counted = (typeof limited_records)[number];
type Amounts = Readonly<Record<Counted, number>>;

type Asked = Readonly<{ webhooks: number; assets?: number; runs: Readonly<Record<string, number>> }>;

/** An honest server may need second tries, and a wrong one smaller cases and proofs: as much again as is wanted. */
const allowed_times = 2;
/** Of a check that the reference server gives nothing to make, nobody knows. */
const least_allowed: Amounts = { runs: 40, webhooks: 20, assets: 100 };
/** Of the runs for scenarios: so many are kept to show again what was seen. Of few, a smaller share. */
const kept_share = 0.5;
const kept_of_few = 0.2;

export interface Needs {
  /** Of first cases. */
  wanted: Amounts;
  /** Of these runs, those for scenarios of deliveries. */
  wave_runs: number;
  /** By the target file, or enough. */
  most: Amounts;
}

/** @param samples the number of drawn cases, where it is not the usual one */
export function needsOf(checks: readonly Check[], limits: TargetLimits, samples?: number): Needs {
  const each = checks.map(({ id }) => scaled(madeBy(id), growth(id, samples)));
  const by_waves = Math.max(0, ...checks.filter(({ wave }) => wave).map(({ id }) => growth(id, samples)));
  const waves = scaled(madeBy('deliveries'), by_waves);
  const reads_runs = checks.some(({ operations }) => operations.includes('getRun'));
  const all = [...each, waves, ...(reads_runs ? [madeBy('runs')] : [])];
  const wanted = amountsOf((name) => all.reduce((sum, made) => sum + made[name], 0));
  const most = amountsOf((name) => limits[name] ?? Math.max(least_allowed[name], allowed_times * wanted[name]));
  return { wanted, wave_runs: waves.runs, most };
}

/** @param own all runs for scenarios @param wanted those of first cases */
export function keptFor(own: number, wanted: number): number {
  return Math.min(Math.ceil(wanted * kept_share), Math.ceil(own * kept_of_few));
}

/**
 * Losses of a target file by limits below what is wanted, a line for each. The checks that come first have what is
 * there; which of the others go without is told by name, as far as it can be told before the run.
 */
export function lostByLimits(checks: readonly Check[], limits: TargetLimits, samples?: number): string[] {
  const { wanted, most } = needsOf(checks, limits, samples);
  return limited_records.flatMap((name) => {
    if (most[name] >= wanted[name]) return [];
    const makers = checks.filter(({ id }) => madeBy(id)[name] > 0).map(({ id }) => id);
    const scenarios = name !== 'assets' && checks.some(({ wave }) => wave) ? ', and fewer scenarios of deliveries' : '';
    const named = `${makers.slice(0, most_named).join(', ')}${makers.length > most_named ? ' …' : ''}`;
    return [
      `limits.${name}: ${most[name]} are allowed, and about ${wanted[name]} are wanted. What does not fit is inconclusive: some of the ${makers.length} checks that make any (${named})${scenarios}. Leave it out for enough`,
    ];
  });
}

const most_named = 3;

/** One record of each kind more for each sample more: a bound, where the number of cases is not the usual one. */
function growth(id: string, samples: number | undefined): number {
  const own = (usual.cases as Record<string, number>)[id] || 1;
  return samples === undefined ? 1 : (own + samples) / own;
}

function madeBy(asker: string): Amounts {
  const { runs = {}, webhooks = 0, assets = 0 } = (usual.askers as Readonly<Record<string, Asked>>)[asker] ?? {};
  return { runs: Object.values(runs).reduce((sum, one) => sum + one, 0), webhooks, assets };
}

function scaled(amounts: Amounts, times: number): Amounts {
  return amountsOf((name) => Math.ceil(amounts[name] * times));
}

function amountsOf(count: (name: Counted) => number): Amounts {
  return { runs: count('runs'), webhooks: count('webhooks'), assets: count('assets') };
}
