/** The threshold of a balance, set for whoever expects the record as it is. */
import { type KeptBalance, shownBalance } from './charge.ts';
import type { ThresholdUpdate } from './store.ts';
import { instantText, laterThan } from './timestamps.ts';

/** @returns what the caller is told, and the record to keep where it changed */
export function withThreshold(
  balance: KeptBalance,
  threshold: string,
  at: string,
  expected: string | undefined,
): { told: ThresholdUpdate; kept?: KeptBalance } {
  if (expected !== undefined && instantText(expected) !== balance.updated_at)
    return { told: { kind: 'stale', balance: shownBalance(balance) } };
  const kept = { ...balance, low_balance_threshold: threshold, updated_at: laterThan(balance.updated_at, at) };
  return { told: { kind: 'updated', balance: shownBalance(kept) }, kept };
}
