/**
 * Trial of a replay: the case that a failure names shows the failure again, run alone against the same faulty server; a
 * server that remembers earlier requests needs the other cases of the check too.
 */
import { allChecks } from '../checks/all.ts';
import type { Mutant } from '../mutants/mutant.ts';
import type { Check } from '../suite/check.ts';
import type { Fail, Verdict } from '../verdicts/verdict.ts';
import { replayEmbedded, runEmbedded } from './embedded-run.ts';
import { killerOf } from './killer.ts';

export interface ReplayTrial {
  mutant: string;
  check: string;
  /**
   * `with-its-check`: the case alone did not show it, all cases of the check with the same seed did. `no-failure`: the
   * check did not fail, so that there was nothing to replay.
   */
  outcome: 'again' | 'with-its-check' | 'not-again' | 'no-failure';
  /** Outcome of the case alone, where it did not show the failure again. */
  said?: string;
}

export async function replayTrialOf(mutant: Mutant, seed?: number): Promise<ReplayTrial> {
  const check = killerOf(mutant);
  const about = { mutant: mutant.id, check: check.id };
  const run = { mutant: mutant.id, ...(seed !== undefined && { seed }) };
  const first = (await runEmbedded({ ...run, checks: [check] })).verdicts[0]!;
  if (first.verdict !== 'fail') return { ...about, outcome: 'no-failure' };
  const [again] = (await replayEmbedded({ ...run, checks: [check] }, storedCase(first))).verdicts;
  if (showsAgain(again, first)) return { ...about, outcome: 'again' };
  const said = `${toldBy(again)}: ${JSON.stringify(first.case)}`;
  const [whole] = (await runEmbedded({ ...run, checks: [check], shrink: false })).verdicts;
  return { ...about, outcome: showsAgain(whole, first) ? 'with-its-check' : 'not-again', said };
}

function showsAgain(verdict: Verdict | undefined, first: Fail): boolean {
  return verdict?.verdict === 'fail' && verdict.clause === first.clause;
}

function toldBy(verdict: Verdict | undefined): string {
  if (verdict?.verdict === 'fail') return `fail for ${verdict.clause}`;
  return `${verdict?.verdict} ${verdict && 'message' in verdict ? verdict.message : ''}`.trim();
}

/** As the replay line of a failure names it. */
function storedCase(failure: Fail): { check: Check; input: unknown; judge?: Check } {
  const own = { check: failure.check, case: failure.case };
  const from = failure.seen_in ?? own;
  const named = (id: string) => allChecks.find((one) => one.id === id)!;
  return { check: named(from.check), input: from.case, ...(failure.seen_in && { judge: named(failure.check) }) };
}
