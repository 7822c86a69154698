/** Tries faults in one stored history. */
import type { StoredHistory } from '../../runner/stored-history.ts';
import type { Check } from '../../suite/check.ts';
import type { FaultFate, MachineFault } from '../machine-fault.ts';
import { createChanger } from './change.ts';
import { createJudgement } from './judgement.ts';

export interface HistoryTrials {
  fateOf(fault: MachineFault): FaultFate;
}

/**
 * The suite might have gone on otherwise, had it met the fault; the rest of the history stays what it was.
 * @param history of a run without failures
 */
export function createHistoryTrials(history: StoredHistory, checks: readonly Check[]): HistoryTrials {
  const changer = createChanger(history);
  const judgement = createJudgement(history, checks);
  return {
    fateOf(fault) {
      const changed = changer.changed(fault);
      if (!changed) return { fault, killed_by: [], unmet: true };
      const { killed_by, threw } = judgement.judge(changed);
      return { fault, killed_by: killed_by === undefined ? [] : [killed_by], ...(threw.length > 0 && { threw }) };
    },
  };
}
