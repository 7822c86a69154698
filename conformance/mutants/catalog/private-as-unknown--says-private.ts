import { Refused } from '../../../src/server/refused.ts';
import type { Mutant } from '../mutant.ts';

export const saysPrivate: Mutant = {
  id: 'catalog/private-as-unknown--says-private',
  clauses: ['catalog.private-as-unknown'],
  check: 'catalog/private-as-unknown',
  mistake: 'The refusal tells in its message that the model is private.',
  applyTo(parts) {
    const original = parts.handlers.getModelText;
    return {
      ...parts,
      handlers: {
        ...parts.handlers,
        async getModelText(call) {
          const { owner, slug } = call.request.path as { owner: string; slug: string };
          const model = await parts.store.modelBySlug(owner, slug);
          if (model && !model.record.is_public)
            throw new Refused('not_found', { message: `The model ${slug} is private.` });
          return original(call);
        },
      },
    };
  },
};
