import { exchanged } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import { privateAsUnknown } from '../../checks/catalog/private-as-unknown.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

export const mutants = mutantsOf(privateAsUnknown, {
  'draft-told-by-its-code': {
    breaks: ['catalog.private-as-unknown'],
    mistake: 'A model that is not published yet is refused like an unknown one, but for the error code.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getModelText }) => ({
        async getModelText(call) {
          const { owner, slug } = call.request.path as { owner: string; slug: string };
          const model = await parts.store.modelBySlug(owner, slug);
          if (model && model.record.status_code !== 'published')
            throw new Refused('not_found', { code: 'model_not_published' });
          return getModelText(call);
        },
      })),
  },
  forbidden: {
    breaks: ['catalog.private-not-found'],
    mistake: 'A private model is forbidden, and one that does not exist is not found.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getModelText }) => ({
        async getModelText(call) {
          const { owner, slug } = call.request.path as { owner: string; slug: string };
          const model = await parts.store.modelBySlug(owner, slug);
          if (model && !model.record.is_public) throw new Refused('missing_scope');
          return getModelText(call);
        },
      })),
  },
  'owners-see-their-own': {
    breaks: ['access.own-private-model-text'],
    mistake:
      'Whoever belongs to the organization of a model is served its text, where it is documented that nobody is.',
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
            return is_own
              ? { ...model, record: { ...model.record, is_public: true, status_code: 'published' } }
              : model;
          },
        }),
        handlers,
      };
    },
  },
  'private-served': {
    breaks: ['catalog.published-public-only', 'catalog.private-not-found'],
    mistake: 'Whether a model is published is looked at, and whether it is public is not.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async modelBySlug(owner, slug) {
          const model = await store.modelBySlug(owner, slug);
          return model && { ...model, record: { ...model.record, is_public: true } };
        },
      })),
  },
  'says-private': {
    breaks: ['catalog.private-as-unknown'],
    mistake: 'The refusal tells in its message that the model is private.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getModelText }) => ({
        async getModelText(call) {
          const { owner, slug } = call.request.path as { owner: string; slug: string };
          const model = await parts.store.modelBySlug(owner, slug);
          if (model && !model.record.is_public)
            throw new Refused('not_found', { message: `The model ${slug} is private.` });
          return getModelText(call);
        },
      })),
  },
  'unpublished-served': {
    breaks: ['catalog.published-public-only'],
    mistake: 'Whether a model is public is looked at, and whether it is published is not.',
    applyTo: (parts) =>
      withPart(parts, 'store', (store) => ({
        async modelBySlug(owner, slug) {
          const model = await store.modelBySlug(owner, slug);
          return model && { ...model, record: { ...model.record, status_code: 'published' } };
        },
      })),
  },
});
