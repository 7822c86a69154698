import { reachesItsEnd } from '../../checks/runs/reaches-its-end.ts';
import { mutantsOf } from '../mutant.ts';
import { isEnded, withLostRuns, withReadRun } from './changed-runs.ts';

export const mutants = mutantsOf(reachesItsEnd, {
  'away-between-nodes': {
    breaks: ['runs.poll'],
    mistake: 'Between two nodes the run of a workflow is in nobody’s hands, and a read does not find it.',
    applyTo: (parts) =>
      withLostRuns(
        parts,
        ({ record: { status_code, nodes_completed } }) => status_code !== 'running' || !nodes_completed,
      ),
  },
  'away-while-it-runs': {
    breaks: ['runs.poll'],
    mistake: 'While a worker holds the row of a run, reads do not find it.',
    applyTo: (parts) => withLostRuns(parts, ({ record }) => record.status_code !== 'running'),
  },
  'cancellation-never-arrives': {
    breaks: ['runs.advances-to-terminal'],
    mistake: 'A run that was called off waits for its worker to say so, and the worker is gone.',
    applyTo: (parts) =>
      withReadRun(parts, (run) =>
        run.status_code === 'canceled' ? { ...run, status_code: 'running', completed_at: null } : run,
      ),
  },
  'expired-after-minutes': {
    breaks: ['runs.terminal-stays'],
    mistake: 'Outputs are thrown away after five minutes, and the run is called expired from then on.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => {
        const since_ms = parts.clock.now_ms() - Date.parse(String(run.completed_at));
        return run.status_code === 'completed' && since_ms > 300_000 ? { ...run, status_code: 'expired' } : run;
      }),
  },
  'failures-queued-for-ever': {
    breaks: ['runs.advances-to-terminal'],
    mistake: 'A run that fails is put back into the queue, however often it failed before.',
    applyTo: (parts) =>
      withReadRun(parts, (run) =>
        run.status_code === 'failed' ? { ...run, status_code: 'queued', started_at: null, completed_at: null } : run,
      ),
  },
  'failures-tried-again': {
    breaks: ['runs.terminal-stays'],
    mistake: 'A run that failed is put back into the queue some seconds later.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => {
        const since_ms = parts.clock.now_ms() - Date.parse(String(run.completed_at));
        return run.status_code === 'failed' && since_ms > 5_000 ? { ...run, status_code: 'queued' } : run;
      }),
  },
  'output-written-after': {
    breaks: ['runs.terminal-stays'],
    mistake: 'A worker says that a run is done, and writes down what it made a moment later.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => {
        const since_ms = parts.clock.now_ms() - Date.parse(String(run.completed_at));
        return run.status_code === 'completed' && since_ms < 150 ? { ...run, output: null } : run;
      }),
  },
  'reason-found-out-later': {
    breaks: ['runs.terminal-stays'],
    mistake: 'The reason of a failure is read out of the log by a job that comes round each minute.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => {
        const since_ms = parts.clock.now_ms() - Date.parse(String(run.completed_at));
        return run.status_code === 'failed' && since_ms < 60_000 ? { ...run, failure_code: null } : run;
      }),
  },
  'read-once': {
    breaks: ['runs.read'],
    mistake: 'A finished run is handed out once, and moved to an archive that nothing reads.',
    applyTo(parts) {
      const read = new Set<string>();
      return withLostRuns(parts, ({ id, record }) => {
        const is_archived = read.has(id);
        if (isEnded(record)) read.add(id);
        return !is_archived;
      });
    },
  },
});
