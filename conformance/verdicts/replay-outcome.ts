/** Outcome of running a stored failure again. */
import type { Exchange } from '../suite/exchange.ts';
import { exitCodes } from './exit-code.ts';
import { failsAlike } from './fails-alike.ts';
import { whyNotMadeAgain } from './made-again.ts';
import type { Fail, KnownFailed, Verdict } from './verdict.ts';

/**
 * `reproduced`: it fails as it did; `changed`: it fails by another clause or mismatch; `fixed`: the comparison that
 * failed was made again, and held; `not-tried`: it could not be made, which says nothing of the failure; `error`: a fault
 * of the kit.
 */
export type ReplayWord = 'reproduced' | 'changed' | 'fixed' | 'not-tried' | 'error';

export interface ReplayOutcome {
  word: ReplayWord;
  /** One line for people. */
  line: string;
}

/** @param now what its case showed when it was run again; @param replayed the exchanges of that */
export function replayOutcome(failure: Fail | KnownFailed, now: Verdict, replayed: readonly Exchange[]): ReplayOutcome {
  const { check } = failure;
  const told = 'message' in now ? now.message : '';
  if ('mismatch' in now) {
    const alike = failsAlike(failure, now);
    return alike
      ? { word: 'reproduced', line: `reproduced: ${check} fails as it did (${broken(now)})` }
      : { word: 'changed', line: `changed: ${check} fails otherwise, ${broken(now)}; it was ${broken(failure)}` };
  }
  switch (now.verdict) {
    case 'error':
      return { word: 'error', line: `error: ${check}: ${told}` };
    case 'not-claimed':
    case 'could-not-run':
    case 'inconclusive':
      return { word: 'not-tried', line: `could not be tried: ${check} is ${now.verdict}: ${told}` };
  }
  const why = now.comparisons === 0 ? 'nothing was compared' : whyNotMadeAgain(failure, replayed);
  if (why !== undefined) return { word: 'not-tried', line: `not made again: what failed in ${check}: ${why}` };
  return { word: 'fixed', line: `fixed: ${check} does not fail any more` };
}

/** Of several: a fault of the kit first, then any failure, then what could not be tried. */
export function replayExitCode(words: readonly ReplayWord[]): number {
  const has = (...some: ReplayWord[]) => words.some((word) => some.includes(word));
  if (has('error')) return exitCodes.kit_fault;
  if (has('reproduced', 'changed')) return exitCodes.fails;
  return has('not-tried') ? exitCodes.incomplete : exitCodes.conforms;
}

function broken({ clause, mismatch }: Pick<Fail, 'clause' | 'mismatch'>): string {
  return `${clause}: ${mismatch}`;
}
