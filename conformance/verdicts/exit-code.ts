/** The decision of a run as an exit code; the table stands in docs/commands.md. */
import { type FailureLevel, isJudged, type KnownState, type LostClaim, type Shard, type Verdict } from './verdict.ts';

export const exitCodes = {
  conforms: 0,
  fails: 1,
  usage: 2,
  incomplete: 3,
  unusable: 4,
  kit_fault: 70,
  interrupted: 130,
  /** Nobody read the output to its end. */
  unread: 141,
} as const;

export const gates = ['stated', 'derived', 'declared'] as const;
export type Gate = (typeof gates)[number];

export const incompleteKinds = ['could-not-run', 'inconclusive', 'budget', 'too-large'] as const;
type IncompleteKind = (typeof incompleteKinds)[number];

export interface GateOptions {
  /** Levels that decide; each includes those before it. */
  gate: Gate;
  /** Reference choices decide too. */
  strict: boolean;
  allow_incomplete: readonly IncompleteKind[];
  interrupted: boolean;
}

/** The part of it that is known before a run begins. */
export interface GateOfRun extends Omit<GateOptions, 'interrupted'> {
  /** The first failure ends the run, which is no interruption. */
  fail_fast?: boolean;
}

/** Outcome of a run, as its report holds it. */
export interface Outcome {
  verdicts: readonly Verdict[];
  /** States of its known failures, where there are any. */
  known_failures?: readonly KnownState[];
  /** Claims that the target file requires. */
  require?: { lost: readonly LostClaim[] };
  /** Part of a run. */
  shard?: Shard;
  /** Of joined parts: those that are not there. */
  missing_shards?: readonly number[];
  /** Reason why nothing could be judged: nobody answers, or a token is refused. */
  unusable?: string;
  /** Deliveries that were waited for, and what came to the receiver. */
  traffic?: { deliveries?: { awaited: number; events: number } };
}

/** @returns a number of `exitCodes` */
export function exitCodeOf(outcome: Outcome, options: GateOptions): number {
  const { verdicts, known_failures = [], require, missing_shards = [] } = outcome;
  if (outcome.unusable !== undefined) return exitCodes.unusable;
  if (options.interrupted) return exitCodes.interrupted;
  const against = verdicts.filter((verdict) => countsAgainst(verdict, options));
  // A mistake of the kit beside them takes nothing from failures that were found.
  if (against.some(({ verdict }) => verdict === 'fail' || verdict === 'unexpected-pass')) return exitCodes.fails;
  if (verdicts.some((verdict) => verdict.verdict === 'error')) return exitCodes.kit_fault;
  if (known_failures.some(isStale) || (require && require.lost.length > 0)) return exitCodes.fails;
  const is_complete =
    against.length === 0 && missing_shards.length === 0 && !judgesNothing(outcome) && !isMute(outcome);
  return is_complete ? exitCodes.conforms : exitCodes.incomplete;
}

/** True where nothing was judged that decides; a shard may have nothing to judge, where others have. */
export function judgesNothing({ verdicts, shard }: Pick<Outcome, 'verdicts' | 'shard'>): boolean {
  if (verdicts.some((verdict) => isJudged(verdict) && !verdict.not_required)) return false;
  return !(
    shard?.others_judge && verdicts.every(({ verdict, not_required }) => not_required || verdict === 'not-claimed')
  );
}

/**
 * True where deliveries were waited for, and none came to the receiver: whether the sender is dead or cannot reach it,
 * nothing about them was judged, which no gate lets pass.
 */
export function isMute({ traffic }: Pick<Outcome, 'traffic'>): boolean {
  const { awaited = 0, events = 0 } = traffic?.deliveries ?? {};
  return awaited > 0 && events === 0;
}

/** True for a verdict with which no run ends well. */
export function countsAgainst(verdict: Verdict, options: GateOptions): boolean {
  if (verdict.verdict === 'error') return true;
  if (verdict.not_required) return false;
  if (verdict.verdict === 'fail') return decides(verdict.level, options);
  return verdict.verdict === 'unexpected-pass' || isIncomplete(verdict, options);
}

/** True for an entry about known failures that does not hold any more, which counts against a run. */
export function isStale({ state }: Pick<KnownState, 'state'>): boolean {
  return state === 'stale' || state === 'expired';
}

export function decides(level: FailureLevel, { gate, strict }: Pick<GateOptions, 'gate' | 'strict'>): boolean {
  if (level === 'reference') return strict;
  return level === 'advice' || gates.indexOf(level) <= gates.indexOf(gate);
}

function isIncomplete(verdict: Verdict, options: GateOptions): boolean {
  if (verdict.verdict !== 'could-not-run' && verdict.verdict !== 'inconclusive') return false;
  // No gap that may be let pass, but a fault that would decide.
  if (verdict.seen && decides(verdict.seen.level, options)) return true;
  const allowed = options.allow_incomplete;
  if (verdict.because_of_known !== undefined || allowed.includes(verdict.verdict)) return false;
  if (allowed.includes('too-large') && verdict.too_large) return false;
  return !(allowed.includes('budget') && verdict.budget);
}
