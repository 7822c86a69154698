import type { ModelRow } from '../../store/run-rows.ts';
import type { Store } from '../../store/store.ts';
import { isOpenModel, mayRunModel } from '../access/model-sight.ts';
import type { Handler } from '../parts.ts';
import { modelText, type RelatedModel } from '../records/catalog-text.ts';
import { Refused } from '../refused.ts';

/**
 * Nobody learns of a model that is private or not published: not from here, and not as a relative of another one. Where
 * the choices let an organization read of its own models, there is a caller here.
 */
export const getModelText: Handler = async (call) => {
  const { store, clock } = call.world.parts;
  const { owner, slug } = call.request.path as { owner: string; slug: string };
  const model = await store.modelBySlug(owner, slug);
  const isVisible = (one: ModelRow) => (call.caller ? mayRunModel(one, call.caller.organization_id) : isOpenModel(one));
  if (!model || !isVisible(model)) throw new Refused('not_found');
  const text = modelText(model.record, {
    endpoint_base: '',
    model_path: model.path,
    provider: owner,
    related: await relatedTo(model, store, isVisible),
    at_ms: clock.now_ms(),
  });
  return { kind: 'text', success: 'read', text, media_type: 'text/markdown' };
};

async function relatedTo(
  { record }: ModelRow,
  store: Store,
  isVisible: (model: ModelRow) => boolean,
): Promise<Map<string, RelatedModel>> {
  const related = new Map<string, RelatedModel>();
  for (const { related_model_id } of record.related_links) {
    const model = await store.model(related_model_id);
    if (!model || !isVisible(model)) continue;
    related.set(model.id, { name: model.record.name, owner: model.owner, slug: model.record.slug });
  }
  return related;
}
