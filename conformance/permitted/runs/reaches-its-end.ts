import { reachesItsEnd } from '../../checks/runs/reaches-its-end.ts';
import { isEnded, withReadRun } from '../../mutants/runs/changed-runs.ts';
import { permittedOf } from '../permitted.ts';

export const permitted = permittedOf(reachesItsEnd, {
  'many-steps-and-late-costs': {
    obeys: ['runs.poll', 'runs.advances-to-terminal', 'runs.terminal-stays'],
    what: 'A run goes through several words and ends in one of two that mean the same; its cost, logs and metadata are settled after that.',
    choices: {
      records: {
        status_words: {
          running: ['starting', 'running', 'retrying', 'saving'],
          completed: ['succeeded', 'done'],
          failed: ['error'],
        },
      },
    },
    applyTo(parts) {
      const reads = new Map<unknown, number>();
      return withReadRun(parts, (run) => {
        if (!isEnded(run)) return run;
        const times = (reads.get(run.id) ?? 0) + 1;
        reads.set(run.id, times);
        return times > 2
          ? { ...run, metadata: { ...(run.metadata as object), settled: true } }
          : { ...run, logs: [], metadata: null };
      });
    },
  },
});
