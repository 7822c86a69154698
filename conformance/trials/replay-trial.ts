/** Whether the case that a failure names shows the failure again, run alone against the same faulty server. */
import { allChecks } from '../checks/all.ts';
import type { Mutant } from '../mutants/mutant.ts';
import type { Check } from '../suite/check.ts';
import type { Fail } from '../verdicts/verdict.ts';
import { replayEmbedded, runEmbedded } from './embedded-run.ts';
import { killerOf } from './killer.ts';

export interface ReplayTrial {
  mutant: string;
  check: string;
  /** `no-failure`: the check did not fail, so that there was nothing to replay. */
  outcome: 'again' | 'otherwise' | 'not-again' | 'no-failure';
  /** What the replay said, where it did not show the failure again. */
  said?: string;
}

export async function replayTrialOf(mutant: Mutant, seed?: number): Promise<ReplayTrial> {
  const check = killerOf(mutant);
  const about = { mutant: mutant.id, check: check.id };
  const run = { mutant: mutant.id, ...(seed !== undefined && { seed }) };
  const first = (await runEmbedded({ ...run, checks: [check] })).verdicts[0]!;
  if (first.verdict !== 'fail') return { ...about, outcome: 'no-failure' };
  const [again] = (await replayEmbedded({ ...run, checks: [check] }, storedCase(first))).verdicts;
  if (again?.verdict === 'fail') {
    return again.clause === first.clause
      ? { ...about, outcome: 'again' }
      : { ...about, outcome: 'otherwise', said: `${again.clause}, and not ${first.clause}` };
  }
  const said = `${again?.verdict} ${again && 'message' in again ? again.message : ''}`.trim();
  return { ...about, outcome: 'not-again', said: `${said}: ${JSON.stringify(first.case)}` };
}

/** As the replay line of a failure names it. */
function storedCase(failure: Fail): { check: Check; input: unknown; judge?: Check } {
  const own = { check: failure.check, case: failure.case };
  const from = failure.seen_in ?? own;
  const named = (id: string) => allChecks.find((one) => one.id === id)!;
  return { check: named(from.check), input: from.case, ...(failure.seen_in && { judge: named(failure.check) }) };
}
