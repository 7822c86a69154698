/** The models of a seed state as the store keeps them. */
import type { Model } from '../../contract/types.ts';
import type { ModelRow } from '../../store/run-rows.ts';
import type { SeedModel } from './seed-catalog.ts';
import type { SeedNames } from './seed-names.ts';

/** Time of models whose state gives none. */
const published = '2025-11-03T08:00:00.000Z';

/** @param since when the model came to be, where it does not say so itself */
export function modelRow(model: SeedModel, names: SeedNames, since: string = published): ModelRow {
  const { path, organization, behaviour } = model;
  const [owner] = path.split('/') as [string];
  return {
    id: names.model(path),
    path,
    owner: organization ?? owner,
    record: modelRecord(model, names, since),
    behaviour,
  };
}

/** The part of a path after its first segment, as a slug. */
function modelSlug(path: string): string {
  return path.split('/').slice(1).join('-').toLowerCase();
}

function modelRecord(model: SeedModel, names: SeedNames, since: string): Model {
  const { path, organization, updated_at = since, deleted_at = null } = model;
  const model_id = names.model(path);
  const id = (given: { id?: string }, kind: string, index: number) =>
    given.id ?? names.part(`model ${path}`, `${kind} ${index}`);
  const dated = { created_at: since, updated_at: since };
  const inputs = (model.inputs ?? []).map((input, index) => ({
    id: id(input, 'input', index),
    model_id,
    name: input.name,
    display_name: input.display_name ?? null,
    description: input.description ?? null,
    variable_type_code: input.variable_type_code ?? null,
    default_behavior_code: input.default_behavior_code ?? null,
    validator_code: input.validator_code ?? null,
    validator_attrs: input.validator_attrs ?? null,
    is_required: input.is_required ?? false,
    is_featured: input.is_featured ?? false,
    default_value: input.default_value ?? null,
    sort_order: index,
    ...dated,
  }));
  return {
    id: model_id,
    org_id: organization === undefined ? null : names.organization(organization),
    model_creator_id: model.model_creator_id ?? null,
    family_id: model.family_id ?? null,
    created_by: null,
    deleted_by: null,
    slug: modelSlug(path),
    ...ownFields(model),
    created_at: since,
    updated_at,
    deleted_at,
    inputs,
    outputs: (model.outputs ?? []).map((output, index) => ({
      id: id(output, 'output', index),
      model_id,
      name: output.name,
      display_name: output.display_name ?? null,
      description: output.description ?? null,
      variable_type_code: output.variable_type_code ?? null,
      validator_code: output.validator_code ?? null,
      validator_attrs: output.validator_attrs ?? null,
      sort_order: index,
      ...dated,
    })),
    examples: (model.examples ?? []).map((example, index) => ({
      id: id(example, 'example', index),
      model_id,
      title: example.title,
      description: example.description ?? null,
      start_type: example.start_type ?? null,
      thumbnail_url: example.thumbnail_url ?? null,
      category_code: example.category_code ?? null,
      input: example.input,
      output: example.output ?? null,
      timing: example.timing ?? null,
      status_code: example.status_code ?? null,
      cost: example.cost ?? null,
      duration_ms: example.duration_ms ?? null,
      total_ms: example.total_ms ?? null,
      sort_order: index,
      is_featured: example.is_featured ?? false,
      is_public: example.is_public ?? true,
      ran_at: example.ran_at ?? null,
      ...dated,
    })),
    faq_entries: (model.faq_entries ?? []).map(({ question, answer, ...entry }, index) => ({
      id: id(entry, 'question', index),
      model_id,
      question,
      answer,
      sort_order: index,
      ...dated,
    })),
    pricing: (model.pricing ?? []).map((rule, index) => ({
      id: id(rule, 'price', index),
      model_id,
      model_input_id: inputs.find(({ name }) => name === rule.input)?.id ?? null,
      pricing_model_code: rule.pricing_model_code,
      rule_effect_code: rule.rule_effect_code,
      dimension_code: rule.dimension_code ?? null,
      currency_code: rule.currency_code ?? 'USD',
      unit_code: rule.unit_code ?? null,
      multiplier_label: rule.multiplier_label ?? null,
      description: rule.description ?? null,
      measurement_source: rule.measurement_source ?? null,
      match_value: rule.match_value ?? null,
      min_value: rule.min_value ?? null,
      max_value: rule.max_value ?? null,
      price: rule.price,
      sort_order: index,
      disabled_at: rule.disabled_at ?? null,
      created_at: since,
      updated_at,
    })),
    related_links: (model.related ?? []).map((related, index) => ({
      id: names.part(`model ${path}`, `related ${index}`),
      model_id,
      related_model_id: names.model(related),
      sort_order: index,
      created_at: since,
    })),
  };
}

/** Fields that the model gives itself, in the document's order. */
function ownFields(model: SeedModel) {
  return {
    name: model.name,
    description: model.description ?? null,
    version: model.version ?? '1.0',
    icon_url: model.icon_url ?? null,
    cover_url: model.cover_url ?? null,
    category_code: model.category_code ?? null,
    status_code: model.status_code ?? 'published',
    family_variant_code: model.family_variant_code ?? null,
    param_count: model.param_count ?? null,
    architecture: model.architecture ?? null,
    license_code: model.license_code ?? null,
    max_resolution: model.max_resolution ?? null,
    paper_url: model.paper_url ?? null,
    github_url: model.github_url ?? null,
    availability_status: model.availability_status ?? 'available',
    content: model.content ?? null,
    pricing_note: model.pricing_note ?? null,
    is_public: model.is_public ?? true,
    is_open_source: model.is_open_source ?? false,
    lora_support: model.lora_support ?? false,
    fine_tuning: model.fine_tuning ?? false,
    supports_streaming: model.supports_streaming ?? false,
    is_official: model.is_official ?? false,
    seo: model.seo ?? {},
    notable_features: [...(model.notable_features ?? [])],
  };
}
