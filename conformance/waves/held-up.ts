/** Receivers that kept senders waiting for so long that events may have been lost. Pure. */
import type { ArrivalRecord } from '../suite/arrival-record.ts';

/** By then a sender may have given up, so that nobody hears what it sent. */
const lost_after_ms = 2_000;

/** @returns why nothing that is missing since then proves anything; undefined where the receiver was in time */
export function heldUp(
  arrivals: readonly Pick<ArrivalRecord, 'at_ms' | 'lag_ms'>[],
  since_ms: number,
): string | undefined {
  const lag_ms = Math.max(0, ...arrivals.filter(({ at_ms }) => at_ms >= since_ms).map((arrival) => arrival.lag_ms));
  if (lag_ms < lost_after_ms) return undefined;
  return `meanwhile the receiver kept senders waiting for ${Math.round(lag_ms / 100) / 10} s, so that one may have given up unheard`;
}
