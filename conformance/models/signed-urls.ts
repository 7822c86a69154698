/**
 * The end of a presigned URL, where it shows: in Amazon's and Google's form, by a parameter in seconds since 1970 or
 * as a time, or not at all.
 */

import type { CheckContext } from '../suite/context.ts';
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

/**
 * True for what a request can be sent to, read against the URL of the answer that shows it, or that holds the file
 * itself. Anything else that stands in the place of a presigned URL is none.
 */
export function isUrl(shown: unknown, { sent }: Pick<Exchange, 'sent'>): shown is string {
  if (typeof shown !== 'string' || !URL.canParse(shown, sent.url)) return false;
  return ['http:', 'https:', 'data:'].includes(new URL(shown, sent.url).protocol);
}

/** The time of an answer, in milliseconds since 1970, by the clock of the suite and by that of a stepped target. */
export interface ReadTime {
  read_ms: number;
  target_ms?: number;
}

export function readTime({ time }: Pick<CheckContext, 'time'>): ReadTime {
  const target_ms = time.target_ms();
  return { read_ms: Date.now(), ...(target_ms !== undefined && { target_ms }) };
}

/**
 * The time from an answer to the end of its URL: by the answer's own time, or else by the suite's clock. Neither the
 * Date of answers nor the signer of URLs need know of a clock that is stepped.
 */
export function aheadOf({ ends_ms }: UrlEnd, read: Exchange, when: ReadTime): { ahead_s: number; slack_s: number } {
  const date_ms = timeIn(read.received?.headers.date);
  const behind = (now_ms: number) => Math.round((ends_ms - now_ms) / 1000);
  if (when.target_ms !== undefined) {
    const times = [when.target_ms, when.read_ms, date_ms].filter((one) => one !== undefined).map(behind);
    // A clock by which the URL has long ended did not sign it.
    const possible = times.filter((ahead_s) => ahead_s > -foreign_slack_s);
    return { ahead_s: Math.min(...(possible.length > 0 ? possible : times)), slack_s };
  }
  return date_ms === undefined
    ? { ahead_s: behind(when.read_ms), slack_s: foreign_slack_s }
    : { ahead_s: behind(date_ms), slack_s };
}

/** A time as milliseconds since 1970; undefined where it is none. */
export function timeIn(text: unknown): number | undefined {
  const time_ms = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time_ms) ? undefined : time_ms;
}

/** True of a URL that is valid for more than a week. @param read the answer that brought it */
export function isTooLong(end: UrlEnd, read: Exchange, when: ReadTime, tally: Tally): boolean {
  const ahead = aheadOf(end, read, when);
  return (
    (end.validity_s !== undefined && tally.compared(end.validity_s > week_s)) ||
    tally.compared(ahead.ahead_s > week_s + ahead.slack_s)
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
  const isEnd = (name: string) => epoch_names.test(name) && !beginning_names.test(name);
  const seconds = [...query].find(([name, value]) => isEnd(name) && /^1\d{9}$/.test(value))?.[1];
  return seconds === undefined ? undefined : { form: 'epoch', ends_ms: Number(seconds) * 1000 };
}

const epoch_names = /expire|expiry|^exp$|valid|^e$|until|ends?$/;
/** Of a moment before which it is not valid. */
const beginning_names = /from|start|since|begin/;
