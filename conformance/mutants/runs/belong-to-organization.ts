import { runsBelong } from '../../checks/runs/belong-to-organization.ts';
import { withRecord } from '../changed-replies.ts';
import { mutantsOf } from '../mutant.ts';
import { withReadRun } from './changed-runs.ts';

export const mutants = mutantsOf(runsBelong, {
  'runs-of-people-elsewhere': {
    breaks: ['runs.dispatch-then-readable'],
    mistake: 'What people run is kept by the web page, whose runs the interface does not read.',
    applyTo: (parts) =>
      withRecord(parts, 'dispatchModelRun2', (receipt, { caller }) =>
        caller?.kind === 'user' ? { ...receipt, run_id: parts.random.uuid() } : receipt,
      ),
  },
  'of-its-maker': {
    breaks: ['runs.belong-to-organization'],
    mistake: 'A run of a workflow is put down to whoever made it, as a user and not as an organization.',
    applyTo: (parts) =>
      withReadRun(parts, (run) => (run.graph_workflow_id === null ? run : { ...run, org_id: run.created_by })),
  },
  'of-the-first': {
    breaks: ['runs.belong-to-organization'],
    mistake: 'Whoever runs a model first, pays for all of its runs.',
    applyTo(parts) {
      const first = new Map<unknown, unknown>();
      return withReadRun(parts, (run) => {
        if (!first.has(run.model_id)) first.set(run.model_id, run.org_id);
        return { ...run, org_id: first.get(run.model_id) };
      });
    },
  },
});
