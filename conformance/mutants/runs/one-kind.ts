import { runsOfOneKind } from '../../checks/runs/one-kind.ts';
import { mutantsOf } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const mutants = mutantsOf(runsOfOneKind, {
  'failed-runs-name-none': {
    breaks: ['runs.one-kind'],
    mistake: 'A run that failed lets go of its model, so that it can be tried with another one.',
    applyTo: (parts) => withReadRun(parts, (run) => (run.status_code === 'failed' ? { ...run, model_id: null } : run)),
  },
  'workflows-name-a-model': {
    breaks: ['runs.one-kind'],
    mistake: 'The run of a workflow also names the model that its last node runs.',
    applyTo: (parts) =>
      withReadRun(parts, (run) =>
        run.model_id === null && run.nodes_completed === 3 ? { ...run, model_id: run.id } : run,
      ),
  },
});
