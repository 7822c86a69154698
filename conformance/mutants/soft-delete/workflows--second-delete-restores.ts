import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const switchedBackOn: Mutant = {
  id: 'soft-delete/workflows--second-delete-restores',
  clauses: ['workflows.deleted-not-dispatched'],
  check: 'soft-delete/workflows',
  mistake: 'The delete is a switch: whoever presses it twice has the workflow back.',
  applyTo(parts) {
    const deletions = new Map<string, number>();
    return {
      ...parts,
      store: exchanged(parts.store, {
        softDeleteWorkflow(id, deletion) {
          deletions.set(id, (deletions.get(id) ?? 0) + 1);
          return parts.store.softDeleteWorkflow(id, deletion);
        },
        async workflowBySlug(organization, slug) {
          const found = await parts.store.workflowBySlug(organization, slug);
          if (!found || deletions.get(found.id) !== 2) return found;
          return { ...found, record: { ...found.record, deleted_at: null } };
        },
      }),
    };
  },
};
