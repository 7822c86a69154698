/**
 * The formats of strings that the generated validators check. They are bundled into `src/generated`;
 * after a change here, generate again.
 */
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** A UUID in its usual text form, of any version, in upper or lower case; no `urn:uuid:` before it. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A signed decimal number however it is written: sign, leading zeros, fraction, exponent. */
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** A date and a time of day, both in the extended format or both in the basic one. */
const extended =
  /^(\d{4})-(\d{2}-\d{2}|\d{3}|w\d{2}-[1-7])T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?:Z|[+-]00(?::?00)?)?$/i;
const basic = /^(\d{4})(\d{4}|\d{3}|w\d{2}[1-7])T(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d+))?)?(?:Z|[+-]00(?::?00)?)?$/i;

export interface UtcInstant {
  /** `2026-01-31`. */
  date: string;
  /** `12:00:00`. */
  time: string;
  /** The digits of a second's fraction; empty where there are none. */
  fraction: string;
}

/**
 * An ISO 8601 date and time in UTC, in whatever form: a date by month, week or day of the year, any fraction of a second
 * or none, `Z`, a zero offset, or no offset at all, since the specification says "in UTC" and not how that is written.
 */
export function readUtcInstant(text: string): UtcInstant | undefined {
  const [, year, day = '', hour, minute, second = '00', fraction = ''] = extended.exec(text) ?? basic.exec(text) ?? [];
  const date = year === undefined ? undefined : dateOf(year, day.replaceAll('-', '').toLowerCase());
  if (date === undefined) return undefined;
  const isLeapSecond = second === '60' && hour === '23' && minute === '59';
  if (Number(hour) > 23 || Number(minute) > 59 || (Number(second) > 59 && !isLeapSecond)) return undefined;
  return { date, time: `${hour}:${minute}:${second}`, fraction };
}

export function isUtcInstant(text: string): boolean {
  return readUtcInstant(text) !== undefined;
}

const day_ms = 86_400_000;

/** @param day without hyphens: `0131`, `031` or `w056` */
function dateOf(year: string, day: string): string | undefined {
  const start = new Date(0).setUTCFullYear(Number(year), 0, 1);
  const text = (ms: number) => `${year}-${new Date(ms).toISOString().slice(-19, -14)}`;
  if (day.startsWith('w')) {
    // The first week is the one with the fourth of January, and begins on a Monday.
    const fourth = start + 3 * day_ms;
    const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * day_ms;
    const ms = monday + ((Number(day.slice(1, 3)) - 1) * 7 + Number(day.slice(3)) - 1) * day_ms;
    return new Date(ms).toISOString().slice(0, -14);
  }
  const ms = day.length === 3 ? start + (Number(day) - 1) * day_ms : monthDay(year, day);
  return ms !== undefined && new Date(ms).getUTCFullYear() === Number(year) ? text(ms) : undefined;
}

/** Undefined where there is no such day. */
function monthDay(year: string, day: string): number | undefined {
  const [month, of_month] = [Number(day.slice(0, 2)), Number(day.slice(2))];
  const ms = new Date(0).setUTCFullYear(Number(year), month - 1, of_month);
  const date = new Date(ms);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === of_month ? ms : undefined;
}

/** Formats as the document means them. */
export const referenceFormats = { ...fullFormats, uuid, decimal };

/** Formats as the specification's text states them. */
export const statedFormats = { uuid, decimal, 'date-time': isUtcInstant };
