/** Values by kind: how a record's are checked, how SQLite keeps them, and how those of conditions and positions are read. */
import { instantText, isCanonicalTimestamp } from './timestamps.ts';

/** `decimal` is a number in a string. It is compared by its first 15 significant digits or more. */
export type Kind = 'text' | 'uuid' | 'integer' | 'decimal' | 'boolean' | 'timestamp';

/** Parameters that SQLite takes here. */
export type Bound = string | number | null;

interface KindRules {
  column: 'TEXT' | 'BLOB' | 'INTEGER' | 'REAL';
  /** No value of the column is less. */
  lowest: string;
  /** Turns the value as JSON or a parameter has it into what the column holds. */
  sql: (expression: string) => string;
  /** True for a value that a record may hold. */
  holds: (value: unknown) => boolean;
  /** The value that a condition's text stands for, or undefined. */
  read: (text: string) => Bound | undefined;
}

const asItIs = (expression: string) => expression;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const number = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

const rules: Readonly<Record<Kind, KindRules>> = {
  text: {
    column: 'TEXT',
    lowest: `''`,
    sql: asItIs,
    holds: (value) => typeof value === 'string',
    read: (text) => text.toWellFormed(),
  },
  // 16 bytes instead of 36 in every index entry. Their order is that of the text.
  uuid: {
    column: 'BLOB',
    lowest: `x''`,
    sql: (expression) => `unhex(${expression}, '-')`,
    holds: (value) => typeof value === 'string' && uuid.test(value),
    read: (text) => (uuid.test(text.toLowerCase()) ? text.toLowerCase() : undefined),
  },
  integer: {
    column: 'INTEGER',
    lowest: '-9e999',
    sql: asItIs,
    holds: Number.isSafeInteger,
    // Whole numbers beyond a double's are never stored, so the nearest double compares as they would.
    read: (text) => (number.test(text) ? Number(text) : undefined),
  },
  decimal: {
    column: 'REAL',
    lowest: '-9e999',
    // The same conversion on both sides: a position's text meets the column's value exactly.
    sql: (expression) => `CAST(${expression} AS REAL)`,
    holds: (value) => typeof value === 'string' && number.test(value),
    read: (text) => (number.test(text) ? text : undefined),
  },
  boolean: {
    column: 'INTEGER',
    lowest: '0',
    sql: asItIs,
    holds: (value) => typeof value === 'boolean',
    read: (text) => (text === 'true' ? 1 : text === 'false' ? 0 : undefined),
  },
  timestamp: {
    column: 'TEXT',
    lowest: `''`,
    sql: asItIs,
    holds: (value) => typeof value === 'string' && isCanonicalTimestamp(value),
    read: instantText,
  },
};

export const columnType = (kind: Kind): string => rules[kind].column;
export const lowestValue = (kind: Kind): string => rules[kind].lowest;
export const sqlValue = (kind: Kind, expression: string): string => rules[kind].sql(expression);
export const readCondition = (kind: Kind, text: string): Bound | undefined => rules[kind].read(text);

/** True for a value that a record may hold in a field of this kind; null stands for none. */
export const isStorable = (kind: Kind, value: unknown): boolean => value === null || rules[kind].holds(value);

/** A position's value as a parameter; undefined when no row of this kind has such a value. */
export function readPosition(kind: Kind, value: unknown): Bound | undefined {
  if (value === null) return null;
  if (!rules[kind].holds(value)) return undefined;
  return typeof value === 'string' ? value.toWellFormed() : Number(value);
}

/**
 * A record as JSON text. A lone surrogate becomes U+FFFD, as SQLite gives it back from a parameter too: one that stayed
 * in the text would sort in one place and be looked for in another.
 */
export function jsonText(record: object): string {
  const text = JSON.stringify(record);
  if (!text.includes('\\ud')) return text;
  return JSON.stringify(record, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
}
