import type { ProblemReply } from '../../../src/choices/canonical.ts';
import type { HandlerReply, Parts } from '../../../src/server/parts.ts';
import { Refused } from '../../../src/server/refused.ts';
import type { ModelRow } from '../../../src/store/run-rows.ts';
import { privateAsUnknown } from '../../checks/catalog/private-as-unknown.ts';
import { withHandlers, withPart } from '../changed-parts.ts';
import { withProblem } from '../changed-wire.ts';
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

/** As an unknown name is refused, by somebody who has the model in hand. */
class RefusedAtSight extends Refused {
  readonly model: Model;
  constructor(model: Model) {
    super('not_found');
    this.model = model;
  }
  override get reply(): ProblemReply & { model: Model } {
    return { ...super.reply, model: this.model };
  }
}

/** @param headersOf what is put beside the refusal of a private model alone */
function withHeadersAtSight(parts: Parts, headersOf: (model: Model) => Record<string, string>): Parts {
  const seen = withModelsRefused(parts, (model) => (model.is_public ? undefined : new RefusedAtSight(model)));
  return withProblem(seen, 'getModelText', (wire, reply) =>
    'model' in reply ? { ...wire, headers: { ...wire.headers, ...headersOf(reply.model as Model) } } : wire,
  );
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
  'asks-who-is-nobody': {
    breaks: ['catalog.private-as-unknown'],
    mistake:
      'The caller is looked up once the model is found to be private, and a token that nobody has is refused as one.',
    applyTo(parts) {
      let is_wrong = false;
      const told: Parts = {
        ...parts,
        async authenticate(world, operation, authorization) {
          const token = await parts.authenticate(world, operation, authorization);
          is_wrong = authorization !== undefined && token === undefined;
          return token;
        },
      };
      return withModelsRefused(told, ({ is_public }) =>
        !is_public && is_wrong ? new Refused('unauthenticated') : undefined,
      );
    },
  },
  'tagged-as-found': {
    breaks: ['catalog.private-as-unknown'],
    mistake: 'A tag for caches is made of the model that was found, before anybody asks whether it may be shown.',
    applyTo: (parts) => withHeadersAtSight(parts, ({ version }) => ({ etag: `W/"${version}"` })),
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
    mistake: 'Published models are shown, the private ones among them.',
    applyTo: (parts) => withModels(parts, (model) => ({ ...model, is_public: true })),
  },
});
