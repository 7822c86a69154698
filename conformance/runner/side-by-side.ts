/**
 * Checks and their cases side by side, for a target whose answers take time to come, or writes to show. They begin in the
 * order in which checks take longest; verdicts come in the order of the run. Cases and their inputs are the same as ever.
 */
import type { Check } from '../suite/check.ts';
import type { CheckResult } from '../verdicts/results.ts';
import type { Session } from './session.ts';
import { createSlots, type Slots } from './slots.ts';
import usual from './usual.json' with { type: 'json' };

/** `limits.concurrency`, unless given. */
export const default_concurrency = 8;
/** A request to a server on this machine takes a part of it. */
const slow_ms = 20;

/** Number of cases at a time. One, where nothing is gained: whatever goes wrong is easier to read then. */
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

/** Freedom of one check beside others. */
export interface Beside {
  slots: Slots;
  /** Of its cases among those of all. */
  turn: number;
  /** Its cases share nothing that they look at, and go side by side too. */
  cases_together: boolean;
  /** Its cases rate runs: each has them for itself as long as it goes on. */
  rates_runs: boolean;
}

/** @returns the results of all, each as soon as it is there */
export function inLanes(
  checks: readonly Check[],
  lanes: number,
  judge: (check: Check, beside: Beside) => Promise<CheckResult>,
): Map<Check, Promise<CheckResult>> {
  const slots = createSlots(lanes);
  const results = new Map(checks.map((check) => [check, Promise.withResolvers<CheckResult>()]));
  const longest_first = checks.toSorted((a, b) => requestsOf(b) - requestsOf(a));
  const of = (group: Group | undefined) => longest_first.filter((check) => groupOf(check) === group);
  const [threshold, ratings, others, plain] = [of('threshold'), of('ratings'), of(undefined), of('plain')];
  // Those that the last ones wait for come first.
  const turns = new Map([...threshold, ...ratings, ...others, ...plain].map((check, turn) => [check, turn]));
  const ended = (some: readonly Check[]) => Promise.allSettled(some.map((check) => results.get(check)!.promise));

  async function begin(check: Check): Promise<void> {
    const { promise, resolve, reject } = results.get(check)!;
    // Its error is thrown where the result is awaited.
    promise.catch(() => {});
    await ended(checks.filter(({ id }) => id === giverOf(check)));
    const turn = turns.get(check)!;
    const group = groupOf(check);
    const beside = { slots, turn, cases_together: group !== 'threshold', rates_runs: group === 'ratings' };
    // By then there may be no time for it.
    await slots.hold(turn, async () => {});
    await judge(check, beside).then(resolve, reject);
  }

  async function all(): Promise<void> {
    for (const check of [...ratings, ...others]) void begin(check);
    for (const check of threshold) await begin(check);
    await ended(ratings);
    for (const check of plain) void begin(check);
  }
  void all();
  return new Map([...results].map(([check, { promise }]) => [check, promise]));
}

/** The check that hands its answers on to this one, so that nothing is asked twice. */
function giverOf({ id, area }: Check): string | undefined {
  return area === 'schema' ? id.replace('schema/', 'requests/') : undefined;
}

type Group = 'ratings' | 'threshold' | 'plain';

/**
 * Checks that share more than the target: `ratings`, the runs that they rate; `threshold`, that of the organization, so
 * that they go in turn. `plain`: requests of every kind, ratings and thresholds among them, whose effects are not looked
 * at: when those are done. Undefined: all that it looks at is its own.
 */
export function groupOf({ id, area, operations, watches, gathers }: Check): Group | undefined {
  if (area === 'billing' || operations.includes('updateBalance')) return 'threshold';
  if (area === 'feedback' || operations.includes('rateRun') || rating.includes(id)) return 'ratings';
  const is_plain =
    ['authentication', 'document', 'hostile', 'isolation'].includes(area) && !looks_at_its_own.includes(id);
  return is_plain || watches || gathers ? 'plain' : undefined;
}

const rating = ['authentication/one-organization'];
const looks_at_its_own = ['isolation/dispatched-by-header'];

function requestsOf({ id }: Check): number {
  return (usual.askers as Readonly<Record<string, { requests: number }>>)[id]?.requests ?? 0;
}
