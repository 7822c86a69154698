import { expect, test } from 'vitest';
import type { ModelPricingRule } from '../contract/types.ts';
import { pricingProblems } from './pricing-problems.ts';
import { modelInput, rule } from './sample-catalog.support.ts';

const range = { validator_code: 'range', validator_attrs: { min: 1, max: 10 } };
const seconds = modelInput('seconds', { id: 1, ...range });
const endless = modelInput('strength', { id: 2, validator_code: 'range', validator_attrs: { min: 1 } });
const by_input = { pricing_model_code: 'per_second', measurement_source: 'input' };

test.each<[string, ModelPricingRule[], [place: string, message: RegExp][]]>([
  ['nothing', [], []],
  [
    'nothing in rules of all kinds',
    [
      rule({ unit_code: 'request' }),
      rule({ unit_code: 'second', ...by_input, model_input_id: seconds.id, currency_code: null }),
      rule({ rule_effect_code: 'multiply', price: '0', min_value: '1', max_value: '1', dimension_code: 'images' }),
    ],
    [],
  ],
  [
    'words',
    [
      rule({
        pricing_model_code: 'per_token',
        rule_effect_code: 'tax',
        dimension_code: 'tokens',
        measurement_source: 'guess',
      }),
    ],
    [
      ['/pricing/0/pricing_model_code', /per_request, per_second/],
      ['/pricing/0/rule_effect_code', /base, multiply, add/],
      ['/pricing/0/dimension_code', /megapixels/],
      ['/pricing/0/measurement_source', /output, input/],
    ],
  ],
  ['a unit of another price', [rule({ unit_code: 'second' })], [['/pricing/0/unit_code', /must be request here/]]],
  [
    'a unit of a factor',
    [rule({ rule_effect_code: 'multiply', unit_code: 'second' })],
    [['/pricing/0/unit_code', /null/]],
  ],
  ['a negative price', [rule(), rule({ price: '-0.5' })], [['/pricing/1/price', /negative/]]],
  [
    'an empty range',
    [rule({ min_value: '10', max_value: '9.5' })],
    [['/pricing/0/max_value', /smaller than min_value/]],
  ],
  [
    'an input that is not there',
    [rule({ model_input_id: rule({ id: 99 }).id })],
    [['/pricing/0/model_input_id', /input of the model/]],
  ],
  ['a value without an input', [rule({ match_value: 'x' })], [['/pricing/0/match_value', /needs model_input_id/]]],
  ['a quantity without an input', [rule(by_input)], [['/pricing/0/measurement_source', /needs model_input_id/]]],
  [
    'a quantity without end',
    [rule({ ...by_input, model_input_id: endless.id })],
    [['/pricing/0/measurement_source', /max on the input strength/]],
  ],
  [
    'two currencies',
    [rule(), rule({ currency_code: 'EUR' })],
    [
      ['/pricing/0/currency_code', /USD and EUR/],
      ['/pricing/1/currency_code', /USD and EUR/],
    ],
  ],
])('finds %s', (_, pricing, want) => {
  const found = pricingProblems({ inputs: [seconds, endless], pricing });
  expect(found.map(({ at }) => `/${at.join('/')}`)).toEqual(want.map(([place]) => place));
  for (const [index, [, message]] of want.entries()) expect(found[index]!.message).toMatch(message);
});
