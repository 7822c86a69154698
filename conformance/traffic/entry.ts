/**
 * One recorded request with its answer, in the form that `judge` reads line by line, or as a HAR file has it. The two are
 * told apart by their members, and everything behind this file sees one form.
 */
import { isObject } from '../../src/json/is-object.ts';

/** Plain data; whatever the recording does not hold is absent. */
export interface TrafficEntry {
  /** The place in the file, such as `log.ndjson:7`, for messages. */
  place: string;
  method: string;
  /** A whole URL, or a path with its query. */
  url: string;
  /** Milliseconds since 1970; absent where the recording tells no time. */
  began_ms?: number;
  took_ms: number;
  request: TrafficMessage;
  response: TrafficMessage;
  /** 0 where no answer came. */
  status: number;
}

interface TrafficMessage {
  /** Names in lower case; absent where the recording holds no headers. */
  headers?: Record<string, string>;
  /** As text; absent where it was not recorded, empty where there was none. */
  body?: string;
  /** A part of the body is missing. */
  is_cut?: true;
}

type Members = Readonly<Record<string, unknown>>;

/** @returns the entry, or what is wrong with it in a few words */
export function readEntry(value: unknown, place: string): TrafficEntry | string {
  if (!isObject(value)) return 'is no JSON object';
  return isObject(value.request) ? readHarEntry(value, value.request, place) : readFlatEntry(value, place);
}

/** The documented form of one line. */
function readFlatEntry(line: Members, place: string): TrafficEntry | string {
  const { method, url, status, time, duration_ms } = line;
  if (typeof method !== 'string' || method === '') return 'method is missing';
  if (typeof url !== 'string' || url === '') return 'url is missing';
  const code = Number(status);
  if (status === undefined || status === null || !isStatus(code)) return 'status is missing, or is no status of HTTP';
  const began_ms = timeIn(time);
  if (time !== undefined && began_ms === undefined) return 'time is neither ISO 8601 nor seconds since 1970';
  const message = (side: 'request' | 'response') => {
    const body = bodyIn(line[`${side}_body`]);
    const headers = headersIn(line[`${side}_headers`]);
    const is_cut = line[`${side}_cut`] === true && { is_cut: true as const };
    return { ...(headers && { headers }), ...(body !== undefined && { body }), ...is_cut };
  };
  return {
    place,
    method: method.toUpperCase(),
    url,
    ...(began_ms !== undefined && { began_ms }),
    took_ms: positive(duration_ms),
    request: message('request'),
    response: message('response'),
    status: code,
  };
}

/** An entry of HAR 1.2, as browsers and proxies write it. */
function readHarEntry(entry: Members, request: Members, place: string): TrafficEntry | string {
  const { method, url } = request;
  if (typeof method !== 'string' || typeof url !== 'string') return 'request has no method or no url';
  const response = isObject(entry.response) ? entry.response : {};
  const began_ms = timeIn(entry.startedDateTime);
  const sent = isObject(request.postData) ? request.postData : undefined;
  const sent_body = sent ? textIn(sent.text, sent.encoding) : bodilessOf(request.bodySize, method);
  const content = isObject(response.content) ? response.content : {};
  const received = textIn(content.text, content.encoding);
  // Browsers forget bodies, and write nothing in their place.
  const is_forgotten = (received ?? '') === '' && content.size !== 0 && content.size !== undefined;
  const status = Number(response.status ?? 0);
  return {
    place,
    method: method.toUpperCase(),
    url,
    ...(began_ms !== undefined && { began_ms }),
    took_ms: positive(entry.time),
    request: { ...headersOf(request.headers), ...(sent_body !== undefined && { body: sent_body }) },
    response: { ...headersOf(response.headers), ...(!is_forgotten && { body: received ?? '' }) },
    // Chromium writes 0, and mitmproxy nothing, where no answer came.
    status: isStatus(status) ? status : 0,
  };
}

function bodilessOf(size: unknown, method: string): string | undefined {
  return size === 0 || method === 'GET' || method === 'DELETE' ? '' : undefined;
}

function headersOf(list: unknown): Pick<TrafficMessage, 'headers'> {
  const headers = headersIn(list);
  // A list without entries is one that a tool took out.
  return headers && Object.keys(headers).length > 0 ? { headers } : {};
}

/** A list of names and values, or an object of them. Repeated names are joined by a comma. */
function headersIn(value: unknown): Record<string, string> | undefined {
  if (!Array.isArray(value) && !isObject(value)) return undefined;
  const pairs = Array.isArray(value)
    ? value.filter(isObject).map(({ name, value: text }) => [String(name), text] as const)
    : Object.entries(value);
  const headers: Record<string, string> = {};
  for (const [name, text] of pairs) {
    const key = name.toLowerCase();
    // The lines that stand for the first line of a message in HTTP/2.
    if (key.startsWith(':') || text === null || text === undefined) continue;
    const shown = Array.isArray(text) ? text.join(', ') : String(text);
    headers[key] = headers[key] === undefined ? shown : `${headers[key]}, ${shown}`;
  }
  return headers;
}

/** A body as it was, or one that was logged as JSON. */
function bodyIn(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function textIn(text: unknown, encoding: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  return encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
}

/** Seconds since 1970 have ten digits, milliseconds thirteen. */
const first_milliseconds = 1e11;

function timeIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (typeof number === 'number') return number < first_milliseconds ? number * 1_000 : number;
  const time_ms = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time_ms) ? undefined : time_ms;
}

function isStatus(code: number): boolean {
  return Number.isInteger(code) && ((code >= 100 && code <= 599) || code === 0);
}

function positive(value: unknown): number {
  const number = Number(value);
  return number > 0 && Number.isFinite(number) ? number : 0;
}
