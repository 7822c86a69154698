import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const firstDeleteAsks: Mutant = {
  id: 'soft-delete/repeat--first-delete-asks',
  clauses: ['soft-delete.never-live-on-read'],
  check: 'soft-delete/repeat',
  mistake: 'The first delete opens a question that nobody is shown, and only the second one is taken for its answer.',
  applyTo(parts) {
    const asked = new Set<string>();
    return {
      ...parts,
      store: exchanged(parts.store, {
        async softDeleteAsset(id, deletion) {
          if (asked.has(id)) return parts.store.softDeleteAsset(id, deletion);
          asked.add(id);
          return 'deleted';
        },
      }),
    };
  },
};
