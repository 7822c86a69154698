/** Context of a rendered report beside the report: the verdicts that decide, and their outcome. */
import { countsAgainst, exitCodeOf, exitCodes, type GateOptions, isStale } from '../verdicts/exit-code.ts';
import { lostLine } from '../verdicts/lost-claims.ts';
import type { Fail, Verdict } from '../verdicts/verdict.ts';
import type { FailingSince } from './failing-since.ts';
import type { Report } from './report.ts';
import { muteLine } from './traffic.ts';

export interface Rendering {
  /** Levels that decide; a form is red where the command is. */
  gate: GateOptions;
  /** The target file as its user named it, for forms that point to a file. */
  target_file?: string;
  /** By check, where earlier reports were given. */
  since?: ReadonlyMap<string, FailingSince>;
}

export interface Decision {
  /** A number of `exitCodes`. */
  code: number;
  /** Words after the name of the implementation in a sentence. */
  words: string;
  isRed(verdict: Verdict): boolean;
  /** Reason why the run is red, where that is no single verdict's doing. */
  besides?: string;
}

const words: Readonly<Record<number, string>> = {
  [exitCodes.conforms]: 'conforms',
  [exitCodes.fails]: 'does not conform',
  [exitCodes.incomplete]: 'was not judged completely',
  [exitCodes.kit_fault]: 'was not judged: a fault of the kit',
  [exitCodes.interrupted]: 'was not judged completely: the run was interrupted',
};

export function decisionOf(report: Report, { gate }: Rendering): Decision {
  const code = exitCodeOf(report, gate);
  const isRed = (verdict: Verdict) => countsAgainst(verdict, gate);
  const reasons = besidesVerdicts(report);
  const besides = gate.interrupted
    ? 'the run was interrupted; what was judged until then stands here'
    : reasons.length > 0
      ? reasons.join('; ')
      : code !== exitCodes.conforms && !report.verdicts.some(isRed)
        ? 'nothing was judged'
        : undefined;
  return { code, words: words[code]!, isRed, ...(besides !== undefined && { besides }) };
}

/** Reasons for a red run that are no verdicts. */
function besidesVerdicts({ known_failures = [], require, missing_shards = [], verdicts, traffic }: Report): string[] {
  const seen = verdicts.filter((verdict) => 'seen' in verdict).map(({ check }) => check);
  const stale = known_failures.filter(isStale).map(({ place, check, message }) => `${place}: ${check}: ${message}`);
  const lost = require?.lost.map(lostLine) ?? [];
  return [
    ...(seen.length > 0 ? [`a fault was seen and could not be shown again (${seen.join(', ')})`] : []),
    ...(stale.length > 0 ? [`of known failures that are none any more (${stale.join('; ')})`] : []),
    ...(lost.length > 0 ? [`a claim has shrunk (${lost.join('; ')})`] : []),
    ...(traffic ? muteLine(traffic) : []),
    ...(missing_shards.length > 0 ? [`these shards are missing: ${missing_shards.join(', ')}`] : []),
  ];
}

/** True where it says what is broken and how to see it, whatever it counts as. */
export function tellsFailure(verdict: Verdict): verdict is Fail {
  return 'mismatch' in verdict && 'replay' in verdict;
}

/** The implementation as people call it, with its version where the target file gives one. */
export function nameOf({ target }: Report): string {
  const { name, version } = target.implementation ?? {};
  return [name ?? target.base_url, version].filter(Boolean).join(' ');
}
