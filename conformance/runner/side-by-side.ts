/**
 * Checks side by side, for a target whose answers take time to come, or writes to show. Checks begin in the order in
 * which they take longest; their verdicts come in the order of the run. Cases and their inputs are the same as ever.
 */
import type { Check } from '../suite/check.ts';
import type { CheckResult } from '../verdicts/results.ts';
import type { Session } from './session.ts';
import usual from './usual.json' with { type: 'json' };

/** `limits.concurrency`, unless given. */
export const default_concurrency = 8;
/** A request to a server on this machine takes a part of it. */
const slow_ms = 20;

/** Number of checks at a time. One, where nothing is gained: whatever goes wrong is easier to read then. */
export function lanesOf({ clock, target, facts, history }: Session): number {
  if (clock.kind === 'stepped') return 1;
  const is_late = facts.consistency_ms > 0 || typicalAnswer_ms(history.exchanges) >= slow_ms;
  return is_late ? (target.limits?.concurrency ?? default_concurrency) : 1;
}

/** Of the requests so far; those of the preflight are always there. */
function typicalAnswer_ms(exchanges: readonly { took_ms: number }[]): number {
  const times = exchanges.map(({ took_ms }) => took_ms).toSorted((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** @returns the results of all, each as soon as it is there */
export function inLanes(
  checks: readonly Check[],
  lanes: number,
  judge: (check: Check) => Promise<CheckResult>,
): Map<Check, Promise<CheckResult>> {
  const results = new Map(checks.map((check) => [check, Promise.withResolvers<CheckResult>()]));
  const longest_first = checks.toSorted((a, b) => turnOf(a) - turnOf(b) || requestsOf(b) - requestsOf(a));
  const grouped = Map.groupBy(longest_first, groupOf);
  const chains = (['ratings', 'runs', 'threshold'] as const).map((group) => grouped.get(group) ?? []);
  const whole = chains.flat();
  const others = grouped.get(undefined) ?? [];
  const plain = grouped.get('plain') ?? [];

  async function begin(check: Check): Promise<void> {
    const { promise, resolve, reject } = results.get(check)!;
    // Its error is thrown where the result is awaited.
    promise.catch(() => {});
    const giver = checks.find(({ id }) => id === giverOf(check));
    if (giver) await results.get(giver)!.promise.catch(() => {});
    await judge(check).then(resolve, reject);
  }

  async function inTurn(queue: Check[]): Promise<void> {
    for (let check = queue.shift(); check; check = queue.shift()) await begin(check);
  }

  async function lane(): Promise<void> {
    for (let chain = chains.shift(); chain; chain = chains.shift()) await inTurn(chain);
    await inTurn(others);
    await Promise.allSettled(whole.map((check) => results.get(check)!.promise));
    await inTurn(plain);
  }
  for (let number = 0; number < lanes; number++) void lane();
  return new Map([...results].map(([check, { promise }]) => [check, promise]));
}

/** Those that wait for another one come last, lest lanes stand still. */
function turnOf(check: Check): number {
  return giverOf(check) === undefined ? 0 : 1;
}

/** The check that hands its answers on to this one, so that nothing is asked twice. */
function giverOf({ id, area }: Check): string | undefined {
  return area === 'schema' ? id.replace('schema/', 'requests/') : undefined;
}

type Group = 'ratings' | 'runs' | 'threshold' | 'plain';

/**
 * Checks that share more than the target. Those of one group go in turn: there is one run of each kind, which is rated,
 * and one threshold of the organization. `plain`: requests of every kind, ratings and thresholds among them, whose
 * effects are not looked at: side by side, when the groups are done. Undefined: all that it looks at is its own.
 */
export function groupOf({ id, area, operations }: Check): Group | undefined {
  if (area === 'billing' || operations.includes('updateBalance')) return 'threshold';
  if (area === 'feedback' || operations.includes('rateRun') || rating.includes(id)) return 'ratings';
  if (['concurrency', 'events', 'runs'].includes(area) || of_runs.includes(id)) return 'runs';
  return ['authentication', 'document', 'hostile', 'isolation'].includes(area) ? 'plain' : undefined;
}

const rating = ['authentication/one-organization', 'document/invalid-changes-nothing'];
const of_runs = ['isolation/dispatched-by-header', 'workflows/create-then-dispatch'];

function requestsOf({ id }: Check): number {
  return (usual.askers as Readonly<Record<string, { requests: number }>>)[id]?.requests ?? 0;
}
