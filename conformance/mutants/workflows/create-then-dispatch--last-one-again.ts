import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const lastOneAgain: Mutant = {
  id: 'workflows/create-then-dispatch--last-one-again',
  clauses: ['workflows.dispatch-path'],
  check: 'workflows/create-then-dispatch',
  mistake: 'The workflow of an organization is kept at hand after its first dispatch, under no name.',
  applyTo(parts) {
    const kept = new Map<string, string>();
    return {
      ...parts,
      runs: exchanged(parts.runs, {
        start(run) {
          const { org_id, graph_workflow_id } = run.record;
          if (graph_workflow_id === null) return parts.runs.start(run);
          const id = kept.get(org_id) ?? graph_workflow_id;
          kept.set(org_id, id);
          return parts.runs.start({ ...run, record: { ...run.record, graph_workflow_id: id } });
        },
      }),
    };
  },
};
