import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const reviewedFirst: Mutant = {
  id: 'workflows/create-then-dispatch--reviewed-first',
  clauses: ['workflows.create-then-dispatch'],
  check: 'workflows/create-then-dispatch',
  mistake: 'A new workflow is put before somebody who looks at it, and cannot be found until then.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async workflowBySlug(organization, slug) {
          const found = await parts.store.workflowBySlug(organization, slug);
          const age_ms = found ? parts.clock.now_ms() - Date.parse(found.record.created_at) : 0;
          return age_ms < 60_000 ? undefined : found;
        },
      }),
    };
  },
};
