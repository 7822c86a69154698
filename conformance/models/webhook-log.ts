/** Matches the attempts in the log of a webhook with those that its receiver saw; no field is required. Pure. */
import type { DeliveryAttempt, Trial } from './trials.ts';
import { isSet, sameId } from './values.ts';

/** An attempt of the log; only its outcome and its announcement are stated. */
export interface LoggedAttempt {
  next_retry_at?: unknown;
  created_at?: unknown;
  request_id?: unknown;
}

/** The entry of a delivery: by the id that its payload tells, or else by its run. */
export function logEntry<Entry extends { id?: unknown; run_id?: unknown }>(
  log: readonly Entry[],
  { delivery_id, run_id }: { delivery_id: string | undefined; run_id: string | null },
): Entry | undefined {
  if (delivery_id !== undefined) return log.find(({ id }) => sameId(id, delivery_id));
  return run_id === null ? undefined : log.find((one) => sameId(one.run_id, run_id));
}

/**
 * The attempts of a trial's delivery in each order in which they may have been made: one, where ids or times tell it,
 * else as they are listed and the other way round. None where the log does not hold exactly those that arrived.
 */
export function loggedOrders({ attempts, run, log = [] }: Trial): LoggedAttempt[][] {
  const entry = logEntry(log, { delivery_id: attempts[0]?.delivery_id, run_id: run.id });
  const logged = entry?.attempts;
  if (!Array.isArray(logged) || logged.length !== attempts.length || !logged.every(isLoggedAttempt)) return [];
  const told = byRequestId(logged, attempts) ?? byTime(logged);
  return told ? [told] : [logged, logged.toReversed()];
}

/** True where no attempt is to come any more by the log; undefined where it says nothing. */
export function saysDone(trial: Trial): boolean | undefined {
  const last = loggedOrders(trial).map((order) => order.at(-1)?.next_retry_at);
  return last.length === 0 ? undefined : last.includes(null);
}

function isLoggedAttempt(value: unknown): value is LoggedAttempt {
  return typeof value === 'object' && value !== null;
}

function byRequestId(
  logged: readonly LoggedAttempt[],
  attempts: readonly DeliveryAttempt[],
): LoggedAttempt[] | undefined {
  const ids = attempts.map(({ request_id }) => request_id);
  if (new Set(ids).size < ids.length) return undefined;
  const found = ids.flatMap((id) =>
    logged.filter(({ request_id }) => id !== undefined && isSet(request_id) && sameId(request_id, id)),
  );
  return found.length === logged.length ? found : undefined;
}

function byTime(logged: readonly LoggedAttempt[]): LoggedAttempt[] | undefined {
  const times = logged.map(({ created_at }) => timeOf(created_at));
  if (times.includes(undefined) || new Set(times).size < times.length) return undefined;
  return logged.toSorted((a, b) => timeOf(a.created_at)! - timeOf(b.created_at)!);
}

/** Milliseconds since 1970; undefined for what is no time, and for one that leaves its zone open. */
export function timeOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(value)) return undefined;
  const time_ms = Date.parse(value);
  return Number.isNaN(time_ms) ? undefined : time_ms;
}
