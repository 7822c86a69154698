/**
 * When a presigned URL ends, as far as it shows: in Amazon's and Google's form, by a parameter in seconds since 1970 or
 * as a time, or not at all.
 */

import type { Exchange } from '../suite/exchange.ts';
import type { Tally } from '../suite/tally.ts';

export interface UrlEnd {
  form: 'amz' | 'epoch' | 'other';
  /** Milliseconds since 1970. */
  ends_ms: number;
  /** Seconds from signing to the end, where the URL tells both. */
  validity_s?: number;
}

/** The longest that a URL may be valid (section 8). */
export const week_s = 604_800;

/** Clocks of the interface and of its storage may differ by so much. */
const slack_s = 300;
/** Those of the target and of the suite, by more. */
const foreign_slack_s = 86_400;

/** How far the end lies behind the answer that brought the URL: by the answer's own time, or else by the suite's clock. */
export function aheadOf(
  { ends_ms }: UrlEnd,
  { read, read_ms }: { read: Exchange; read_ms?: number | undefined },
): { ahead_s: number; slack_s: number } | undefined {
  const now_ms = timeIn(read.received?.headers.date) ?? read_ms;
  if (now_ms === undefined) return undefined;
  return { ahead_s: Math.round((ends_ms - now_ms) / 1000), slack_s: tellsTime(read) ? slack_s : foreign_slack_s };
}

/** Whether an answer tells its time. */
export function tellsTime({ received }: Exchange): boolean {
  return timeIn(received?.headers.date) !== undefined;
}

/** A time as milliseconds since 1970; undefined where it is none. */
export function timeIn(text: unknown): number | undefined {
  const time_ms = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time_ms) ? undefined : time_ms;
}

/** Whether a URL is valid for more than a week. @param when of the answer that brought it */
export function isTooLong(end: UrlEnd, when: { read: Exchange; read_ms?: number | undefined }, tally: Tally): boolean {
  const ahead = aheadOf(end, when);
  return (
    (end.validity_s !== undefined && tally.compared(end.validity_s > week_s)) ||
    (ahead !== undefined && tally.compared(ahead.ahead_s > week_s + ahead.slack_s))
  );
}

/** @returns undefined where the end is hidden */
export function endOf(url: unknown): UrlEnd | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const query = new Map([...new URL(url).searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  // Amazon's parameters and Google's differ in their prefix.
  const [date, expires] = ['date', 'expires'].map((name) => query.get(`x-amz-${name}`) ?? query.get(`x-goog-${name}`));
  const signed_ms = Date.parse(
    (date ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/i, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!Number.isNaN(signed_ms) && /^\d+$/.test(expires ?? '')) {
    const validity_s = Number(expires);
    return { form: query.has('x-amz-date') ? 'amz' : 'other', ends_ms: signed_ms + validity_s * 1000, validity_s };
  }
  const [, azure] = [...query].find(([name, value]) => name === 'se' && !Number.isNaN(Date.parse(value))) ?? [];
  if (azure !== undefined) return { form: 'other', ends_ms: Date.parse(azure) };
  const seconds = [...query].find(([name, value]) => epoch_names.test(name) && /^1\d{9}$/.test(value))?.[1];
  return seconds === undefined ? undefined : { form: 'epoch', ends_ms: Number(seconds) * 1000 };
}

const epoch_names = /expire|expiry|^exp$|valid|^e$|until|ends?$/;
