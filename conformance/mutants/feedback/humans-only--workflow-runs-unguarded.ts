import type { Mutant } from '../mutant.ts';
import { as, withRater } from '../other-ratings.ts';

export const workflowRunsUnguarded: Mutant = {
  id: 'feedback/humans-only--workflow-runs-unguarded',
  clauses: ['feedback.humans-only'],
  check: 'feedback/humans-only',
  mistake: 'Runs of workflows came later, and their ratings have no guard.',
  applyTo: (parts) =>
    withRater(parts, async (call, rate) => {
      const run = await parts.store.run(call.request.path.run_id!);
      return rate(run?.record.graph_workflow_id ? as(call, { kind: 'user' }) : call);
    }),
};
