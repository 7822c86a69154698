import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const privateServed: Mutant = {
  id: 'catalog/private-as-unknown--private-served',
  clauses: ['catalog.published-public-only', 'catalog.private-not-found'],
  check: 'catalog/private-as-unknown',
  mistake: 'Whether a model is published is looked at, and whether it is public is not.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async modelBySlug(owner, slug) {
          const model = await parts.store.modelBySlug(owner, slug);
          return model && { ...model, record: { ...model.record, is_public: true } };
        },
      }),
    };
  },
};
