import { partsOnce } from '../../checks/runs/parts-once.ts';
import { mutantsOf } from '../mutant.ts';
import { type Run, withReadRun } from './changed-runs.ts';

/** A row for each pair of a log entry and a node run. */
function joined(run: Run): Run {
  const [logs, node_runs] = [run.logs, run.node_runs] as unknown[][];
  const times = (rows: unknown[], others: unknown[]) => rows.flatMap((row) => others.map(() => row));
  if (!logs?.length || !node_runs?.length) return run;
  return { ...run, logs: times(logs, node_runs), node_runs: times(node_runs, logs) };
}

export const mutants = mutantsOf(partsOnce, {
  'two-joins': {
    breaks: ['runs.parts-once'],
    mistake: 'Log and node runs are joined to a run in one query, which gives a row for each pair of them.',
    applyTo: (parts) => withReadRun(parts, joined),
  },
  'inputs-for-each-example': {
    breaks: ['runs.parts-once'],
    mistake: 'The inputs of a model are joined with its examples, and come once for each of these.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => {
        const { model } = run as { model?: { inputs?: unknown[] } | null };
        return model?.inputs ? { ...run, model: { ...model, inputs: [...model.inputs, ...model.inputs] } } : run;
      }),
  },
});
