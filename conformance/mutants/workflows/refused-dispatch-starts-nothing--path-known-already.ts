import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const pathKnownAlready: Mutant = {
  id: 'workflows/refused-dispatch-starts-nothing--path-known-already',
  clauses: ['workflows.deleted-not-dispatched'],
  check: 'workflows/refused-dispatch-starts-nothing',
  mistake: 'Nobody asks whether the workflow was deleted when its path is known already.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async workflowBySlug(organization, slug) {
          const found = await parts.store.workflowBySlug(organization, slug);
          return found && { ...found, record: { ...found.record, deleted_at: null } };
        },
      }),
    };
  },
};
