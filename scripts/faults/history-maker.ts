/**
 * Faults in the stored history of a clean run. Two runs with seeds of their own are recorded once; threads read them, and
 * judge each fault in the first one that shows its place.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { historyFaults } from '../../conformance/faults/history/all-faults.ts';
import type { FaultFate } from '../../conformance/faults/machine-fault.ts';
import { default_seed } from '../../conformance/runner/run.ts';
import { sideBySide } from '../runs/side-by-side.ts';
import type { HistoryTask, RecordTask } from './history-tasks.ts';
import type { FaultMaker } from './maker.ts';

const tasks = new URL('./history-tasks.ts', import.meta.url);
/** Faults of one place stand side by side, and are cheaper together; small enough that no thread is idle for long. */
const faults_of_a_task = 72;
const seeds = [default_seed, default_seed + 1];

export const historyMaker: FaultMaker = {
  kind: 'history',
  progress_every: 1000,
  faults: historyFaults,
  async *tried(faults) {
    const folder = mkdtempSync(join(tmpdir(), 'faults-'));
    try {
      const wanted = seeds.map((seed): RecordTask => ({ seed, file: join(folder, `${seed}.jsonl`) }));
      for await (const _ of sideBySide<RecordTask, void>(tasks, 'recorded', wanted)) {
        // Each is a file when it is done.
      }
      const histories = wanted.map(({ file }) => file);
      const asked: HistoryTask[] = [];
      for (let from = 0; from < faults.length; from += faults_of_a_task) {
        asked.push({ histories, faults: faults.slice(from, from + faults_of_a_task) });
      }
      for await (const fates of sideBySide<HistoryTask, FaultFate[]>(tasks, 'judged', asked)) yield* fates;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
