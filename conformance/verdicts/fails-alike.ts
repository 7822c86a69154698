/** Sameness of two failures of one check. */
import type { Verdict } from './verdict.ts';

/** True where both fail, by one clause and with one mismatch. Their numbers and names may differ. */
export function failsAlike(a: Verdict, b: Verdict): boolean {
  return 'mismatch' in a && 'mismatch' in b && a.clause === b.clause && a.mismatch === b.mismatch;
}
