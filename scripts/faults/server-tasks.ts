/** Runs the suite against a server with a fault in its requests or deliveries, in a thread. */
import { allChecks } from '../../conformance/checks/all.ts';
import { wrappedDelivery } from '../../conformance/faults/deliveries/wrapped-delivery.ts';
import { type FaultFate, type MachineFault, nameOf } from '../../conformance/faults/machine-fault.ts';
import { soughtRequest, wrappedRequest } from '../../conformance/faults/requests/wrapped-request.ts';
import type { WrappedFault } from '../../conformance/faults/wrapped-fault.ts';
import type { Check } from '../../conformance/suite/check.ts';
import { type EmbeddedRun, runEmbedded } from '../../conformance/trials/embedded-run.ts';
import type { Uses } from './clean-run-tasks.ts';

export interface ServerTask {
  fault: MachineFault;
  /** Of a clean run. */
  uses: Uses;
}

/** So many cases are drawn for the checks that are near: most faults die by them and the named ones. */
const few_samples = 3;
/** A server is made in a few hundredths of a second: a fault that some checks notice needs no more of them. */
const exchanges_of_a_run = 60;

export async function tried({ fault, uses }: ServerTask): Promise<FaultFate> {
  const { wrap, isMet } = fault.kind === 'request' ? wrappedRequest(fault) : wrappedDelivery(fault);
  const near = nearTo(fault, uses);
  const likely = near.filter(({ id }) => likelyKillers(fault).includes(id));
  const others = near.filter((check) => !likely.includes(check));
  // Of what is wrong once, the check that asks first sees all.
  const runs =
    fault.only === 'first-time'
      ? [...likely, ...others].map((check) => [check])
      : [...(likely.length > 0 ? [likely] : []), ...runsOf(others, uses)];
  for (const checks of runs) {
    const killed_by = await failuresOf({ checks, wrap, samples: few_samples });
    if (killed_by.length === 0) continue;
    remember(fault, killed_by);
    return { fault, killed_by };
  }
  // A fault that no check of its operation has met is met by no other.
  if (!isMet()) return { fault, killed_by: [], unmet: true };
  const all_near = allChecks.filter((check) => near.includes(check) || check.watches || check.gathers);
  return { fault, killed_by: await failuresOf({ checks: all_near, wrap }) };
}

/** The checks that killed the faults of one place, and those of one operator, that this thread has tried, and how often. */
const kills = new Map<string, Map<string, number>>();
const most_likely = 3;

function likenesses({ operation, place, operator }: MachineFault): string[] {
  return [`${operation} ${place}`, `${operation} ${operator}`];
}

/** Faults that are alike die by the same checks, most of them. */
function likelyKillers(fault: MachineFault): string[] {
  return likenesses(fault).flatMap((likeness) =>
    [...(kills.get(likeness) ?? [])]
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, most_likely)
      .map(([check]) => check),
  );
}

function remember(fault: MachineFault, killed_by: readonly string[]): void {
  for (const likeness of likenesses(fault)) {
    const counts = kills.get(likeness) ?? new Map<string, number>();
    for (const check of killed_by) counts.set(check, (counts.get(check) ?? 0) + 1);
    kills.set(likeness, counts);
  }
}

export interface SoughtTask {
  faults: readonly MachineFault[];
}

/** Names of the requests' faults for which a clean run has no occasion. */
export async function unmet({ faults }: SoughtTask): Promise<string[]> {
  const sought = faults.map(soughtRequest);
  await failuresOf({ checks: allChecks, wrap: wrapOfAll(sought) });
  return faults.filter((_, index) => !sought[index]!.isMet()).map(nameOf);
}

export interface TogetherTask {
  /** Of requests. */
  faults: readonly MachineFault[];
}

/** The fates of all of them in one server. Where a check fails, any of them may be the reason. */
export async function triedTogether({ faults }: TogetherTask): Promise<FaultFate[]> {
  const put = faults.map(wrappedRequest);
  const killed_by = await failuresOf({ checks: allChecks, wrap: wrapOfAll(put) });
  return faults.map((fault, index) => ({ fault, killed_by, ...(!put[index]!.isMet() && { unmet: true }) }));
}

function wrapOfAll(faults: readonly WrappedFault[]): WrappedFault['wrap'] {
  return (parts) => faults.reduce((changed, { wrap }) => wrap(changed), parts);
}

/** The checks that could see it, those first that do little else. */
function nearTo({ kind, operation }: MachineFault, uses: Uses): Check[] {
  if (kind === 'delivery') {
    return allChecks.filter(({ wave, area }) => wave !== undefined || delivery_areas.includes(area));
  }
  const shareOf = ({ id }: Check) => (uses[id]?.[operation] ?? 0) / Math.max(1, exchangesOf(id, uses));
  // Deliveries are asked for by waves, which belong to no check alone.
  const is_told = operation === 'createWebhook' || operation.startsWith('dispatch');
  return allChecks
    .filter((check) => shareOf(check) > 0 || (is_told && check.wave !== undefined))
    .toSorted((one, other) => shareOf(other) - shareOf(one) || exchangesOf(one.id, uses) - exchangesOf(other.id, uses));
}

const delivery_areas = ['events', 'deliveries', 'retry', 'signature', 'webhooks'];

function exchangesOf(check: string, uses: Uses): number {
  return Object.values(uses[check] ?? {}).reduce((sum, count) => sum + count, 0);
}

/** Side by side, waves cost little more than one. */
function* runsOf(checks: readonly Check[], uses: Uses): Generator<readonly Check[]> {
  const waves = checks.filter(({ wave }) => wave);
  let some: Check[] = [];
  let exchanges = 0;
  for (const check of checks) {
    if (check.wave) continue;
    some.push(check);
    exchanges += exchangesOf(check.id, uses);
    if (exchanges < exchanges_of_a_run) continue;
    yield some;
    [some, exchanges] = [[], 0];
  }
  if (some.length > 0) yield some;
  if (waves.length > 0) yield waves;
}

/** Ids of the checks that fail. */
async function failuresOf(run: EmbeddedRun): Promise<string[]> {
  const { verdicts } = await runEmbedded({ ...run, shrink: false });
  return verdicts.filter(({ verdict }) => verdict === 'fail').map(({ check }) => check);
}
