/** Faults in the stored histories of clean runs: threads judge each in the first history that shows its place. */
import { historyFaults } from '../../conformance/faults/history/all-faults.ts';
import type { FaultFate } from '../../conformance/faults/machine-fault.ts';
import { sideBySide } from '../runs/side-by-side.ts';
import type { HistoryTask } from './history-tasks.ts';
import type { FaultMaker } from './maker.ts';

const tasks = new URL('./history-tasks.ts', import.meta.url);
/** Faults of one place stand side by side, and are cheaper together; small enough that no thread is idle for long. */
const faults_of_a_task = 72;

export const historyMaker: FaultMaker = {
  kind: 'history',
  quick: 67,
  progress_every: 1000,
  faults: historyFaults,
  async *tried(faults, clean_runs) {
    const histories = (await clean_runs.all()).map(({ history }) => history);
    const asked: HistoryTask[] = [];
    for (let from = 0; from < faults.length; from += faults_of_a_task) {
      asked.push({ histories, faults: faults.slice(from, from + faults_of_a_task) });
    }
    for await (const fates of sideBySide<HistoryTask, FaultFate[]>(tasks, 'judged', asked)) yield* fates;
  },
};
