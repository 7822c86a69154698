import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const workflowKeepsItsUrl: Mutant = {
  id: 'events/callback-only-with-url--workflow-keeps-its-url',
  clauses: ['callbacks.none-without-url'],
  check: 'events/callback-only-with-url',
  mistake: 'A dispatch fills in what it was not given from the run of the same workflow before, the callback_url too.',
  applyTo(parts) {
    const { deliveries, runs } = parts;
    const last = new Map<string, string>();
    return {
      ...parts,
      runs: exchanged(runs, {
        start(world, run) {
          const { graph_workflow_id, callback_url } = run.record;
          if (graph_workflow_id !== null && callback_url !== null) last.set(graph_workflow_id, callback_url);
          return runs.start(world, run);
        },
      }),
      deliveries: exchanged(deliveries, {
        deliveriesOf: (world, run) =>
          deliveries.deliveriesOf(world, {
            ...run,
            callback_url: run.callback_url ?? last.get(run.graph_workflow_id ?? '') ?? null,
          }),
      }),
    };
  },
};
