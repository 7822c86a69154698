/**
 * Filtered lists, written from the prose: all items that meet the condition, and no others. Items that the suite did not
 * make may be there too. Matters of the target (case, text of several lengths, items without a value) are not judged.
 */
import type { Condition } from '../../src/choices/canonical.ts';
import type { Evidence, Mismatch } from '../suite/evidence.ts';
import type { Codes, Tally } from '../suite/tally.ts';
import { amountOf } from './balances.ts';
import { isPlain, keyField, type ListItem } from './list-items.ts';
import type { SubjectList } from './list-subjects.ts';
import { isRefused } from './steps.ts';
import { instantOf, isSet } from './values.ts';
import { type WalkResult, walkResult } from './walk.ts';

/** Seconds, or a minute, may be all that a target compares. */
export const margin_ms = 60_000;

export const filter_codes = {
  'non-matching-shown': {
    clause: 'filtering.only-matching',
    message: 'A filtered list shows items that do not meet the condition.',
  },
  'matching-missing': {
    clause: 'filtering.all-matching',
    message: 'A filtered list lacks items that meet the condition.',
  },
} satisfies Codes;

/** A filter that was sent, under the step that it has in the evidence. */
export interface SentFilter {
  step: string;
  conditions: readonly Condition[];
}

/** The item meets the condition; undefined where targets may differ about it. */
export function meetsCondition(item: ListItem, { field, operator, value }: Condition): boolean | undefined {
  const held = item[field];
  if (!isSet(held)) return operator === 'eq' && value !== null ? false : undefined;
  if (value === null) return operator === 'ne';
  switch (operator) {
    case 'eq':
      return isOneOf(held, [value]);
    case 'in':
      return isOneOf(held, value as readonly string[]);
    case 'ne':
      return !isOneOf(held, [value]);
    case 'like':
      return isLike(String(held).toLowerCase(), String(value).toLowerCase());
    default:
      if (typeof value !== 'string') return undefined;
      if (field === 'cost') return isBeyond((amountOf(held) ?? Number.NaN) - amountOf(value)!, operator);
      if (field.endsWith('_at')) return isBeyond(instantOf(held) - instantOf(value), operator, margin_ms);
      return isPlain(held) ? compared(held, operator, value) : undefined;
  }
}

/** Items that show that they do not meet a condition; a field that a projection leaves out shows nothing. */
export function strangersTo(items: readonly ListItem[], conditions: readonly Condition[]): ListItem[] {
  return items.filter((item) =>
    conditions.some((condition) => isSet(item[condition.field]) && meetsCondition(item, condition) === false),
  );
}

/** Items that meet all conditions on every target. */
export function meeting(items: readonly ListItem[], conditions: readonly Condition[]): ListItem[] {
  return items.filter((item) => conditions.every((condition) => meetsCondition(item, condition) === true));
}

/** Of a pattern that ends in any text, and may begin with it. */
function isLike(held: string, pattern: string): boolean {
  const text = pattern.replace(/%$/, '');
  return text.startsWith('%') ? held.includes(text.slice(1)) : held.startsWith(text);
}

function isOneOf(held: unknown, values: readonly unknown[]): boolean {
  return values.some((value) => String(value).toLowerCase() === String(held).toLowerCase());
}

function compared(held: string | number, operator: Condition['operator'], text: string): boolean | undefined {
  const value = typeof held === 'number' ? Number(text) : text;
  if (typeof held === 'string' && (held.length !== text.length || !/^[a-z0-9]+$/.test(held + text))) return undefined;
  if (held === value) return operator === 'gte' || operator === 'lte';
  return held > value === (operator === 'gt' || operator === 'gte');
}

/** Amounts and times that lie as close as a target may round are let be. */
function isBeyond(distance: number, operator: Condition['operator'], margin = 0): boolean | undefined {
  if (Number.isNaN(distance) || Math.abs(distance) <= margin) return undefined;
  return distance > 0 === (operator === 'gt' || operator === 'gte');
}

/** The answers to one filter, held against the items of the whole list. */
export interface FilterResult extends SentFilter {
  found: WalkResult;
  is_refused: boolean;
  /** Items that do not meet it. */
  strangers: ListItem[];
  /** Own items that meet it. */
  matching: ListItem[];
  /** Own items that meet it and were not met, on a walk that came to its end. */
  missing: ListItem[];
  /** Not one item was left out because of it, as far as can be seen. */
  is_ignored: boolean;
  /** Not every item meets it, so that its effect can be seen. */
  is_telling: boolean;
}

export function filterResult(
  evidence: Evidence,
  list: SubjectList,
  { step, conditions }: SentFilter,
  own: readonly ListItem[],
): FilterResult {
  const key = keyField(list);
  const found = walkResult(evidence, step);
  const met = new Set(found.pages.flatMap((page) => page.ids));
  const all = (item: ListItem) => conditions.map((condition) => meetsCondition(item, condition));
  const strangers = found.pages.flatMap((page) => page.items).filter((item) => all(item).includes(false));
  const matching = meeting(own, conditions);
  const missing = found.ended === 'end' ? matching.filter((item) => !met.has(String(item[key]))) : [];
  const is_ignored = strangers.length > 0 && (found.ended !== 'end' || own.every((item) => met.has(String(item[key]))));
  const is_telling = own.some((item) => all(item).includes(false));
  // A later page that does not come says nothing of the filter.
  const is_refused = found.pages.length === 0 && isRefused(found.refusal);
  return { step, conditions, found, is_refused, strangers, matching, missing, is_ignored, is_telling };
}

/** The effect of a field, by the answers to several filters on it. */
export type Effect = 'some' | 'none' | 'empty' | 'unclear' | 'refused';

export function effectOf(answers: readonly FilterResult[]): Effect {
  const taken = answers.filter(({ is_refused }) => !is_refused);
  if (taken.length === 0) return 'refused';
  if (taken.every(({ is_ignored }) => is_ignored)) return 'none';
  if (!taken.some(({ is_telling }) => is_telling)) return 'unclear';
  return taken.every(({ found }) => found.pages.every(({ ids }) => ids.length === 0)) ? 'empty' : 'some';
}

export function judgeFiltered(
  { conditions, found, strangers, missing, matching }: FilterResult,
  key: string,
  tally: Tally,
): Mismatch[] {
  tally.each(found.pages.flatMap((page) => page.items));
  if (found.ended === 'end') tally.each(matching);
  const asked = conditions.map(({ field, operator, value }) => `${field} ${operator} ${JSON.stringify(value)}`);
  const how = `the list filtered by ${asked.join(' and ')}`;
  const fields = [key, ...conditions.map(({ field }) => field)];
  const shown = (items: readonly ListItem[]) =>
    items.slice(0, 3).map((item) => Object.fromEntries(fields.map((field) => [field, item[field] ?? null])));
  const last = found.pages.at(-1)?.exchange;
  const where = { at: last, pointer: '/items' };
  const strange = {
    ...where,
    message: `${how} shows items that do not meet the condition`,
    expected: { conditions },
    actual: shown(strangers),
  };
  const lacking = {
    ...where,
    message: `${how} lacks items that meet the condition`,
    expected: shown(missing),
    actual: 'not in the list',
  };
  return [
    ...(strangers.length > 0 ? tally.broken('non-matching-shown', strange) : []),
    ...(missing.length > 0 ? tally.broken('matching-missing', lacking) : []),
  ];
}
