import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const privateForbidden: Mutant = {
  id: 'catalog/private-as-unknown--forbidden',
  clauses: ['catalog.private-not-found'],
  check: 'catalog/private-as-unknown',
  mistake: 'A private model is forbidden, and one that does not exist is not found.',
  applyTo(parts) {
    const original = parts.handlers.getModelText;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async getModelText(call) {
          const { owner, slug } = call.request.path as { owner: string; slug: string };
          const model = await parts.store.modelBySlug(owner, slug);
          if (model && !model.record.is_public) throw new Refused('missing_scope');
          return original(call);
        },
      },
    };
  },
};
