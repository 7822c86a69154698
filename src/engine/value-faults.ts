/** Tests of one value by the words of `variable_type_code` and `validator_code`. */
import { isObject } from '../json/is-object.ts';
import { equalJson } from './equal-json.ts';
import { isKnownCode, type Validator, type VariableType, validators, variable_types } from './known-codes.ts';
import { patternTest } from './simple-pattern.ts';

/** The fault of a value: a word for the kind, and a sentence. */
export interface ValueFault {
  type: string;
  message: string;
}

/** Of an input or output: what is asked of its value. */
export interface ValueRule {
  variable_type_code: string | null;
  validator_code: string | null;
  validator_attrs: Readonly<Record<string, unknown>> | null;
}

/** The first thing that is wrong with the value. Words that are not known ask for nothing. */
export function faultOf(asked: ValueRule, value: unknown): ValueFault | undefined {
  const { variable_type_code: type, validator_code: validator, validator_attrs } = asked;
  const fault = isKnownCode(variable_types, type) ? typeFault(type, value) : undefined;
  if (fault) return fault;
  return isKnownCode(validators, validator) ? validatorTests[validator](value, validator_attrs ?? {}) : undefined;
}

const typeNames: Readonly<Record<VariableType, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  image: 'the URL of an image',
  video: 'the URL of a video',
  audio: 'the URL of a sound',
  object: 'an object',
  array: 'a list',
};

function typeFault(type: VariableType, value: unknown): ValueFault | undefined {
  if (!hasType(type, value)) return { type: 'type', message: `This input is ${typeNames[type]}.` };
  return type === 'image' || type === 'video' || type === 'audio' ? urlFault(value) : undefined;
}

function hasType(type: VariableType, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return typeof value === 'string';
}

type ValidatorTest = (value: unknown, attrs: Readonly<Record<string, unknown>>) => ValueFault | undefined;

const validatorTests: Readonly<Record<Validator, ValidatorTest>> = {
  range(value, { min, max }) {
    if (typeof value !== 'number') return undefined;
    if (typeof min === 'number' && value < min) return { type: 'minimum', message: `This input is at least ${min}.` };
    if (typeof max === 'number' && value > max) return { type: 'maximum', message: `This input is at most ${max}.` };
    return undefined;
  },
  length(value, { min, max }) {
    const is_text = typeof value === 'string';
    if (!is_text && !Array.isArray(value)) return undefined;
    const length = [...value].length;
    const [shorter, longer] = is_text ? ['minLength', 'maxLength'] : ['minItems', 'maxItems'];
    const things = is_text ? 'characters' : 'items';
    if (typeof min === 'number' && length < min) {
      return { type: shorter!, message: `This input has at least ${min} ${things}.` };
    }
    if (typeof max === 'number' && length > max) {
      return { type: longer!, message: `This input has at most ${max} ${things}.` };
    }
    return undefined;
  },
  pattern(value, { pattern }) {
    if (typeof value !== 'string' || typeof pattern !== 'string') return undefined;
    const test = patternTest(pattern);
    return test === undefined || test(value)
      ? undefined
      : { type: 'pattern', message: `This input looks like ${pattern}` };
  },
  one_of(value, { values }) {
    if (!Array.isArray(values) || values.some((one) => equalJson(one, value))) return undefined;
    return { type: 'enum', message: `This input is one of: ${listed(values)}.` };
  },
  url: (value) => (typeof value === 'string' ? urlFault(value) : undefined),
};

/** The document's URL: absolute, http or https. It need not answer before the run needs it. */
function urlFault(value: unknown): ValueFault | undefined {
  const text = String(value);
  if (/^https?:\/\/[^\s]+$/.test(text) && text.length <= 8192) return undefined;
  return { type: 'pattern', message: 'This is not an absolute http or https URL.' };
}

function listed(values: readonly unknown[]): string {
  const most_named = 10;
  const named = values.slice(0, most_named).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return [...named, ...(values.length > most_named ? [`… (${values.length - most_named} more)`] : [])].join(', ');
}
