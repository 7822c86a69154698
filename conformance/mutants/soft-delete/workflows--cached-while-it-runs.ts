import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const cachedWhileItRuns: Mutant = {
  id: 'soft-delete/workflows--cached-while-it-runs',
  clauses: ['workflows.deleted-not-dispatched'],
  check: 'soft-delete/workflows',
  mistake: 'A workflow of which a run is under way is in a cache, where its deletion does not reach it.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async workflowBySlug(organization, slug) {
          const found = await parts.store.workflowBySlug(organization, slug);
          const unfinished = found ? await parts.store.unfinishedRuns() : [];
          const is_cached = unfinished.some(({ record }) => record.graph_workflow_id === found?.id);
          return found && is_cached ? { ...found, record: { ...found.record, deleted_at: null } } : found;
        },
      }),
    };
  },
};
