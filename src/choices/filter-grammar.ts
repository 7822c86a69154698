/**
 * Filter conditions to wire text and back, by the template of `lists.filter_grammar`.
 *
 * A template holds `{field}` once, `{value}` once and last, and `{operator}` at most once; without `{operator}` every
 * condition means `eq`. Text is read from left to right, and whatever is written is read back before it goes out.
 */
import type { Condition, Operator } from './canonical.ts';
import { type AnyText, readPattern, writePattern } from './like-pattern.ts';
import type { Quoting, ReadText } from './quoting.ts';
import { sameValue } from './same-value.ts';

export interface ConditionSyntax {
  template: string;
  join?: string;
  list_separator?: string;
  null_word?: string;
  /** An operator that asks whether there is a value, with its words for no value and for any; `null_word` is unused then. */
  null_operator?: NullOperator;
  /** Sign for any text in a value of `like`. */
  any_text: AnyText;
  operators: Partial<Record<Operator, string>>;
  /** Set where more than one condition is understood. */
  several: boolean;
  quoting: Quoting;
}

interface NullOperator {
  word: string;
  values: readonly [none: string, some: string];
}

/** Reason why conditions cannot be written: a part of the grammar is missing, or reading gives something else. */
export interface Unwritable {
  lacks: 'operator' | 'join' | 'several' | 'list_separator' | 'null_word' | 'any_text' | 'quoting';
  why: string;
}

/** Joins the name and the value of a parameter that holds one condition: no field or operator contains it. */
export const between = '\u0000';

/** A name as it may stand in a filter: letters, digits, underscores, and dots into embedded records. */
const fieldPattern = '[A-Za-z_][A-Za-z0-9_.]*?';

/** Writes conditions in a syntax, or says why not. Throws only what its quoting throws. */
export function writeConditions(syntax: ConditionSyntax, conditions: readonly Condition[]): string | Unwritable {
  const { join } = syntax;
  if (conditions.length > 1 && !syntax.several) return { lacks: 'several', why: 'only one condition can be sent' };
  if (conditions.length > 1 && join === undefined) return { lacks: 'join', why: 'conditions cannot be joined' };
  const written: string[] = [];
  for (const condition of conditions) {
    const text = writeCondition(syntax, condition);
    if (typeof text !== 'string') return text;
    written.push(text);
  }
  const text = written.join(join ?? '');
  return written.length < 2 || sameValue(readConditions(syntax, text), conditions) ? text : unclear(conditions);
}

function unclear(conditions: readonly Condition[]): Unwritable {
  return { lacks: 'quoting', why: `${JSON.stringify(conditions)} cannot be told apart from other text` };
}

/** Reads conditions; undefined when the text does not follow the grammar. Empty text holds none. */
export function readConditions(syntax: ConditionSyntax, text: string): Condition[] | undefined {
  const conditions: Condition[] = [];
  let at = 0;
  while (text !== '') {
    const read = readCondition(syntax, text, at);
    if (!read) return undefined;
    conditions.push(read.condition);
    if (read.next === text.length) break;
    if (syntax.join === undefined || !syntax.several || !text.startsWith(syntax.join, read.next)) return undefined;
    at = read.next + syntax.join.length;
  }
  return conditions;
}

function writeCondition(syntax: ConditionSyntax, condition: Condition): string | Unwritable {
  const { field, operator, value } = condition;
  if (value === null && !asksForNull(syntax)) return { lacks: 'null_word', why: 'null cannot be asked for' };
  const word = value === null && syntax.null_operator ? syntax.null_operator.word : wordOf(syntax, operator);
  if (word === undefined) return { lacks: 'operator', why: `the operator ${operator} is not offered` };
  const written = writtenValue(syntax, condition);
  if (written === undefined) return { lacks: 'any_text', why: `no pattern says ${JSON.stringify(value)}` };
  if (Array.isArray(value) && value.length > 1 && syntax.list_separator === undefined) {
    return { lacks: 'list_separator', why: `${operator} takes one value only` };
  }
  // A value may be the word for null, or look like the end of the operator before it (`>` and `=5`): then it is quoted
  // although nothing in it needs to be.
  for (const quote of [false, true]) {
    const text = fillTemplate(syntax.template, { field, operator: word, value: quotedValue(syntax, written, quote) });
    const read = readCondition(syntax, text, 0);
    if (read?.next === text.length && sameValue(read.condition, condition)) return text;
  }
  return unclear([condition]);
}

type Written = Condition & { is_word?: boolean };

/** A value as the target spells it, not quoted yet; undefined where it cannot. A word of the grammar's own is not quoted. */
function writtenValue(syntax: ConditionSyntax, { field, operator, value }: Condition): Written | undefined {
  const { null_word = '', null_operator, any_text } = syntax;
  if (value === null) {
    const word = null_operator ? null_operator.values[operator === 'eq' ? 0 : 1] : null_word;
    return { field, operator, value: word, is_word: true };
  }
  if (operator !== 'like' || typeof value !== 'string') return { field, operator, value };
  const pattern = writePattern(value, any_text);
  return pattern === undefined ? undefined : { field, operator, value: pattern };
}

function quotedValue(syntax: ConditionSyntax, { operator, value, is_word }: Written, quote: boolean): string {
  const { quoting, list_separator } = syntax;
  const stops = stopsOf(syntax, operator);
  if (value === null) return '';
  if (typeof value === 'string') return is_word ? value : quoting.write(value, stops, quote);
  return value.map((text) => quoting.write(text, stops, quote)).join(list_separator ?? '');
}

function readCondition(syntax: ConditionSyntax, text: string, at: number) {
  const head = headOf(syntax);
  head.lastIndex = at;
  const match = head.exec(text);
  if (!match) return undefined;
  const { field, operator: word } = match.groups as { field: string; operator?: string };
  const operator = operatorOf(syntax, word);
  const stops = stopsOf(syntax, operator);
  const values: ReadText[] = [];
  let next = head.lastIndex;
  for (;;) {
    const read = syntax.quoting.read(text, next, stops);
    if (!read) return undefined;
    values.push(read);
    next = read.next;
    if (operator !== 'in' || !syntax.list_separator || !text.startsWith(syntax.list_separator, next)) break;
    next += syntax.list_separator.length;
  }
  const tail = syntax.template.slice(syntax.template.indexOf('{value}') + '{value}'.length);
  if (!text.startsWith(tail, next)) return undefined;
  const condition = conditionOf(syntax, { field, word, operator, values });
  return condition && { condition, next: next + tail.length };
}

interface ReadCondition {
  field: string;
  word: string | undefined;
  operator: Operator;
  values: readonly ReadText[];
}

function conditionOf(syntax: ConditionSyntax, { field, word, operator, values }: ReadCondition): Condition | undefined {
  const { null_operator, null_word, any_text } = syntax;
  const only = values[0]!;
  if (null_operator && word === null_operator.word) {
    const place = only.quoted ? -1 : null_operator.values.indexOf(only.text);
    return place < 0 ? undefined : { field, operator: place === 0 ? 'eq' : 'ne', value: null };
  }
  if (operator === 'in') return { field, operator, value: values.map(({ text }) => text) };
  if (operator === 'like') return { field, operator, value: readPattern(only.text, any_text) };
  const isNull = !null_operator && takesNull(operator) && only.text === null_word && !only.quoted;
  return { field, operator, value: isNull ? null : only.text };
}

/** True where a condition may ask for no value, or for any. */
export function asksForNull({
  template,
  null_word,
  null_operator,
}: Pick<ConditionSyntax, 'template' | 'null_word' | 'null_operator'>): boolean {
  return null_operator ? template.includes('{operator}') : null_word !== undefined;
}

const takesNull = (operator: Operator) => operator === 'eq' || operator === 'ne';

function stopsOf({ template, join, list_separator }: ConditionSyntax, operator: Operator): string[] {
  const tail = template.slice(template.indexOf('{value}') + '{value}'.length);
  const stops = tail === '' ? [join] : [tail];
  if (operator === 'in') stops.push(list_separator);
  return stops.filter((stop): stop is string => stop !== undefined && stop !== '');
}

function wordOf({ template, operators }: ConditionSyntax, operator: Operator): string | undefined {
  if (!template.includes('{operator}') && operator !== 'eq') return undefined;
  return operators[operator];
}

function operatorOf({ operators }: ConditionSyntax, word: string | undefined): Operator {
  const found = Object.entries(operators).find(([, own]) => own === word);
  return word === undefined || !found ? 'eq' : (found[0] as Operator);
}

const heads = new WeakMap<ConditionSyntax, RegExp>();

/** Head of a condition, before its value. Longer operator words are tried first, so that `>=` is not read as `>`. */
function headOf(syntax: ConditionSyntax): RegExp {
  const known = heads.get(syntax);
  if (known) return known;
  const own = syntax.null_operator ? [syntax.null_operator.word] : [];
  const words = [...own, ...Object.values(syntax.operators)].toSorted((a, b) => b.length - a.length);
  const before = syntax.template.slice(0, syntax.template.indexOf('{value}'));
  const source = before
    .split(/(\{field\}|\{operator\})/)
    .map((part) => {
      if (part === '{field}') return `(?<field>${fieldPattern})`;
      if (part === '{operator}') return `(?<operator>${words.map(literally).join('|')})`;
      return literally(part);
    })
    .join('');
  const head = new RegExp(source, 'suy');
  heads.set(syntax, head);
  return head;
}

function literally(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Replaces the placeholders by their values. Placeholders inside a value are not replaced. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
