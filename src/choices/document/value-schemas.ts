/** Schemas of single values under the choices: times, decimals, words for a status, cursor URLs, scopes. */
import type { SchemaObject } from '../../contract/document.ts';
import { operationIds, operations } from '../../contract/operations.ts';
import { counted } from '../../input/counted.ts';
import { chosen } from '../chosen.ts';
import type { SchemaChange, SchemaChanges } from './schema-change.ts';
import { isReferenceChoice, settledChoice, type View } from './view.ts';

const timestamp: SchemaChange = (schema, view) => {
  if (isReferenceChoice(view, 'records.timestamps')) return schema;
  const { offset, fraction_digits } = settledChoice(view, 'records.timestamps');
  const mark = offset === 'none' ? '' : offset;
  const fraction = fraction_digits === 0 ? '' : `\\.\\d{${fraction_digits}}`;
  const { format, ...others } = schema;
  return {
    ...others,
    description: `An instant in UTC, as an ISO 8601 date-time with ${digitsSaid(fraction_digits)} and ${marks[offset]}${orNull(schema)}.`,
    // RFC 3339, which the format stands for, knows no time without an offset.
    ...(offset !== 'none' && { format }),
    pattern: `^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}${fraction}${mark.replace('+', '\\+')}$`,
    maxLength: 'YYYY-MM-DDThh:mm:ss'.length + mark.length + (fraction_digits && fraction_digits + 1),
  };
};

const marks = { Z: 'the letter Z', '+00:00': 'the offset `+00:00`', none: 'no offset' } as const;

function digitsSaid(count: number): string {
  return count === 0 ? 'whole seconds' : `${counted(count, 'digit')} of a fraction of a second`;
}

function orNull({ type }: SchemaObject): string {
  return Array.isArray(type) ? ', or null' : '';
}

const decimals = {
  signed: { pattern: '^[+-](0|[1-9]\\d*)(\\.\\d+)?$', said: 'that always bears its sign' },
  exponent: { pattern: '^-?\\d(\\.\\d+)?e[+-]\\d+$', said: 'with one digit before the point and an exponent' },
  zeros: { pattern: '^-?0(0|[1-9]\\d*)\\.\\d+$', said: 'with zeros that it could do without' },
} as const;

const decimal: SchemaChange = (schema, view) => {
  const style = settledChoice(view, 'records.decimals');
  if (style === 'plain') return schema;
  const { pattern, said } = decimals[style];
  return { ...schema, description: `A decimal number as a string, ${said}${orNull(schema)}.`, pattern, maxLength: 72 };
};

/** The words for the status of a run, in the order in which a run meets them. */
export function runWords(view: View): string[] {
  const { running, completed, failed } = settledChoice(view, 'records.status_words');
  return [...new Set(['queued', ...running, ...completed, ...failed, 'canceled'])];
}

const runStatus: SchemaChange = (schema, view) => {
  if (isReferenceChoice(view, 'records.status_words')) return schema;
  const { running, completed, failed } = settledChoice(view, 'records.status_words');
  const said = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(', ');
  return {
    ...schema,
    description: `How far a run has come. On the way: ${said(['queued', ...running])}. Done: ${said(completed)}. Failed: ${said(failed)}. Given up: \`canceled\`. A run that has reached one of the last three kinds stays there.`,
    enum: runWords(view),
  };
};

const cursorUrl: SchemaChange = (schema, view) => {
  const or_null = Array.isArray(schema.type);
  const form = settledChoice(view, 'lists.cursor_url_form');
  const ends_with_text = or_null && settledChoice(view, 'lists.end_of_list') === 'empty_string';
  if (form !== 'relative' && !ends_with_text) return schema;
  const url = form === 'relative' ? '/[^\\s]+' : 'https?://[^\\s]+';
  const which = form === 'relative' ? 'URL without an origin' : 'absolute URL';
  return {
    ...schema,
    description: or_null
      ? `The ${which} of a neighbouring page; ${ends_with_text ? 'empty' : 'null'} at that end of the list.`
      : `The ${which} of one page of a list. A client follows it as it is and never builds one.`,
    pattern: ends_with_text ? `^(${url})?$` : `^${url}$`,
  };
};

/** The names of scopes are free as soon as one of them is another. */
const scope: SchemaChange = (schema, { choices }) => {
  const is_usual = operationIds.every((id) => {
    const names = chosen(choices, 'access.scopes', id) as Record<string, string | null>;
    return operations[id].scopes.every((word) => (names[word] ?? word) === word);
  });
  if (is_usual) return schema;
  const { pattern: _, ...others } = schema;
  return { ...others, description: 'The right to one kind of operation.', minLength: 1, maxLength: 255 };
};

export const valueChanges: SchemaChanges = {
  Timestamp: timestamp,
  TimestampOrNull: timestamp,
  Decimal: decimal,
  DecimalOrNull: decimal,
  RunStatusCode: runStatus,
  CursorUrl: cursorUrl,
  CursorUrlOrNull: cursorUrl,
  Scope: scope,
};
