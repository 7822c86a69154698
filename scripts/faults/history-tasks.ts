/** Judges faults in recorded histories, in a thread. */
import { allChecks } from '../../conformance/checks/all.ts';
import { createHistoryTrials, type HistoryTrials } from '../../conformance/faults/history/trials.ts';
import type { FaultFate, MachineFault } from '../../conformance/faults/machine-fault.ts';
import { readHistory } from '../../conformance/runner/stored-history.ts';
import { readSource } from '../../src/input/yaml-document.ts';

export interface HistoryTask {
  histories: readonly string[];
  faults: readonly MachineFault[];
}

const trials = new Map<string, HistoryTrials>();

/** In the first history that shows what the fault would change. */
export function judged({ histories, faults }: HistoryTask): FaultFate[] {
  return faults.map((fault) => {
    for (const file of histories) {
      const fate = trialsIn(file).fateOf(fault);
      if (!fate.unmet) return fate;
    }
    return { fault, killed_by: [], unmet: true };
  });
}

function trialsIn(file: string): HistoryTrials {
  let known = trials.get(file);
  if (!known) {
    known = createHistoryTrials(readHistory(readSource(file)), allChecks);
    trials.set(file, known);
  }
  return known;
}
