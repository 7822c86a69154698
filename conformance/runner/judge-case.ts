/** From the evidence of one case to its outcome. Pure, so that a stored history can be judged again. */
import type { Check, Evidence, Mismatch, Observation } from './check.ts';
import type { Stop } from './history.ts';

export type CaseOutcome =
  | { kind: 'satisfied'; observations: Observation[] }
  | { kind: 'violated'; mismatches: Mismatch[]; observations: Observation[] }
  | { kind: 'stopped'; stop: Stop }
  | { kind: 'fault'; message: string };

/** @param stop how the case ended, when the check gave it up */
export function judgeCase(check: Check, evidence: Evidence, stop?: Stop): CaseOutcome {
  if (stop) return { kind: 'stopped', stop };
  try {
    const mismatches = check.judge(evidence);
    const stray = mismatches.find((mismatch) => !check.clauses.includes(mismatch.clause));
    if (stray)
      return {
        kind: 'fault',
        message: `mismatch ${stray.code} names ${stray.clause}, which is no clause of ${check.id}`,
      };
    const unproven = check.control?.(evidence);
    // A control that failed takes the ground from under whatever the judge saw.
    if (unproven !== undefined) return { kind: 'stopped', stop: stopFor(unproven) };
    const observations = check.observe?.(evidence) ?? [];
    return mismatches.length > 0 ? { kind: 'violated', mismatches, observations } : { kind: 'satisfied', observations };
  } catch (error) {
    return { kind: 'fault', message: `the judge of ${check.id} threw: ${(error as Error).message}` };
  }
}

function stopFor(unproven: string | Stop): Stop {
  return typeof unproven === 'string' ? { verdict: 'inconclusive', reason: unproven } : unproven;
}
