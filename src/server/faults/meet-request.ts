/** Faults that meet a request to the interface: what they make of it, before anything else looks at it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { OperationId } from '../../contract/operations.ts';
import type { Random } from '../../engine/random.ts';
import { type DropFault, isAmong, type LatencyFault, type RateLimitFault, type StatusFault } from '../fault-book.ts';
import { Refused } from '../refused.ts';
import type { RequestArrival } from '../requests/arrival.ts';
import { refusedWith } from '../requests/asked-status.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

/** Fate of a request. `cut`: it is answered, but not to the end. */
export type RequestFate =
  | { kind: 'answered' }
  | { kind: 'cut' }
  | { kind: 'dropped' }
  | { kind: 'refused'; refused: Refused };

const kinds = ['latency', 'status', 'drop', 'rate_limit'] as const;

/**
 * Resolves when every latency is over. The first fault, in the order of their adding, that decides what becomes of the
 * request is the last that is asked; latencies that come before it add up.
 * @param authorization whose requests a rate limit counts
 * @param hurry ends the waiting
 */
export async function meetFaults(
  arrival: RequestArrival,
  operation: OperationId,
  authorization: string | undefined,
  hurry: AbortSignal,
): Promise<RequestFate> {
  const { faults } = arrival.world;
  let wait_ms = 0;
  let fate: RequestFate | undefined;
  for (const met of faults.meeting(kinds, ({ operations }) => isAmong(operations, operation))) {
    if (met.fault.kind === 'latency') {
      wait_ms += latencyOf(met.fault, met.random);
    } else {
      fate = fateOf(met.fault, arrival, authorization);
      if (!fate) continue;
    }
    met.use();
    arrival.fault = met.id;
    if (fate) break;
  }
  // A world that is ending has no time for this.
  if (wait_ms > 0) await wait(wait_ms, undefined, { signal: hurry }).catch(() => undefined);
  return fate ?? { kind: 'answered' };
}

function latencyOf({ ms, jitter_ms = 0 }: LatencyFault, random: Random): number {
  return ms + (jitter_ms === 0 ? 0 : random.integer(jitter_ms + 1));
}

/** @returns undefined where a limit is not reached yet */
function fateOf(
  fault: StatusFault | DropFault | RateLimitFault,
  arrival: RequestArrival,
  authorization: string | undefined,
): RequestFate | undefined {
  switch (fault.kind) {
    case 'status':
      return { kind: 'refused', refused: refusedWith(fault.status, fault.retry_after_s) };
    case 'drop':
      return { kind: dropped[fault.when] };
    case 'rate_limit': {
      const ends_in_s = limitOf(fault).take(authorization ?? '', arrival.at_ms);
      if (ends_in_s === undefined) return undefined;
      const retry_after_s = fault.retry_after_s ?? ends_in_s;
      return { kind: 'refused', refused: new Refused('rate_limited', { retry_after_s }) };
    }
  }
}

const dropped = { before_answer: 'dropped', in_body: 'cut' } as const satisfies Record<
  DropFault['when'],
  RequestFate['kind']
>;

/** Counts of each limit so far; they go when the fault does. */
const limits = new WeakMap<RateLimitFault, RateLimit>();

function limitOf(fault: RateLimitFault): RateLimit {
  const known = limits.get(fault) ?? createRateLimit(fault);
  limits.set(fault, known);
  return known;
}
