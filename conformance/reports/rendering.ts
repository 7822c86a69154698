/** Context of a rendered report beside the report: the verdicts that decide, and their outcome. */
import { countsAgainst, exitCodes, type GateOptions } from '../verdicts/exit-code.ts';
import { type Fail, type Verdict, verdictWords } from '../verdicts/verdict.ts';
import { decided, type Reason, type StoredDecision } from './decision.ts';
import type { FailingSince } from './failing-since.ts';
import type { Report } from './report.ts';

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
  reasons: readonly Reason[];
  let_pass: readonly Reason[];
  isRed(verdict: Verdict): boolean;
  /** Reason why the run is red, where that is no single verdict's doing. */
  besides?: string;
}

const words: Readonly<Record<number, string>> = {
  [exitCodes.conforms]: 'conforms',
  [exitCodes.fails]: 'does not conform',
  [exitCodes.incomplete]: 'was not judged completely',
  [exitCodes.unusable]: 'could not be judged',
  [exitCodes.kit_fault]: 'was not judged completely: a fault of the kit',
  [exitCodes.interrupted]: 'was not judged completely: the run was interrupted',
};

export function decisionOf(report: Report, { gate }: Rendering): Decision {
  const { exit_code: code, reasons, let_pass } = decided(report, gate).decision;
  const isRed = (verdict: Verdict) => code !== exitCodes.unusable && countsAgainst(verdict, gate);
  const besides = reasons.filter(({ kind }) => !isVerdictWord(kind)).map(({ message }) => message);
  return {
    ...{ code, reasons, let_pass, isRed },
    words: wordsOf(report, { exit_code: code, let_pass }),
    ...(besides.length > 0 && { besides: besides.join('; ') }),
  };
}

/** Words after the name of the implementation. */
export function wordsOf(
  report: Report,
  { exit_code, let_pass }: Pick<StoredDecision, 'exit_code' | 'let_pass'>,
): string {
  return exit_code === exitCodes.conforms ? goodWords(report, let_pass) : (words[exit_code] ?? 'was not judged');
}

/** An exit code of 0 is the gate's word; a headline says what is so. */
function goodWords({ requirements }: Report, let_pass: readonly Reason[]): string {
  const has = (...kinds: Reason['kind'][]) => let_pass.some(({ kind }) => kinds.includes(kind));
  if (has('fail', 'known-failure')) return 'does not conform, and the gate lets it pass';
  if (has('could-not-run', 'inconclusive')) return 'was not judged completely, and the gate lets it pass';
  return has('not-required') ? `conforms to the requirements ${requirements}` : 'conforms';
}

function isVerdictWord(kind: Reason['kind']): boolean {
  return (verdictWords as readonly string[]).includes(kind);
}

/** A warning where it is the gate that lets pass what does not conform. */
export function markOf({ code, let_pass }: Pick<Decision, 'code' | 'let_pass'>): string {
  if (code !== 0) return '❌';
  return let_pass.some(({ kind }) => kind !== 'not-required') ? '⚠️' : '✅';
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
