/** Comparing values that may be written in more than one way. */
import { isObject } from '../../src/json/is-object.ts';

/** Null counts as absent. */
export function isSet(value: unknown): boolean {
  return value !== null && value !== undefined;
}

/** A list without entries, or an object in which nothing is set: it may stand where none is shown. */
export function isEmpty(value: unknown): boolean {
  return isObject(value) ? !Object.values(value).some(isSet) : Array.isArray(value) && value.length === 0;
}

/** Two ids are the same; upper and lower case are one in a UUID. */
export function sameId(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  // An object is no id; one with a member `toString` is no text either.
  return !isComposite(a) && !isComposite(b) && String(a).toLowerCase() === String(b).toLowerCase();
}

/** Milliseconds since 1970 of an ISO 8601 text; one without an offset is in UTC, as all times are. NaN for no time. */
export function instantOf(value: unknown): number {
  if (isComposite(value)) return Number.NaN;
  const text = String(value).replace(',', '.');
  return Date.parse(/(?:Z|[+-]\d{2}(?::?\d{2})?)$/i.test(text) ? text : `${text}Z`);
}

/** Two points in time are the same, however they are written. */
export function sameInstant(a: unknown, b: unknown): boolean {
  const [one, other] = [instantOf(a), instantOf(b)];
  return Number.isNaN(one) || Number.isNaN(other) ? a === b : one === other;
}

/** The same where two operations show them: each may cut them to its own number of digits, down to whole seconds. */
export function sameMoment(a: unknown, b: unknown): boolean {
  const apart_ms = Math.abs(instantOf(a) - instantOf(b));
  return Number.isNaN(apart_ms) ? a === b : apart_ms < 1_000;
}

/** The unit of the last digit of times, in milliseconds: a second where none has a fraction. Zeros may be left out. */
export function unitOf(times: readonly unknown[]): number {
  const plain = times.filter((time) => !isComposite(time));
  const digits = plain.map((time) => /[.,](\d+)/.exec(String(time))?.[1]?.length ?? 0);
  return 1_000 / 10 ** Math.max(0, ...digits);
}

/** A list of texts alone; undefined for any other value, a list of records among them. */
export function textsOf(value: unknown): string[] | undefined {
  return Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : undefined;
}

function isComposite(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
