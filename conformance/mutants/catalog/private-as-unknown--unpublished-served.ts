import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const unpublishedServed: Mutant = {
  id: 'catalog/private-as-unknown--unpublished-served',
  clauses: ['catalog.published-public-only'],
  check: 'catalog/private-as-unknown',
  mistake: 'Whether a model is public is looked at, and whether it is published is not.',
  applyTo(parts) {
    return {
      ...parts,
      store: exchanged(parts.store, {
        async modelBySlug(owner, slug) {
          const model = await parts.store.modelBySlug(owner, slug);
          return model && { ...model, record: { ...model.record, status_code: 'published' } };
        },
      }),
    };
  },
};
