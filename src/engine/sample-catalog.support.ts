/** Pricing rules and inputs of models, made by hand and drawn, for tests. */
import * as fc from 'fast-check';
import type { ModelInput, ModelPricingRule } from '../contract/types.ts';
import { dimensions, pricing_models, rule_effects } from './known-codes.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
const at = '2025-11-03T08:00:00.000Z';

/** A rule that always applies, 0.05 USD for each request, but for what is given. `id` is a small number. */
export function rule(given: Partial<Omit<ModelPricingRule, 'id'>> & { id?: number } = {}): ModelPricingRule {
  const { id = 1, ...fields } = given;
  return {
    model_id: uuid(0),
    model_input_id: null,
    pricing_model_code: 'per_request',
    rule_effect_code: 'base',
    dimension_code: null,
    currency_code: 'USD',
    unit_code: null,
    multiplier_label: null,
    description: null,
    measurement_source: null,
    match_value: null,
    min_value: null,
    max_value: null,
    price: '0.05',
    sort_order: 0,
    disabled_at: null,
    created_at: at,
    updated_at: at,
    ...fields,
    id: uuid(id),
  };
}

/** An input of that name, of any type, not required. `id` is a small number. */
export function modelInput(name: string, given: Partial<Omit<ModelInput, 'id'>> & { id?: number } = {}): ModelInput {
  const { id = 1, ...fields } = given;
  return {
    model_id: uuid(0),
    name,
    display_name: null,
    description: null,
    variable_type_code: null,
    default_behavior_code: null,
    validator_code: null,
    validator_attrs: null,
    is_required: false,
    is_featured: false,
    default_value: null,
    sort_order: 0,
    created_at: at,
    updated_at: at,
    ...fields,
    id: uuid(id),
  };
}

/** Plain decimal texts of up to 6 places that binary fractions hold badly. */
export const amount = fc
  .tuple(fc.nat(9_999), fc.constantFrom('', '.1', '.05', '.333', '.000001', '.70'))
  .map(([whole, fraction]) => `${whole}${fraction}`);

const drawnRule = fc
  .record({
    rule_effect_code: fc.constantFrom(...rule_effects),
    pricing_model_code: fc.constantFrom(...pricing_models),
    dimension_code: fc.option(fc.constantFrom(...dimensions)),
    price: amount,
    min_value: fc.option(amount, { freq: 4 }),
    max_value: fc.option(amount, { freq: 4 }),
    sort_order: fc.nat(3),
    disabled_at: fc.option(fc.constant(at), { freq: 5 }),
  })
  .map((fields) => ({ ...fields }));

/** A model's rules; each has an id of its own. */
export const ruleSet = fc
  .array(drawnRule, { maxLength: 8 })
  .map((drawn) => drawn.map((fields, index) => rule({ ...fields, id: index + 1 })));

export const measured = fc
  .record({ seconds: amount, images: fc.nat(8), megapixels: amount }, { requiredKeys: [] })
  .map((fields) => ({ ...fields }));
