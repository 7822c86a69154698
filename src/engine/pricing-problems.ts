/** Mistakes in the pricing rules of a model that is added to the catalog. */
import type { Model, ModelPricingRule } from '../contract/types.ts';
import { Exact } from './amounts.ts';
import { dimensions, isKnownCode, measurement_sources, pricing_models, rule_effects } from './known-codes.ts';
import { inputOf, unitOf } from './pricing-rules.ts';

/** One thing wrong with a rule, and where: `['pricing', '0', 'price']`. */
export interface PricingProblem {
  at: readonly string[];
  message: string;
}

/**
 * Faults of the rules of a model, in their order in the record. Rules with a fault still price a run, though perhaps
 * not as meant; at worst a run costs nothing because of a typing error.
 */
export function pricingProblems(model: Pick<Model, 'inputs' | 'pricing'>): PricingProblem[] {
  const currencies = new Set(model.pricing.map(({ currency_code }) => currency_code).filter((code) => code !== null));
  return model.pricing.flatMap((rule, index) =>
    [
      ...wordProblems(rule),
      ...numberProblems(rule),
      ...inputProblems(rule, model.inputs),
      ...moneyProblems(currencies),
    ].map(([field, message]) => ({ at: ['pricing', String(index), field], message })),
  );
}

type Found = readonly [field: keyof ModelPricingRule, message: string];

function wordProblems(rule: ModelPricingRule): Found[] {
  const lists = { pricing_model_code: pricing_models, rule_effect_code: rule_effects };
  const optional = { dimension_code: dimensions, measurement_source: measurement_sources };
  const found: Found[] = [];
  for (const [field, words] of Object.entries({ ...lists, ...optional })) {
    const code = rule[field as keyof ModelPricingRule];
    if (field in optional && code === null) continue;
    if (!isKnownCode<string>(words, code)) found.push([field as Found[0], `must be one of: ${words.join(', ')}`]);
  }
  const unit = rule.rule_effect_code === 'multiply' ? null : unitOf(rule);
  if (rule.unit_code !== null && rule.unit_code !== unit) found.push(['unit_code', `must be ${unit} here, or null`]);
  return found;
}

function numberProblems({ price, min_value, max_value }: ModelPricingRule): Found[] {
  const found: Found[] = [];
  if (new Exact(price).isNegative()) found.push(['price', 'must not be negative; a factor below 1 makes a discount']);
  if (min_value !== null && max_value !== null && new Exact(min_value).gt(max_value)) {
    found.push(['max_value', 'must not be smaller than min_value']);
  }
  return found;
}

function inputProblems(rule: ModelPricingRule, inputs: Model['inputs']): Found[] {
  const input = inputOf(rule, inputs);
  if (rule.model_input_id !== null && input === undefined) return [['model_input_id', 'must be an input of the model']];
  const found: Found[] = [];
  if (input === undefined && (rule.match_value ?? null) !== null) {
    found.push(['match_value', 'needs model_input_id: the input to compare with']);
  }
  if (rule.measurement_source === 'input') {
    if (input === undefined)
      found.push(['measurement_source', 'needs model_input_id: the input that tells the quantity']);
    // Without an end, a caller could ask for a cost that no record has room for.
    else if (!hasEnd(input)) found.push(['measurement_source', `needs a range with a max on the input ${input.name}`]);
  }
  return found;
}

function hasEnd({ validator_code, validator_attrs }: Model['inputs'][number]): boolean {
  return validator_code === 'range' && typeof validator_attrs?.max === 'number';
}

function moneyProblems(currencies: ReadonlySet<string>): Found[] {
  return currencies.size > 1
    ? [['currency_code', `must be the same in all rules, not ${[...currencies].join(' and ')}`]]
    : [];
}
