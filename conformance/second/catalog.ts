/** The catalog: records of models, and the text that machines read. */
import { createHash } from 'node:crypto';
import { type Answer, Refusal } from './answers.ts';
import type { Call } from './calls.ts';
import { type Body, decimal, record, time } from './spelling.ts';
import type { Caller, Model } from './state.ts';

const made_at = time(Date.parse('2025-02-01'));

/** A UUID that is always the same for the same words. */
export function uuidOf(...words: readonly string[]): string {
  const digits = createHash('sha256').update(words.join('/')).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

export function modelView(model: Model): Body {
  const { id, org, path, is_public } = model;
  const part = (name: string, fields: Body) => [
    record({ id: uuidOf(id, name), model_id: id, created_at: made_at, updated_at: made_at, sort_order: 1, ...fields }),
  ];
  return record({
    id,
    org_id: org.id,
    slug: path.split('/')[1],
    name: path,
    description: `Makes pictures with ${path}.`,
    version: '3',
    status_code: model.is_published ? 'published' : 'draft',
    license_code: 'open',
    content: '',
    is_public,
    is_open_source: true,
    is_official: false,
    lora_support: false,
    fine_tuning: false,
    supports_streaming: false,
    seo: {},
    notable_features: ['quick'],
    created_at: made_at,
    updated_at: made_at,
    inputs: part('input', { name: 'prompt', variable_type_code: 'text', is_required: false, is_featured: true }),
    outputs: part('output', { name: 'urls', variable_type_code: 'list' }),
    examples: part('example', {
      title: 'A tree',
      input: {},
      output: {},
      status_code: 200,
      cost: decimal(0.25),
      is_public,
    }),
    faq_entries: part('faq', { question: 'How long does it take?', answer: 'A second.' }),
    pricing: part('pricing', {
      price: decimal(0.25),
      unit_code: 'request',
      currency_code: 'usd',
      min_value: decimal(0),
    }),
    related_links: part('link', { related_model_id: uuidOf(id, 'related') }),
  });
}

/** The owner of a private model may read its text; for all others it is as unknown as a name that nobody uses. */
export function getModelText({ state, path, caller }: Omit<Call, 'caller'> & { caller?: Caller }): Answer {
  const model = state.models.find((each) => each.path === `${path.owner}/${path.slug}`);
  const may_read = model?.is_public || caller?.org === model?.org || state.faults.has('private texts are readable');
  if (!model?.is_published || !may_read) throw new Refusal('not_found', 'there is no such text');
  return { status: 200, type: 'text/markdown; charset=utf-8', body: textOf(model, state.base_url) };
}

function textOf({ id, path }: Model, base_url: string): string {
  return [
    `# ${path}`,
    '',
    `- Endpoint: ${base_url}/v1/models/${path}/runs`,
    `- Model id: ${id}`,
    `- Provider: ${path.split('/')[0]}`,
    '- License: open',
    '- Last updated: 2025-02-01',
    '- Base price: 0.25 USD per request',
    '',
  ].join('\n');
}
