/** Compares the input of a run with what its model or workflow takes. The codes are those of `known-codes.ts`. */
import type { Issue } from '../choices/canonical.ts';
import type { GraphInput, ModelInput } from '../contract/types.ts';
import { faultOf } from './value-faults.ts';

/** As much of an input's record as decides what a run may give. Model inputs and graph inputs have the same. */
export type InputRule = Pick<
  ModelInput | GraphInput,
  | 'name'
  | 'variable_type_code'
  | 'validator_code'
  | 'validator_attrs'
  | 'is_required'
  | 'default_behavior_code'
  | 'default_value'
>;

export interface RunInput {
  /** Everything that is wrong; then the run must not start. */
  issues: Issue[];
  /** The input fields as they were sent: what the run's record shows. */
  sent: Record<string, unknown>;
  /** The values to work with: what was sent, and the defaults of what was not. */
  values: Record<string, unknown>;
}

/** Members of the body of a dispatch that are no inputs. */
const other_members: readonly string[] = ['callback_url'];

/**
 * Reads the body of a dispatch. A value of null counts as none. An input with a default is never missing; defaults are
 * not tested.
 *
 * Places are `['body', name]`. The type of an issue is `required`, `type`, `minimum`, `maximum`, `minLength`,
 * `maxLength`, `minItems`, `maxItems`, `pattern`, `enum`, or `additionalProperties` for a member that no input has.
 * @param unknown what becomes of a member that no input has; ignored, it is neither among `sent` nor among `values`
 */
export function readRunInput(
  rules: readonly InputRule[],
  body: Readonly<Record<string, unknown>>,
  unknown: 'refused' | 'ignored' = 'refused',
): RunInput {
  const names = new Set(rules.map(({ name }) => name));
  const sent = Object.entries(body).filter(([name]) => names.has(name) && !other_members.includes(name));
  const given = new Map(sent.filter(([, value]) => value !== null));
  const strangers = Object.entries(body).filter(([name]) => !names.has(name) && !other_members.includes(name));

  const issues = rules.flatMap((rule) => issuesWith(rule, given));
  if (unknown === 'refused') {
    const message = 'There is no input of this name.';
    const type = 'additionalProperties';
    issues.push(...strangers.map(([name, input]) => ({ at: ['body', name], message, type, input })));
  }
  const defaults = rules.flatMap((rule): [string, unknown][] => {
    const value = defaultOf(rule);
    return value === undefined ? [] : [[rule.name, value]];
  });
  return { issues, sent: Object.fromEntries(sent), values: Object.fromEntries([...defaults, ...given]) };
}

/** The value that is used when none is given; undefined for none. */
export function defaultOf({ default_behavior_code, default_value }: InputRule): unknown {
  if (default_behavior_code === 'leave_out' || default_value === null) return undefined;
  return Object.hasOwn(default_value, 'value') ? (default_value.value ?? undefined) : undefined;
}

function issuesWith(rule: InputRule, given: ReadonlyMap<string, unknown>): Issue[] {
  const at = ['body', rule.name];
  if (!given.has(rule.name)) {
    const is_missing = rule.is_required && defaultOf(rule) === undefined;
    return is_missing ? [{ at, message: 'This input is required.', type: 'required' }] : [];
  }
  const input = given.get(rule.name);
  const fault = faultOf(rule, input);
  return fault ? [{ at, message: fault.message, type: fault.type, input }] : [];
}
