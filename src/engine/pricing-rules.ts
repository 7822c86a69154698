/** Pricing rules that apply to a run, and the quantity of each. */
import type { Model, ModelPricingRule } from '../contract/types.ts';
import { Exact, rounded } from './amounts.ts';
import { equalJson } from './equal-json.ts';
import { type Dimension, dimensions, isKnownCode, pricing_models, type Unit } from './known-codes.ts';

/** Media that a run generated, by dimension; dimensions left out count as 0. Numbers are taken as they print. */
export type MeasuredMedia = Partial<Record<Exclude<Dimension, 'requests'>, number | string>>;

/** The facts of a run that prices depend on. */
export interface PricedRun {
  model: Pick<Model, 'inputs' | 'pricing'>;
  /** The values of the inputs by name, defaults included. */
  input: Readonly<Record<string, unknown>>;
  measured: MeasuredMedia;
  /** The moment at which the run is priced: rules disabled by then do not apply. Milliseconds since 1970. */
  at_ms: number;
}

/** The rules in the order in which they are looked at: by `sort_order`, then by id. */
export function inRuleOrder(rules: readonly ModelPricingRule[]): ModelPricingRule[] {
  return rules.toSorted((a, b) => a.sort_order - b.sort_order || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}

/** True for a rule not yet disabled at that moment. */
export function isInForce(rule: ModelPricingRule, at_ms: number): boolean {
  return rule.disabled_at === null || Date.parse(rule.disabled_at) > at_ms;
}

export function applicableRules(run: PricedRun): ModelPricingRule[] {
  return inRuleOrder(run.model.pricing).filter(
    (rule) =>
      isKnownCode(pricing_models, rule.pricing_model_code) &&
      isInForce(rule, run.at_ms) &&
      matchesInput(rule, run) &&
      isInRange(rule, run),
  );
}

/**
 * Times that the rule's price is charged: once, or for each second. The seconds are those that the rule measures, when
 * it measures seconds; else those generated. Never negative.
 */
export function chargedQuantity(rule: ModelPricingRule, run: PricedRun): Exact {
  if (rule.pricing_model_code === 'per_request') return new Exact(1);
  const seconds = dimensionOf(rule) === 'seconds' ? measuredQuantity(rule, run) : generated('seconds', run.measured);
  return rounded(Exact.max(0, seconds ?? 0));
}

export function unitOf(rule: ModelPricingRule): Unit {
  return rule.pricing_model_code === 'per_second' ? 'second' : 'request';
}

/** The input that the rule looks at, by name. Undefined when it looks at none, or the model has no such input. */
export function inputOf(rule: ModelPricingRule, inputs: Model['inputs']): Model['inputs'][number] | undefined {
  return rule.model_input_id === null ? undefined : inputs.find(({ id }) => id === rule.model_input_id);
}

/** A rule with an input applies when the input has the value to match; when that is null, when it has any value. */
function matchesInput(rule: ModelPricingRule, run: PricedRun): boolean {
  if (rule.model_input_id === null) return true;
  const given = givenTo(rule, run);
  if (given === undefined || given === null) return false;
  const wanted = rule.match_value ?? null;
  return wanted === null || equalJson(given, wanted);
}

/** Both bounds are included: where two rules share one, the order decides. A missing measure lies in no range. */
function isInRange(rule: ModelPricingRule, run: PricedRun): boolean {
  const quantity = measuredQuantity(rule, run);
  if (quantity === undefined) return false;
  const is_above = rule.min_value === null || quantity.gte(rule.min_value);
  return is_above && (rule.max_value === null || quantity.lte(rule.max_value));
}

/** Undefined where the rule measures an input that has no number, or in a dimension that is not known. */
function measuredQuantity(rule: ModelPricingRule, run: PricedRun): Exact | undefined {
  if (rule.measurement_source === 'input') {
    const given = givenTo(rule, run);
    return typeof given === 'number' ? new Exact(given) : undefined;
  }
  const dimension = dimensionOf(rule);
  return dimension === undefined ? undefined : generated(dimension, run.measured);
}

function dimensionOf(rule: ModelPricingRule): Dimension | undefined {
  if (rule.dimension_code !== null)
    return isKnownCode(dimensions, rule.dimension_code) ? rule.dimension_code : undefined;
  return rule.pricing_model_code === 'per_second' ? 'seconds' : 'requests';
}

function generated(dimension: Dimension, measured: MeasuredMedia): Exact {
  const quantity = new Exact(dimension === 'requests' ? 1 : (measured[dimension] ?? 0));
  if (!quantity.isFinite() || quantity.isNegative()) throw new RangeError(`${dimension} cannot be ${quantity}`);
  return quantity;
}

function givenTo(rule: ModelPricingRule, run: PricedRun): unknown {
  const name = inputOf(rule, run.model.inputs)?.name;
  return name !== undefined && Object.hasOwn(run.input, name) ? run.input[name] : undefined;
}
