import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ModelInput, ModelPricingRule, Run } from '../contract/types.ts';
import { basePriceOf, costOf, nothingCharged } from './pricing.ts';
import type { MeasuredMedia } from './pricing-rules.ts';
import { modelInput, rule } from './sample-catalog.support.ts';

const noon = Date.UTC(2026, 0, 5, 12);
const before = '2026-01-05T11:59:59.999Z';
const style = modelInput('style', { id: 1 });
const seconds = modelInput('seconds', { id: 2 });

function price(
  pricing: ModelPricingRule[],
  { input = {}, measured = {} }: { input?: Record<string, unknown>; measured?: MeasuredMedia } = {},
  inputs: ModelInput[] = [style, seconds],
) {
  return costOf({ model: { inputs, pricing }, input, measured, at_ms: noon });
}

const factor = (of: Partial<Omit<ModelPricingRule, 'id'>> & { id?: number }) =>
  rule({ rule_effect_code: 'multiply', price: '2', ...of });
const woodcut = { model_input_id: style.id, match_value: 'woodcut' };
const second = { pricing_model_code: 'per_second', unit_code: 'second' };

describe('a cost', () => {
  test.each<[string, string, ReturnType<typeof price>]>([
    ['without rules', '0', price([])],
    ['by the request', '0.05', price([rule()])],
    ['by the second', '0.21', price([rule(second)], { measured: { seconds: '4.2' } })],
    ['by the second, of nothing', '0', price([rule(second)])],
    [
      'in sums that binary fractions get wrong',
      '0.3',
      price([rule({ price: '0.1' }), rule({ id: 2, rule_effect_code: 'add', price: '0.2' })]),
    ],
    ['with zeros at the end of a price', '0.1', price([rule({ price: '0.1000' })])],
    ['of the first base rule', '1', price([rule({ id: 1, price: '2', sort_order: 1 }), rule({ id: 2, price: '1' })])],
    [
      'of the base rule of lower id, where the order is tied',
      '1',
      price([rule({ id: 2, price: '2' }), rule({ price: '1' })]),
    ],
    ['without a rule disabled by now', '0.05', price([rule({ price: '9', disabled_at: before }), rule({ id: 2 })])],
    ['with a rule that is disabled later', '9', price([rule({ price: '9', disabled_at: '2026-01-05T12:00:00.001Z' })])],
    ['of a value that matches', '0.1', price([rule(), factor({ id: 2, ...woodcut })], { input: { style: 'woodcut' } })],
    ['of a value that does not', '0.05', price([rule(), factor({ id: 2, ...woodcut })], { input: { style: 'ink' } })],
    ['of a value that was not given', '0.05', price([rule(), factor({ id: 2, ...woodcut })])],
    [
      'of an object that matches',
      '0.1',
      price([rule(), factor({ id: 2, ...woodcut, match_value: { a: [1, { b: null }] } })], {
        input: { style: { a: [1, { b: null }] } },
      }),
    ],
    [
      'of a rule for any value',
      '0.1',
      price([rule(), factor({ id: 2, model_input_id: style.id })], { input: { style: 0 } }),
    ],
    [
      'of a rule for any value, given null',
      '0.05',
      price([rule(), factor({ id: 2, model_input_id: style.id })], { input: { style: null } }),
    ],
    [
      'of a rule for an input that is not there',
      '0.05',
      price([rule(), factor({ id: 2, model_input_id: style.id })], { input: { style: 1 } }, []),
    ],
    [
      'of inputs named like what objects inherit',
      '0.05',
      price([rule(), factor({ id: 2, model_input_id: style.id })], {}, [modelInput('constructor')]),
    ],
    [
      'with a surcharge that no factor touches',
      '0.4',
      price([rule({ id: 3, rule_effect_code: 'add', price: '0.3' }), rule(), factor({ id: 2 })]),
    ],
    ['of factors without a base', '0', price([factor({})])],
    [
      'of seconds that an input tells',
      '0.5',
      price([rule({ ...second, measurement_source: 'input', model_input_id: seconds.id })], {
        input: { seconds: 10 },
        measured: { seconds: 4 },
      }),
    ],
    [
      'of seconds that an input should tell',
      '0',
      price([rule({ ...second, measurement_source: 'input', model_input_id: seconds.id })], {
        input: { seconds: '10' },
        measured: { seconds: 4 },
      }),
    ],
    [
      'of less than no seconds',
      '0',
      price([rule({ ...second, measurement_source: 'input', model_input_id: seconds.id })], {
        input: { seconds: -10 },
      }),
    ],
    [
      'of words of another service',
      '0.05',
      price([
        rule(),
        rule({ id: 2, rule_effect_code: 'tax' }),
        factor({ id: 3, pricing_model_code: 'per_token' }),
        factor({ id: 4, dimension_code: 'tokens' }),
      ]),
    ],
  ])('%s', (_, want, { cost, cost_breakdown }) => {
    expect(cost).toBe(want);
    expect(cost_breakdown.total).toBe(want);
  });

  test.each([
    ['0', '1'],
    ['1', '1'],
    ['1.000001', '2'],
    ['2', '2'],
    ['2.000001', '0'],
  ])('of tiers that share a bound, at %s megapixels', (megapixels, want) => {
    const tier = { dimension_code: 'megapixels' };
    const small = rule({ ...tier, max_value: '1', price: '1' });
    const large = rule({ id: 2, ...tier, min_value: '1', max_value: '2', price: '2', sort_order: 1 });
    expect(price([large, small], { measured: { megapixels } }).cost).toBe(want);
  });

  test('comes with a line for each rule', () => {
    const { cost_breakdown } = price(
      [
        rule({ ...second, description: 'Each second.' }),
        factor({ id: 2, price: '1.50', multiplier_label: 'Woodcut' }),
        rule({ id: 3, rule_effect_code: 'add' }),
      ],
      { measured: { seconds: 4 } },
    );
    expect(cost_breakdown).toEqual({
      currency: 'USD',
      lines: [
        {
          rule_id: rule().id,
          effect: 'base',
          unit: 'second',
          quantity: '4',
          price: '0.05',
          amount: '0.2',
          description: 'Each second.',
        },
        {
          rule_id: rule({ id: 2 }).id,
          effect: 'multiply',
          unit: null,
          quantity: null,
          price: '1.5',
          amount: '0.1',
          description: 'Woodcut',
        },
        {
          rule_id: rule({ id: 3 }).id,
          effect: 'add',
          unit: 'request',
          quantity: '1',
          price: '0.05',
          amount: '0.05',
          description: null,
        },
      ],
      total: '0.35',
    });
  });

  test('of nothing names the currency', () => {
    const rules = [rule({ currency_code: null }), rule({ id: 2, currency_code: 'EUR' })];
    expect(nothingCharged(rules).cost_breakdown).toEqual({ currency: 'EUR', lines: [], total: '0' });
    expect(nothingCharged([])).toEqual({ cost: '0', cost_breakdown: { currency: 'USD', lines: [], total: '0' } });
  });

  test.each([[-1], [Number.NaN], [Number.POSITIVE_INFINITY], ['-0.1']])(
    'of %s seconds is a fault of the caller',
    (seconds) => {
      expect(() => price([rule(second)], { measured: { seconds } })).toThrow(RangeError);
    },
  );

  test('that no record has room for is refused', () => {
    const huge = '9'.repeat(38);
    expect(price([rule({ price: huge })]).cost).toBe(huge);
    expect(() => price([rule({ price: huge }), factor({ id: 2 })])).toThrow(/smaller than 10 to the power of 38/);
  });
});

test("the document's examples are priced like this", () => {
  const example = (name: string): Run =>
    parse(readFileSync(new URL(`../../openapi/components/examples/${name}.yaml`, import.meta.url), 'utf8')).value;
  const image = example('TextToImageRun');
  const priced = costOf({ model: image.model!, input: image.input, measured: { images: 1 }, at_ms: noon });
  expect(priced).toMatchObject({ cost: image.cost, cost_breakdown: image.cost_breakdown! });
  const refused = example('RefusedPromptRun');
  expect(nothingCharged(refused.model!.pricing)).toEqual({
    cost: refused.cost,
    cost_breakdown: refused.cost_breakdown,
  });
  const video = example('ImageToVideoRun');
  expect(price([rule(second)], { measured: { seconds: 4 } })).toMatchObject({
    cost: video.cost,
    cost_breakdown: video.cost_breakdown!,
  });
});

test.each<[string, ModelPricingRule[], unknown]>([
  ['none', [], undefined],
  ['the first', [rule({ price: '0.10' })], { price: '0.1', currency: 'USD', unit: 'request' }],
  ['of seconds', [rule(second)], { price: '0.05', currency: 'USD', unit: 'second' }],
  [
    'one without a condition before one with',
    [rule({ max_value: '1' }), rule({ id: 2, price: '7' })],
    { price: '7', currency: 'USD', unit: 'request' },
  ],
  [
    'one in force',
    [rule({ disabled_at: before }), rule({ id: 2, price: '7', max_value: '1' })],
    { price: '7', currency: 'USD', unit: 'request' },
  ],
  ['no factor, no surcharge', [factor({}), rule({ rule_effect_code: 'add' })], undefined],
])('the base price: %s', (_, rules, want) => {
  expect(basePriceOf(rules, noon)).toEqual(want);
});
