/** For tests of judges that have several clauses: which one a history breaks. */
import type { Check } from '../suite/check.ts';
import type { Evidence } from '../suite/evidence.ts';
import { uncounted } from '../suite/tally.ts';

/** Of the first mismatch; undefined where there is none. */
export function firstClause(check: Check, evidence: Evidence): string | undefined {
  return check.judge(evidence, uncounted)[0]?.clause;
}
