/** What threads do for faults in histories: record a run, and judge faults in what was recorded. */
import { writeFileSync } from 'node:fs';
import { allChecks } from '../../conformance/checks/all.ts';
import { createHistoryTrials, type HistoryTrials } from '../../conformance/faults/history/trials.ts';
import type { FaultFate, MachineFault } from '../../conformance/faults/machine-fault.ts';
import { createHistoryWriter } from '../../conformance/runner/compact-history.ts';
import { readHistory } from '../../conformance/runner/stored-history.ts';
import type { HistoryRecord } from '../../conformance/suite/records.ts';
import { runEmbedded } from '../../conformance/trials/embedded-run.ts';
import { readSource } from '../../src/input/yaml-document.ts';

export interface RecordTask {
  seed: number;
  file: string;
}

export interface HistoryTask {
  histories: readonly string[];
  faults: readonly MachineFault[];
}

export async function recorded({ seed, file }: RecordTask): Promise<void> {
  const lines: string[] = [];
  const linesOf = createHistoryWriter();
  const record = (one: HistoryRecord) => void lines.push(linesOf(one));
  const { verdicts } = await runEmbedded({ checks: allChecks, seed, shrink: false, record });
  const gap = verdicts.find(({ verdict }) => !['pass', 'observed', 'not-claimed'].includes(verdict));
  // A check that judged nothing would notice no fault.
  if (gap) throw new Error(`seed ${seed}: ${gap.check} is ${gap.verdict} on the reference server`);
  writeFileSync(file, lines.join(''));
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
