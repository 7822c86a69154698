import { embedsShown } from '../../checks/runs/embeds-shown.ts';
import { mutantsOf } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const mutants = mutantsOf(embedsShown, {
  'nothing-embedded': {
    breaks: ['records.run-embeds'],
    mistake:
      'The read of a run leaves out what belongs to it unless it is asked for, other than the documentation says.',
    applyTo: (parts) =>
      withReadRun(parts, ({ logs: _logs, node_runs: _nodes, model: _model, graph_workflow: _workflow, ...run }) => run),
  },
});
