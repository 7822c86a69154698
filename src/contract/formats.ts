/**
 * The formats of strings that the generated validators check. They are bundled into `src/generated`;
 * after a change here, generate again.
 */
import { fullFormats } from 'ajv-formats/dist/formats.js';

/** A UUID in its usual text form, of any version, in upper or lower case; no `urn:uuid:` before it. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A signed decimal number however it is written: sign, leading zeros, fraction, exponent. */
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

const instant = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:Z|[+-]00(?::?00)?)?$/i;

/**
 * Whether a text is an ISO 8601 date and time in UTC: any fraction of a second or none, `Z`, a zero offset, or no
 * offset at all, since the specification says "in UTC" and not how that is written.
 */
export function isUtcInstant(text: string): boolean {
  const found = instant.exec(text);
  if (found === null) return false;
  const [year, month, day, hour, minute, second] = found.slice(1, 7).map((digits) => Number(digits ?? 0)) as Six;
  // Day 0 of the month after is the last one of this month.
  const days = new Date(Date.UTC(2000, month, 0)).getUTCDate() - (month === 2 && !isLeap(year) ? 1 : 0);
  const isLeapSecond = second === 60 && hour === 23 && minute === 59;
  return (
    month >= 1 && month <= 12 && day >= 1 && day <= days && hour < 24 && minute < 60 && (second < 60 || isLeapSecond)
  );
}

type Six = [number, number, number, number, number, number];

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Formats as the document means them. */
export const referenceFormats = { ...fullFormats, uuid, decimal };

/** Formats as the specification's text states them. */
export const statedFormats = { uuid, decimal, 'date-time': isUtcInstant };
