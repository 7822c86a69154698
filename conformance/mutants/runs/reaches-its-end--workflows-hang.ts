import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const workflowsHang: Mutant = {
  id: 'runs/reaches-its-end--workflows-hang',
  clauses: ['runs.advances-to-terminal'],
  check: 'runs/reaches-its-end',
  mistake: 'The last node of a workflow is waited for, and nobody tells of its end.',
  applyTo: (parts) => ({
    ...parts,
    store: exchanged(parts.store, {
      async finishRun(id, end) {
        const run = await parts.store.run(id);
        return run?.record.graph_workflow_id ? 'ended' : parts.store.finishRun(id, end);
      },
    }),
  }),
};
