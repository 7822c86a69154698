import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const draftToldByItsCode: Mutant = {
  id: 'catalog/private-as-unknown--draft-told-by-its-code',
  clauses: ['catalog.private-as-unknown'],
  check: 'catalog/private-as-unknown',
  mistake: 'A model that is not published yet is refused like an unknown one, but for the error code.',
  applyTo(parts) {
    const original = parts.handlers.getModelText;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async getModelText(call) {
          const { owner, slug } = call.request.path as { owner: string; slug: string };
          const model = await parts.store.modelBySlug(owner, slug);
          if (model && model.record.status_code !== 'published')
            throw new Refused('not_found', { code: 'model_not_published' });
          return original(call);
        },
      },
    };
  },
};
