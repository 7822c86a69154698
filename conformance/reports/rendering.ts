/** What a rendered report hangs on beside the report: which verdicts decide, and what that comes to. */
import { countsAgainst, exitCodeOf, exitCodes, type GateOptions, isStale } from '../verdicts/exit-code.ts';
import type { Fail, Verdict } from '../verdicts/verdict.ts';
import type { Report } from './report.ts';

export interface Rendering {
  /** What decides; a form is red where the command is. */
  gate: GateOptions;
  /** The target file as its user named it, for forms that point to a file. */
  target_file?: string;
}

export interface Decision {
  /** A number of `exitCodes`. */
  code: number;
  /** What follows the name of the implementation in a sentence. */
  words: string;
  isRed(verdict: Verdict): boolean;
  /** Why the run is red, where that is no single verdict's doing. */
  besides?: string;
}

const words: Readonly<Record<number, string>> = {
  [exitCodes.conforms]: 'conforms',
  [exitCodes.fails]: 'does not conform',
  [exitCodes.incomplete]: 'was not judged completely',
  [exitCodes.kit_fault]: 'was not judged: a fault of the kit',
  [exitCodes.interrupted]: 'was not judged completely: the run was interrupted',
};

export function decisionOf({ verdicts, known_failures = [] }: Report, { gate: given }: Rendering): Decision {
  const gate = { ...given, known_failures };
  const code = exitCodeOf(verdicts, gate);
  const isRed = (verdict: Verdict) => countsAgainst(verdict, gate);
  const stale = known_failures.filter(isStale).map(({ place, check, message }) => `${place}: ${check}: ${message}`);
  const besides = gate.interrupted
    ? 'the run was interrupted; what was judged until then stands here'
    : stale.length > 0
      ? `of known failures that are none any more (${stale.join('; ')})`
      : code !== exitCodes.conforms && !verdicts.some(isRed)
        ? 'nothing was judged'
        : undefined;
  return { code, words: words[code]!, isRed, ...(besides !== undefined && { besides }) };
}

/** Whether it says what is broken and how to see it, whatever it counts as. */
export function tellsFailure(verdict: Verdict): verdict is Fail {
  return 'mismatch' in verdict && 'replay' in verdict;
}

/** The implementation as people call it, with its version where the target file gives one. */
export function nameOf({ target }: Report): string {
  const { name, version } = target.implementation ?? {};
  return [name ?? target.base_url, version].filter(Boolean).join(' ');
}
