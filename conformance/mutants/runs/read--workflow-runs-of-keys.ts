import type { Mutant } from '../mutant.ts';
import { withId } from './changed-runs.ts';

const unknown_id = '00000000-0000-4000-8000-000000000000';

export const workflowRunsOfKeys: Mutant = {
  id: 'runs/read--workflow-runs-of-keys',
  clauses: ['runs.read-serves-both-kinds'],
  check: 'runs/read',
  mistake:
    'Runs of workflows are looked for among those that a person made in the editor, where those of an API key are not.',
  applyTo: (parts) => ({
    ...parts,
    handlers: {
      ...parts.handlers,
      async getRun(call) {
        const run = await parts.store.run(String(call.request.path.id).toLowerCase());
        const is_lost = call.caller?.kind === 'api_key' && run !== undefined && run.record.graph_workflow_id !== null;
        return parts.handlers.getRun(is_lost ? withId(call, unknown_id) : call);
      },
    },
  }),
};
