/** Operators turn the value at one place into the one that a faulty implementation would show. */
import { isObject } from '../../../src/json/is-object.ts';

/** No value: the member is left out. */
export const absent = Symbol('absent');
export type Value = unknown | typeof absent;

/** Other values that the history shows at a place; `undefined` where there is none. */
export interface Elsewhere {
  /** Met first at this place, wherever that was. */
  first: unknown;
  /** Of the record that was met before this one. */
  neighbour: unknown;
  /** Of the same record, before it changed. */
  before: unknown;
  /** Of a record of another organization. */
  foreign: unknown;
}

/** @returns the value itself where there is nothing to change */
export type ChangeValue = (value: unknown, elsewhere: Elsewhere) => Value;

const operators = {
  /** The member is left out. Without a value it may be left out anyway (`records.nulls`). */
  dropped: (value) => (value === null ? value : absent),
  null: () => null,
  /** A value that nothing coerces to the right type. */
  type: (value) => {
    if (value === null) return value;
    if (typeof value === 'object') return 'no object';
    return typeof value === 'string' ? { is: 'no text' } : 'no number';
  },
  empty: (value) => {
    if (typeof value === 'string') return '';
    if (Array.isArray(value)) return [];
    return isObject(value) ? {} : value;
  },
  /** The same for all. */
  constant: (value, { first }) => (first === undefined ? value : first),
  neighbour: (value, { neighbour }) => (neighbour === undefined ? value : neighbour),
  stale: (value, { before }) => (before === undefined ? value : before),
  foreign: (value, { foreign }) => (foreign === undefined ? value : foreign),
  nudged: (value) => nudged(value),
  /** Its end is lost. */
  cut: (value) => {
    if (typeof value === 'string') return value.slice(0, -1);
    if (Array.isArray(value)) return value.slice(0, -1);
    return isObject(value) ? Object.fromEntries(Object.entries(value).slice(0, -1)) : value;
  },
  /** Letters beyond ASCII are lost. */
  ascii: (value) => withTexts(value, (text) => text.replaceAll(/[^\p{ASCII}]/gu, '?')),
} satisfies Record<string, ChangeValue>;

export type Operator = keyof typeof operators;
export const operator_names = Object.keys(operators) as readonly Operator[];

/** Operators that change a record only in one of its members, which is a place of its own. */
export const operators_of_values: readonly Operator[] = ['nudged', 'cut', 'ascii'];

/** Those that are tried at some answers alone too. */
export const operators_of_some: readonly Operator[] = ['dropped', 'null', 'neighbour', 'stale', 'nudged'];

export function operatorNamed(name: string): ChangeValue {
  const found = (operators as Record<string, ChangeValue>)[name];
  if (!found) throw new Error(`${name} is no operator of stored histories`);
  return found;
}

const decimal = /^[+-]?\d+(\.\d+)?$/;
const timestamp = /^\d{4}-\d\d-\d\dT/;

/** Off by a little, and of its form still. */
function nudged(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return nudgedText(value);
  if (!isObject(value)) return value;
  for (const [name, member] of Object.entries(value)) {
    const changed = nudged(member);
    if (changed !== member) return { ...value, [name]: changed };
  }
  return value;
}

function nudgedText(text: string): string {
  if (timestamp.test(text) && !Number.isNaN(Date.parse(text))) return new Date(Date.parse(text) + 1000).toISOString();
  if (text === '') return text;
  const last = text.at(-1)!;
  // One digit of a number or of an id for another; another letter of any other text.
  const other = decimal.test(text) || /[0-9]/.test(last) ? (last === '1' ? '2' : '1') : last === 'a' ? 'b' : 'a';
  return `${text.slice(0, -1)}${other}`;
}

function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => withTexts(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withTexts(member, change)]));
}
