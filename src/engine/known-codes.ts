/**
 * The codes that the reference server uses in the `_code` fields of pricing rules, inputs and outputs, for which the
 * specification lists none. Other services have codes of their own, so a code outside these lists never makes a record
 * invalid; each list says what the server then does.
 */

/**
 * `pricing_model_code`: how often the price of a `base` or `add` rule is charged. The two that the specification
 * names, and no others.
 *
 * - `per_request`: once for each run
 * - `per_second`: once for each second of generated media, fractions in proportion
 */
export const pricing_models = ['per_request', 'per_second'] as const;

/**
 * `rule_effect_code`: what a rule that applies does.
 *
 * - `base`: its price, times how often it is charged. Only the first one that applies counts
 * - `multiply`: its price is a factor on the base amount. All that apply count, in no particular order
 * - `add`: its price, times how often it is charged, comes on top and is never multiplied. All that apply count
 */
export const rule_effects = ['base', 'multiply', 'add'] as const;
export type RuleEffect = (typeof rule_effects)[number];

/**
 * `dimension_code`: the quantity that `min_value` and `max_value` speak of.
 *
 * - `requests`: always 1. Null stands for it in `per_request` rules
 * - `seconds`: the length of the generated media. Null stands for it in `per_second` rules
 * - `images`: how many images were generated
 * - `megapixels`: width times height over 1,000,000, of one image or frame
 */
export const dimensions = ['requests', 'seconds', 'images', 'megapixels'] as const;
export type Dimension = (typeof dimensions)[number];

/** `unit_code`: what `price` is for. It follows from `pricing_model_code`; null on `multiply` rules. */
const units = ['request', 'second'] as const;
export type Unit = (typeof units)[number];

/**
 * `measurement_source`: where the quantity of a rule comes from.
 *
 * - `output`: from the generated media. Null stands for it
 * - `input`: it is the number given for the input that `model_input_id` names; without a number there the rule does
 *   not apply
 */
export const measurement_sources = ['output', 'input'] as const;

/**
 * `variable_type_code` of inputs and outputs. Null, and any other word, lets every value through.
 *
 * - `string`: a text
 * - `integer`: a number without fraction
 * - `number`, `boolean`: as JSON has them
 * - `image`, `video`, `audio`: the absolute http or https URL of a file; in an output, an object that has it as `url`
 * - `object`, `array`: any JSON object; any JSON array
 */
export const variable_types = [
  'string',
  'integer',
  'number',
  'boolean',
  'image',
  'video',
  'audio',
  'object',
  'array',
] as const;
export type VariableType = (typeof variable_types)[number];

/**
 * `validator_code`, with the members of `validator_attrs` that it reads. Null, and any other word, tests nothing; so
 * does a member that is missing or of the wrong type, and a validator that does not fit the value.
 *
 * - `range`: a number from `min` to `max`, both included
 * - `length`: a text of `min` to `max` characters, or a list of as many items
 * - `pattern`: a text that `pattern` describes as a whole, in the language of `simple-pattern.ts`
 * - `one_of`: one of the list `values`
 * - `url`: a text that is an absolute http or https URL
 */
export const validators = ['range', 'length', 'pattern', 'one_of', 'url'] as const;
export type Validator = (typeof validators)[number];

/**
 * `default_behavior_code`: what happens when no value is given. Null, and any other word, is `use_default`.
 *
 * - `use_default`: `default_value.value` is used, where there is one
 * - `leave_out`: the input stays out, whatever `default_value` says
 */
export const default_behaviors = ['use_default', 'leave_out'] as const;

/** True for a code of a record that is in one of the lists above. */
export function isKnownCode<Word extends string>(words: readonly Word[], code: unknown): code is Word {
  return words.includes(code as Word);
}
