/** Clean runs of the suite: each seed is run once, for faults of all kinds. */
import { join } from 'node:path';
import { sideBySide } from '../runs/side-by-side.ts';
import type { RecordTask, Uses } from './clean-run-tasks.ts';

interface CleanRun {
  /** The file of its history. */
  history: string;
  uses: Uses;
}

export interface CleanRuns {
  first(): Promise<CleanRun>;
  all(): Promise<CleanRun[]>;
}

/** @param folder takes the histories */
export function createCleanRuns(folder: string, seeds: readonly number[]): CleanRuns {
  const known = new Map<number, CleanRun>();
  async function runsOf(wanted: readonly number[]): Promise<CleanRun[]> {
    const tasks = wanted
      .filter((seed) => !known.has(seed))
      .map((seed): RecordTask => ({ seed, file: join(folder, `${seed}.jsonl`) }));
    const module = new URL('./clean-run-tasks.ts', import.meta.url);
    let done = 0;
    for await (const uses of sideBySide<RecordTask, Uses>(module, 'recorded', tasks)) {
      const { seed, file } = tasks[done]!;
      known.set(seed, { history: file, uses });
      done += 1;
    }
    return wanted.map((seed) => known.get(seed)!);
  }
  return {
    all: () => runsOf(seeds),
    async first() {
      const [run] = await runsOf(seeds.slice(0, 1));
      return run!;
    },
  };
}
