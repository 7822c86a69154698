/** Tells times of the sender from those of a busy machine. Pure. */
import type { WaveEvidence } from '../suite/wave-note.ts';
import { waveOf } from './trials.ts';

/** A busy sender in real time makes times of one length differ by so much. */
export const same_real_share = 0.8;

/**
 * Load makes waits longer, and each by another time, which is just what jitter looks like. So on a clock that goes by
 * itself nothing is measured while the receiver lagged, or equal reads took times as different as that.
 */
export function isMeasured(times_ms: readonly number[], evidence: WaveEvidence): boolean {
  if (waveOf(evidence).clock !== 'real' || times_ms.length === 0) return true;
  const reads = evidence.exchanges
    .filter(({ request }) => request.operation === 'getRun')
    .map(({ took_ms }) => took_ms);
  const uneven_ms = reads.length > 0 ? Math.max(...reads) - Math.min(...reads) : 0;
  const lag_ms = Math.max(0, ...(evidence.arrivals ?? []).map((arrival) => arrival.lag_ms));
  return Math.max(uneven_ms, lag_ms) <= (1 - same_real_share) * Math.min(...times_ms);
}
