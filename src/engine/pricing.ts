/**
 * Cost of a run of a model, by the pricing rules of the model.
 *
 * A rule applies when it is not disabled, when the input that `model_input_id` names has the value `match_value` (any
 * value, when that is null), and when the measured quantity lies from `min_value` to `max_value`. Of the rules that
 * apply, in their sort order:
 *
 * | step | `rule_effect_code` | which count | amount |
 * |---|---|---|---|
 * | 1 | `base` | the first | `price` × quantity |
 * | 2 | `multiply` | all | what it adds to, or takes from, the amount so far: that times (`price` − 1) |
 * | 3 | `add` | all | `price` × quantity |
 *
 * | field | words | meaning |
 * |---|---|---|
 * | `pricing_model_code` | `per_request`, `per_second` | the quantity: 1, or the seconds of generated media |
 * | `dimension_code` | `requests`, `seconds`, `images`, `megapixels` | what the range is about; null: the quantity's own |
 * | `measurement_source` | `output`, `input` | measured in the media, or told by the input; null: `output` |
 * | `unit_code` | `request`, `second` | what `price` is for; null on `multiply` |
 *
 * The words are those of `known-codes.ts`. A rule with another word in one of the first two fields or in
 * `rule_effect_code` does not apply.
 */
import type { ModelPricingRule } from '../contract/types.ts';
import { digits, Exact, plainDecimal, rounded } from './amounts.ts';
import type { RuleEffect, Unit } from './known-codes.ts';
import { applicableRules, chargedQuantity, inRuleOrder, isInForce, type PricedRun, unitOf } from './pricing-rules.ts';

/** One rule's part of a cost. Numbers are plain decimal texts. */
type CostLine = {
  rule_id: string;
  effect: RuleEffect;
  /** Unit of `price`; null for a factor. */
  unit: Unit | null;
  /** Number of units; null for a factor. */
  quantity: string | null;
  /** The price of one unit, or the factor. */
  price: string;
  /** Share of the line in the cost. Only a factor below 1 takes away. */
  amount: string;
  /** The rule in the words of the catalog. */
  description: string | null;
};

/** Origin of a cost, fit for `cost_breakdown` of a run: the amounts of the lines add up to the total. */
type CostBreakdown = { currency: string; lines: CostLine[]; total: string };

export interface Cost {
  /** A plain decimal text, equal to the total of the breakdown. */
  cost: string;
  cost_breakdown: CostBreakdown;
}

/** The currency where no rule names one. */
const default_currency = 'USD';

/**
 * The cost of a run. All arithmetic is exact; amounts are rounded once, to `amount_places`, and in such a way that they
 * still add up to the rounded cost. The order of `multiply` rules changes their lines, never the cost.
 * @throws RangeError when a measured quantity is negative or no number, or when an amount is too long for a record
 */
export function costOf(run: PricedRun): Cost {
  const rules = applicableRules(run);
  const having = (effect: RuleEffect) => rules.filter((rule) => rule.rule_effect_code === effect);
  const base = having('base').slice(0, 1);
  const steps: Step[] = [
    ...base.map((rule) => priced('base', rule, run)),
    ...(base.length > 0 ? having('multiply').map(multiplied) : []),
    ...having('add').map((rule) => priced('add', rule, run)),
  ];
  let running = new Exact(0);
  const lines = steps.map(({ line, apply }) => {
    const before = rounded(running);
    running = apply(running);
    // Differences of rounded sums, and not rounded differences: only these add up.
    return { ...line, amount: plainDecimal(rounded(running).minus(before)) };
  });
  const total = plainDecimal(rounded(running));
  return { cost: total, cost_breakdown: { currency: currencyOf(run.model.pricing), lines, total } };
}

/** The cost of a run that is not charged: one that failed or was canceled. */
export function nothingCharged(rules: readonly ModelPricingRule[]): Cost {
  return { cost: '0', cost_breakdown: { currency: currencyOf(rules), lines: [], total: '0' } };
}

export interface BasePrice {
  price: string;
  currency: string;
  unit: Unit;
}

/** The price to name first: the first `base` rule in force, one without a condition preferred. Undefined for none. */
export function basePriceOf(rules: readonly ModelPricingRule[], at_ms: number): BasePrice | undefined {
  const base = inRuleOrder(rules).filter((rule) => rule.rule_effect_code === 'base' && isInForce(rule, at_ms));
  const rule = base.find(isUnconditional) ?? base[0];
  return rule && { price: digits(new Exact(rule.price)), currency: currencyOf(rules), unit: unitOf(rule) };
}

function isUnconditional({ model_input_id, min_value, max_value }: ModelPricingRule): boolean {
  return model_input_id === null && min_value === null && max_value === null;
}

/** The currency of the rules: of the first that names one. */
export function currencyOf(rules: readonly ModelPricingRule[]): string {
  return inRuleOrder(rules).find(({ currency_code }) => currency_code !== null)?.currency_code ?? default_currency;
}

interface Step {
  line: Omit<CostLine, 'amount'>;
  apply(running: Exact): Exact;
}

function priced(effect: 'base' | 'add', rule: ModelPricingRule, run: PricedRun): Step {
  const quantity = chargedQuantity(rule, run);
  const price = new Exact(rule.price);
  return {
    line: { ...common(effect, rule), unit: unitOf(rule), quantity: plainDecimal(quantity) },
    apply: (running) => running.plus(price.times(quantity)),
  };
}

function multiplied(rule: ModelPricingRule): Step {
  return {
    line: { ...common('multiply', rule), unit: null, quantity: null },
    apply: (running) => running.times(rule.price),
  };
}

function common(
  effect: RuleEffect,
  rule: ModelPricingRule,
): Pick<CostLine, 'rule_id' | 'effect' | 'price' | 'description'> {
  const description = rule.description ?? rule.multiplier_label;
  return { rule_id: rule.id, effect, price: digits(new Exact(rule.price)), description };
}
