import type { Verdict } from '../../conformance/verdicts/verdict.ts';

/** A verdict in a line: `verdict check: message`. */
export function verdictLine(verdict: Verdict): string {
  return `${verdict.verdict} ${verdict.check}${'message' in verdict ? `: ${verdict.message}` : ''}`;
}
