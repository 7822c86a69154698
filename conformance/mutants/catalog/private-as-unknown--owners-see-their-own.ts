import { exchanged } from '../../../src/server/parts.ts';
import type { Mutant } from '../mutant.ts';

export const ownersSeeTheirOwn: Mutant = {
  id: 'catalog/private-as-unknown--owners-see-their-own',
  clauses: ['access.own-private-model-text'],
  check: 'catalog/private-as-unknown',
  mistake: 'Whoever belongs to the organization of a model is served its text, where it is documented that nobody is.',
  applyTo(parts) {
    let organization: string | null | undefined;
    const { authenticate, handlers, store } = parts;
    return {
      ...parts,
      async authenticate(world, operation, authorization) {
        const token = await authenticate(world, operation, authorization);
        organization = token?.organization_id;
        return token;
      },
      store: exchanged(store, {
        async modelBySlug(owner, slug) {
          const model = await store.modelBySlug(owner, slug);
          const is_own = model !== undefined && model.record.org_id === organization;
          return is_own ? { ...model, record: { ...model.record, is_public: true, status_code: 'published' } } : model;
        },
      }),
      handlers,
    };
  },
};
