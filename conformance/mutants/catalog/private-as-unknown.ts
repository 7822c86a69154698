import type { HandlerReply, Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { ModelRow } from '../../../src/store/run-rows.ts';
import { privateAsUnknown } from '../../checks/catalog/private-as-unknown.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { mutantsOf } from '../mutant.ts';

type Model = ModelRow['record'];

/** @param refuse what the text of a model is refused with, undefined for what the handler does */
function withModelsRefused(parts: Parts, refuse: (model: Model, slug: string) => Refused | undefined): Parts {
  return withHandlers(parts, ({ getModelText }) => ({
    async getModelText(call) {
      const { owner, slug } = call.request.path as { owner: string; slug: string };
      const model = await parts.store.modelBySlug(owner, slug);
      const refused = model && refuse(model.record, slug);
      if (refused) throw refused;
      return getModelText(call);
    },
  }));
}

/** @param change what the store finds a model to be */
function withModels(parts: Parts, change: (model: Model) => Model): Parts {
  return withPart(parts, 'store', (store) => ({
    async modelBySlug(owner, slug) {
      const model = await store.modelBySlug(owner, slug);
      return model && { ...model, record: change(model.record) };
    },
  }));
}

export const mutants = mutantsOf(privateAsUnknown, {
  'found-in-capitals': {
    breaks: ['catalog.published-public-only'],
    mistake: 'Who may read a text is looked up by the name as it was sent, and the text by the name in small letters.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getModelText }) => ({
        async getModelText(call) {
          const { owner, slug } = call.request.path as { owner: string; slug: string };
          const model = await parts.store.modelBySlug(owner, slug.toLowerCase());
          if (model === undefined || slug === slug.toLowerCase()) return getModelText(call);
          return { kind: 'text', success: 'read', text: `# ${model.record.name}`, media_type: 'text/markdown' };
        },
      })),
  },
  'unpublished-found-in-capitals': {
    breaks: ['catalog.published-public-only'],
    mistake: 'Drafts are kept out by the name as it was sent, and the text is looked up by the name in small letters.',
    applyTo: (parts) =>
      withHandlers(parts, ({ getModelText }) => ({
        async getModelText(call) {
          const { owner, slug } = call.request.path as { owner: string; slug: string };
          const model = await parts.store.modelBySlug(owner, slug.toLowerCase());
          const is_draft = model !== undefined && model.record.status_code !== 'published';
          if (!is_draft || slug === slug.toLowerCase()) return getModelText(call);
          return { kind: 'text', success: 'read', text: `# ${model.record.name}`, media_type: 'text/markdown' };
        },
      })),
  },
  'one-text-for-each-owner': {
    breaks: ['catalog.published-public-only'],
    mistake: 'Texts are kept for a while under the name of the owner, whichever model was asked for.',
    applyTo(parts) {
      const kept = new Map<unknown, HandlerReply>();
      return withHandlers(parts, ({ getModelText }) => ({
        async getModelText(call) {
          const { owner } = call.request.path;
          const reply = kept.get(owner) ?? (await getModelText(call));
          kept.set(owner, reply);
          return reply;
        },
      }));
    },
  },
  'draft-told-by-its-code': {
    breaks: ['catalog.private-as-unknown'],
    mistake: 'A model that is not published yet is refused like an unknown one, but for the error code.',
    applyTo: (parts) =>
      withModelsRefused(parts, ({ status_code }) =>
        status_code !== 'published' ? new Refused('not_found', { code: 'model_not_published' }) : undefined,
      ),
  },
  forbidden: {
    breaks: ['catalog.private-not-found'],
    mistake: 'A private model is forbidden, and one that does not exist is not found.',
    applyTo: (parts) =>
      withModelsRefused(parts, ({ is_public }) => (is_public ? undefined : new Refused('missing_scope'))),
  },
  'owners-see-their-own': {
    breaks: ['access.own-private-model-text'],
    mistake:
      'Whoever belongs to the organization of a model is served its text, where it is documented that nobody is.',
    applyTo(parts) {
      let organization: string | null | undefined;
      const told: Parts = {
        ...parts,
        async authenticate(world, operation, authorization) {
          const token = await parts.authenticate(world, operation, authorization);
          organization = token?.organization_id;
          return token;
        },
      };
      return withModels(told, (model) =>
        model.org_id === organization ? { ...model, is_public: true, status_code: 'published' } : model,
      );
    },
  },
  'private-served': {
    breaks: ['catalog.published-public-only', 'catalog.private-not-found'],
    mistake: 'Whether a model is published is looked at, and whether it is public is not.',
    applyTo: (parts) => withModels(parts, (model) => ({ ...model, is_public: true })),
  },
  'says-private': {
    breaks: ['catalog.private-as-unknown'],
    mistake: 'The refusal tells in its message that the model is private.',
    applyTo: (parts) =>
      withModelsRefused(parts, ({ is_public }, slug) =>
        !is_public ? new Refused('not_found', { message: `The model ${slug} is private.` }) : undefined,
      ),
  },
  'unpublished-served': {
    breaks: ['catalog.published-public-only'],
    mistake: 'Whether a model is public is looked at, and whether it is published is not.',
    applyTo: (parts) => withModels(parts, (model) => ({ ...model, status_code: 'published' })),
  },
});
