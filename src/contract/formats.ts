/** String formats of the generated validators, bundled into `src/generated`: after a change here, generate again. */
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** A UUID in its usual text form, of any version, in upper or lower case; no `urn:uuid:` before it. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A signed decimal number however it is written: sign, leading zeros, fraction, exponent. */
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** A date and a time of day, both in the extended format or both in the basic one. */
const extended =
  /^(\d{4})-(\d{2}-\d{2}|\d{3}|w(?:0[1-9]|[1-4]\d|5[0-3])-[1-7])T(\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?:Z|[+-]00(?::?00)?)?$/i;
const basic =
  /^(\d{4})(\d{4}|\d{3}|w(?:0[1-9]|[1-4]\d|5[0-3])[1-7])T(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d+))?)?(?:Z|[+-]00(?::?00)?)?$/i;

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
const days_of_months = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** @param day without hyphens: `0131`, `031` or `w056` */
function dateOf(year: string, day: string): string | undefined {
  if (day.startsWith('w')) return dayOfWeek(year, Number(day.slice(1, 3)), Number(day.slice(3)));
  if (day.length === 3) return dayOfYear(year, Number(day));
  // The form that nearly all times have: read without a Date, since every answer has some.
  const [month, of_month] = [Number(day.slice(0, 2)), Number(day.slice(2))];
  const is_day = of_month >= 1 && of_month <= (days_of_months[month - 1] ?? 0);
  const is_lacking = month === 2 && of_month === 29 && !isLeap(Number(year));
  return is_day && !is_lacking ? `${year}-${day.slice(0, 2)}-${day.slice(2)}` : undefined;
}

function dayOfYear(year: string, day: number): string | undefined {
  const date = new Date(startOf(year) + (day - 1) * day_ms);
  return date.getUTCFullYear() === Number(year) ? dateIn(date) : undefined;
}

/** The first week is the one with the fourth of January, and begins on a Monday. */
function dayOfWeek(year: string, week: number, day: number): string {
  const fourth = startOf(year) + 3 * day_ms;
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * day_ms;
  return dateIn(new Date(monday + ((week - 1) * 7 + day - 1) * day_ms));
}

function startOf(year: string): number {
  return new Date(0).setUTCFullYear(Number(year), 0, 1);
}

function dateIn(date: Date): string {
  return date.toISOString().slice(0, -14);
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** Formats as the document means them. */
export const referenceFormats = { ...fullFormats, uuid, decimal };

/** Formats as the specification's text states them. */
export const statedFormats = { uuid, decimal, 'date-time': isUtcInstant };
