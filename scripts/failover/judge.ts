/** The rules of runs and deliveries, held against what a database keeps and what a receiver got. */
import type { Attempt } from '../../src/contract/types.ts';
import type { DeliveryRow, RunRow } from '../../src/store/run-rows.ts';
import type { Arrival } from './arrivals.ts';

export interface Hook {
  id: string;
  url: string;
  /** From then on it is there: its acknowledgement. */
  made_ms: number;
  /** From then on it may be gone: the request to delete it. */
  deleting_ms?: number;
  /** From then on it is gone. */
  deleted_ms?: number;
}

/** A server was killed, or the database was away, from and to. */
export interface Break {
  from_ms: number;
  to_ms: number;
}

export interface Kept {
  /** Those of the load, in any order. */
  runs: readonly RunRow['record'][];
  /** All that are kept of these. */
  deliveries: readonly DeliveryRow[];
}

export interface Observed {
  hooks: readonly Hook[];
  arrivals: readonly Arrival[];
  breaks: readonly Break[];
}

/** From its arrival until an attempt is written down; in a process that shares its cores with many. */
const record_ms = 2_000;
/**
 * Longest from its time, or from the last break behind that, to an attempt: a lease, a heartbeat, and what has piled up
 * while servers were killed, on a busy machine (the last of 196,830 deliveries came 21 s after the last of 1,000 kills).
 */
const latest_ms = 60_000;
/** Timers may fire so much before the clock of dates says so. */
const early_ms = 2;
/** An attempt that was on its way when its webhook was deleted comes so soon. */
const on_its_way_ms = 2_000;
/** Section 6: a callback is repeated twice, one and two seconds later. */
const callback_waits_ms = [1_000, 2_000];

const final = ['completed', 'failed', 'canceled'];

/** @returns a line for each rule that was broken */
export function judgeReplicas({ runs, deliveries }: Kept, { hooks, arrivals, breaks }: Observed): string[] {
  const of_run = Map.groupBy(deliveries, ({ run_id }) => run_id);
  const hook_of = new Map(hooks.map((hook) => [hook.id, hook]));
  const arrived = Map.groupBy(arrivals, ({ delivery }) => delivery);
  const known = new Set(deliveries.map(({ id }) => id));
  return [
    ...runs.flatMap((run) => runProblems(run, of_run.get(run.id) ?? [], hooks)),
    ...deliveries.flatMap((one) =>
      deliveryProblems(one, { arrivals: arrived.get(one.id) ?? [], hook: hook_of.get(one.webhook_id ?? ''), breaks }),
    ),
    ...[...arrived.keys()].filter((id) => !known.has(id)).map((id) => `delivery ${id} came and is not kept`),
  ];
}

function runProblems(run: RunRow['record'], deliveries: readonly DeliveryRow[], hooks: readonly Hook[]): string[] {
  const wrong = (text: string) => `run ${run.id}: ${text}`;
  if (!final.includes(run.status_code)) return [wrong(`is ${run.status_code} in the end`)];
  const problems: string[] = [];
  if (run.nodes_completed > run.nodes_total) problems.push(wrong('has completed more nodes than it has'));
  const callbacks = deliveries.filter(({ channel }) => channel === 'callback');
  if (callbacks.length !== 1) problems.push(wrong(`has ${callbacks.length} callbacks`));
  const made_ms = Date.parse(run.created_at);
  const ended_ms = Date.parse(run.completed_at ?? run.created_at);
  for (const { id, made_ms: hook_ms, deleting_ms = Number.POSITIVE_INFINITY } of hooks) {
    const told = deliveries.filter(({ webhook_id }) => webhook_id === id).length;
    const must = hook_ms < made_ms && deleting_ms > ended_ms + record_ms;
    if (told > 1 || (must && told < 1)) problems.push(wrong(`webhook ${id} was told of it by ${told} deliveries`));
  }
  return problems;
}

interface OfDelivery {
  arrivals: readonly Arrival[];
  hook: Hook | undefined;
  breaks: readonly Break[];
}

function deliveryProblems(delivery: DeliveryRow, { arrivals, hook, breaks }: OfDelivery): string[] {
  const { attempts } = delivery;
  const wrong = (text: string) => `${delivery.channel} ${delivery.id}: ${text}`;
  const problems: string[] = [];
  if (delivery.next_attempt_at !== null) problems.push(wrong(`is still to be sent at ${delivery.next_attempt_at}`));
  if (hook?.deleting_ms === undefined && attempts.at(-1)?.succeeded !== true)
    problems.push(wrong(`was never taken: ${attempts.length} attempts, ${arrivals.length} arrivals`));
  for (const [place, attempt] of attempts.entries()) {
    problems.push(...attemptProblems(delivery, place, breaks).map(wrong));
    const came = arrivals.filter(({ request_id }) => request_id === attempt.request_id);
    if (attempt.status_code !== null && came.length !== 1)
      problems.push(wrong(`attempt ${place + 1} is answered ${attempt.status_code} and came ${came.length} times`));
  }
  const recorded = new Set(attempts.map(({ request_id }) => request_id));
  for (const { at_ms, request_id } of arrivals) {
    if (recorded.has(request_id) || breaks.some((one) => isCutBy(one, at_ms))) continue;
    problems.push(wrong(`an attempt that nothing cut off is not kept: ${request_id}`));
  }
  if (new Set(arrivals.map(({ digest }) => digest)).size > 1) problems.push(wrong('came with different bodies'));
  const gone_ms = (hook?.deleted_ms ?? Number.POSITIVE_INFINITY) + on_its_way_ms;
  const late = arrivals.filter(({ at_ms }) => at_ms > gone_ms);
  if (late.length > 0) problems.push(wrong(`came ${late.length} times after its webhook was deleted`));
  return problems;
}

function isCutBy({ from_ms, to_ms }: Break, at_ms: number): boolean {
  return at_ms > from_ms - record_ms && at_ms < to_ms + record_ms;
}

/** Of an attempt and the one before it. */
function attemptProblems(
  { channel, attempts, created_at }: DeliveryRow,
  place: number,
  breaks: readonly Break[],
): string[] {
  const attempt = attempts[place]!;
  const before = attempts[place - 1];
  const name = `attempt ${place + 1}`;
  if (before?.next_retry_at === null) return [`${name} follows one after which none was to come`];
  const due_ms = Date.parse(before?.next_retry_at ?? created_at);
  const made_ms = Date.parse(attempt.created_at);
  const late_ms = made_ms - due_ms;
  // The server that had taken it over may have been killed as well, again and again.
  const since_ms = breaks.reduce((last, { to_ms }) => (to_ms < made_ms ? Math.max(last, to_ms) : last), due_ms);
  const problems: string[] = [];
  if (late_ms < -early_ms) problems.push(`${name} was made ${-late_ms} ms before its time`);
  if (made_ms - since_ms > latest_ms) problems.push(`${name} was made ${late_ms} ms after its time`);
  const wait_ms = before && waitAfter(before);
  const least_ms = channel === 'callback' ? callback_waits_ms[place - 1] : waitBefore(attempts, place - 1);
  if (wait_ms !== undefined && (least_ms === undefined || wait_ms < least_ms - early_ms))
    problems.push(`${name} was due ${wait_ms} ms after the one before, and ${least_ms ?? 'no'} ms are its wait`);
  return problems;
}

/** From the end of an attempt to the next one. */
function waitAfter({ created_at, response_time_ms, next_retry_at }: Attempt): number | undefined {
  if (next_retry_at === null) return undefined;
  return Date.parse(next_retry_at) - Date.parse(created_at) - (response_time_ms ?? 0);
}

/** Waits of a webhook grow: the least that the next one may be. */
function waitBefore(attempts: readonly Attempt[], place: number): number {
  const before = attempts[place - 1];
  return (before && waitAfter(before)) ?? 0;
}
