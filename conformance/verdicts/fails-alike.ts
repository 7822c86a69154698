/** When two failures of one check are the same failure. */
import type { Verdict } from './verdict.ts';

/** Whether both fail, by one clause and with one mismatch. What they say in numbers and names may differ. */
export function failsAlike(a: Verdict, b: Verdict): boolean {
  return 'mismatch' in a && 'mismatch' in b && a.clause === b.clause && a.mismatch === b.mismatch;
}
