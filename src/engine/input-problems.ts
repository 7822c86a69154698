/** Mistakes in the inputs of a model that is added to the catalog. */

import { default_behaviors, isKnownCode, type Validator, validators, variable_types } from './known-codes.ts';
import { defaultOf, type InputRule } from './run-input.ts';
import { patternTest } from './simple-pattern.ts';
import { faultOf } from './value-faults.ts';

/** One thing wrong with an input, and where: `['inputs', '0', 'validator_code']`. */
export interface InputProblem {
  at: readonly string[];
  message: string;
}

/** Faults of the inputs, in their order. A run takes no notice: it leaves out the tests that make no sense. */
export function inputProblems(rules: readonly InputRule[]): InputProblem[] {
  return rules.flatMap((rule, index) =>
    [
      ...nameProblems(rule, rules.slice(0, index)),
      ...wordProblems(rule),
      ...attrsProblems(rule),
      ...defaultProblems(rule),
    ].map(([field, message]) => ({ at: ['inputs', String(index), field], message })),
  );
}

type Found = readonly [field: keyof InputRule, message: string];

function nameProblems({ name }: InputRule, before: readonly InputRule[]): Found[] {
  if (name === 'callback_url') return [['name', 'must not be callback_url, which every dispatch has']];
  return before.some((other) => other.name === name) ? [['name', 'must not be that of another input']] : [];
}

function wordProblems(rule: InputRule): Found[] {
  const lists = {
    variable_type_code: variable_types,
    validator_code: validators,
    default_behavior_code: default_behaviors,
  } as const;
  return Object.entries(lists).flatMap(([field, words]): Found[] => {
    const code = rule[field as keyof typeof lists];
    return code === null || isKnownCode<string>(words, code)
      ? []
      : [[field as keyof typeof lists, `must be null or one of: ${words.join(', ')}`]];
  });
}

/** Needs of each validator: any one of these members, of this kind. */
const needs: Readonly<Record<Validator, readonly [is: (attrs: Record<string, unknown>) => boolean, what: string]>> = {
  range: [hasBounds, 'min or max, a number'],
  length: [hasBounds, 'min or max, a number'],
  pattern: [({ pattern }) => typeof pattern === 'string' && patternTest(pattern) !== undefined, 'a simple pattern'],
  one_of: [({ values }) => Array.isArray(values) && values.length > 0, 'values, a list'],
  url: [() => true, 'nothing'],
};

function attrsProblems({ validator_code, validator_attrs }: InputRule): Found[] {
  if (!isKnownCode(validators, validator_code)) return [];
  const [is, what] = needs[validator_code];
  return is(validator_attrs ?? {}) ? [] : [['validator_attrs', `must hold ${what}`]];
}

function hasBounds({ min, max }: Record<string, unknown>): boolean {
  const bounds = [min, max].filter((bound) => bound !== undefined);
  return bounds.length > 0 && bounds.every((bound) => typeof bound === 'number');
}

function defaultProblems(rule: InputRule): Found[] {
  const value = defaultOf(rule);
  const fault = value === undefined ? undefined : faultOf(rule, value);
  return fault ? [['default_value', `must pass the test itself: ${fault.message}`]] : [];
}
