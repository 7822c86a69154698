/** A model of the catalog as a text for machines: `llms.txt`, in Markdown. */
import type { Model, ModelExample, ModelInput, ModelPricingRule } from '../../contract/types.ts';
import { digits, Exact } from '../../engine/amounts.ts';
import { basePriceOf, currencyOf } from '../../engine/pricing.ts';
import { inputOf, inRuleOrder, isInForce, unitOf } from '../../engine/pricing-rules.ts';
import { cell, code, codeCell, inline, jsonBlock, line, prose, tableOf } from './markdown.ts';

/** Facts for the text beyond the record of the model. */
export interface ModelTextContext {
  /** Text before `/v1` in the addresses; empty for paths alone. No slash at the end. */
  endpoint_base: string;
  /** The path that runs of the model are dispatched under: 2 to 5 segments, such as `lumen/sketch`. */
  model_path: string;
  /** Name of who offers the model; the first segment of the path, unless given. */
  provider?: string;
  /** The models that `related_links` may name, by id. Leave out those that readers must not learn of. */
  related?: ReadonlyMap<string, RelatedModel>;
  /** The moment of reading; prices disabled by then are left out. Milliseconds since 1970. */
  at_ms: number;
}

export interface RelatedModel {
  name: string;
  owner: string;
  slug: string;
}

/** The longest text, in characters: the document's bound. A longer one is cut, from the end. */
export const most_text_characters = 1_048_576;

/** The text; equal arguments give equal texts. Examples that are not public are left out. */
export function modelText(model: Model, context: ModelTextContext): string {
  return fitting([
    `# ${line(model.name) || line(model.slug)}`,
    ...(hasText(model.description) ? [`> ${line(model.description)}`] : []),
    ...overview(model, context),
    ...(hasText(model.content) ? [prose(model.content)] : []),
    ...inputs(model),
    ...outputs(model),
    ...pricing(model, context),
    ...examples(model),
    ...questions(model),
    ...related(model, context),
  ]);
}

function overview(model: Model, { endpoint_base, model_path, provider, at_ms }: ModelTextContext): string[] {
  const base = basePriceOf(model.pricing, at_ms);
  const note = { request: 'per request', second: 'per second of generated media' };
  const points = [
    `Endpoint: ${code(`POST ${endpoint_base}/v1/models/${model_path}/runs`)}`,
    `Model id: ${code(model.id)}`,
    `Provider: ${inline(provider ?? model_path.split('/')[0]!)}`,
    `License: ${model.license_code === null ? 'not stated' : inline(model.license_code)}`,
    `Last updated: ${model.updated_at.slice(0, 10)}`,
    `Base price: ${base ? `${base.price} ${inline(base.currency)} ${note[base.unit]}` : 'none'}`,
  ];
  return ['## Overview', points.map((point) => `- ${point}`).join('\n')];
}

function inputs(model: Model): string[] {
  if (model.inputs.length === 0) return ['## Inputs', 'A run takes no input.'];
  const rows = sorted(model.inputs).map((input) => [
    codeCell(input.name),
    cell(input.variable_type_code ?? 'any'),
    input.is_required ? 'yes' : 'no',
    defaultCell(input),
    cell(input.description ?? ''),
  ]);
  return ['## Inputs', tableOf(['name', 'type', 'required', 'default', 'description'], rows)];
}

function defaultCell({ default_behavior_code, default_value }: ModelInput): string {
  if (default_behavior_code === 'leave_out' || default_value?.value === undefined) return '';
  return codeCell(JSON.stringify(default_value.value));
}

function outputs(model: Model): string[] {
  if (model.outputs.length === 0) return [];
  const rows = sorted(model.outputs).map((output) => [
    codeCell(output.name),
    cell(output.variable_type_code ?? 'any'),
    cell(output.description ?? ''),
  ]);
  return ['## Outputs', tableOf(['name', 'type', 'description'], rows)];
}

function pricing(model: Model, { at_ms }: ModelTextContext): string[] {
  const currency = currencyOf(model.pricing);
  const rules = inRuleOrder(model.pricing).filter((rule) => isInForce(rule, at_ms));
  const rows = rules.map((rule) => {
    const is_factor = rule.rule_effect_code === 'multiply';
    const price = digits(new Exact(rule.price));
    return [
      cell(ruleName(rule, model)),
      is_factor ? '' : unitOf(rule),
      is_factor ? `× ${price}` : cell(`${price} ${currency}`),
    ];
  });
  const parts = [
    ...(hasText(model.pricing_note) ? [line(model.pricing_note)] : []),
    ...(rows.length > 0 ? [tableOf(['rule', 'unit', 'price'], rows)] : []),
  ];
  return parts.length > 0 ? ['## Pricing', ...parts] : [];
}

/** The rule in the words of the catalog; without any, in ours. */
function ruleName(rule: ModelPricingRule, model: Model): string {
  if (hasText(rule.description)) return rule.description;
  if (hasText(rule.multiplier_label)) return rule.multiplier_label;
  const effects: Readonly<Record<string, string>> = { base: 'Base price', multiply: 'Factor', add: 'Surcharge' };
  const name = effects[rule.rule_effect_code] ?? rule.rule_effect_code;
  const input = inputOf(rule, model.inputs);
  if (input === undefined) return name;
  return `${name}, ${(rule.match_value ?? null) === null ? 'with' : `${JSON.stringify(rule.match_value)} for`} ${input.name}`;
}

function examples(model: Model): string[] {
  const shown = sorted(model.examples).filter(({ is_public }) => is_public);
  if (shown.length === 0) return [];
  const parts = shown.flatMap((example, index) => [
    `### ${line(example.title ?? '') || `Example ${index + 1}`}`,
    ...exampleNote(example, currencyOf(model.pricing)),
    jsonBlock(example.input),
  ]);
  return ['## Examples', ...parts];
}

function exampleNote({ description, cost, total_ms, duration_ms }: ModelExample, currency: string): string[] {
  const took_ms = total_ms ?? duration_ms;
  const facts = [
    ...(cost === null ? [] : [`cost ${digits(new Exact(cost))} ${inline(currency)}`]),
    ...(took_ms === null ? [] : [`took ${digits(new Exact(took_ms).div(1000))} s`]),
  ];
  const said = hasText(description) ? line(description) : '';
  const sentences = [
    ...(said === '' ? [] : [/[.!?…。]$/.test(said) ? said : `${said}.`]),
    ...(facts.length > 0 ? [`It ${facts.join(' and ')}.`] : []),
  ];
  return sentences.length > 0 ? [sentences.join(' ')] : [];
}

function questions(model: Model): string[] {
  if (model.faq_entries.length === 0) return [];
  const parts = sorted(model.faq_entries).flatMap(({ question, answer }) => [
    `### ${line(question) || 'A question'}`,
    ...(hasText(answer) ? [prose(answer)] : []),
  ]);
  return ['## Questions and answers', ...parts];
}

function related(model: Model, { endpoint_base, related }: ModelTextContext): string[] {
  const known = sorted(model.related_links).flatMap(({ related_model_id }) => related?.get(related_model_id) ?? []);
  if (known.length === 0) return [];
  const links = known.map(({ name, owner, slug }) => {
    const path = ['v1', 'models', owner, slug, 'llms.txt']
      .map(encodeURIComponent)
      .join('/')
      .replace(/[()]/g, percentEncoded);
    return `- [${inline(name) || inline(slug)}](${endpoint_base}/${path})`;
  });
  return ['## Related models', links.join('\n')];
}

function percentEncoded(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16)}`;
}

function sorted<Item extends { sort_order: number }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.sort_order - b.sort_order);
}

function hasText(text: string | null): text is string {
  return text !== null && text.trim() !== '';
}

/** The parts with an empty line between any two, as many of the first as there is room for. */
function fitting(parts: readonly string[]): string {
  const note = 'The rest of this text is too long to be shown.';
  const room = most_text_characters - note.length - 4;
  let text = '';
  for (const part of parts.filter((each) => each !== '')) {
    if (text.length + part.length > room) return `${text}\n${note}\n`;
    text += text === '' ? `${part}\n` : `\n${part}\n`;
  }
  return text;
}
