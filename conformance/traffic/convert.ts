/** From recorded entries to exchanges, in the words of the document. */
import type { CanonicalRequest, Dialect } from '../../src/choices/dialect.ts';
import { readQueryString } from '../../src/choices/query-string.ts';
import { isIn, type OperationId, operations } from '../../src/contract/operations.ts';
import { isObject } from '../../src/json/is-object.ts';
import type { Exchange } from '../suite/exchange.ts';
import { gatewayEntry } from '../target/gateway.ts';
import type { TargetNetwork } from '../target/target.ts';
import type { Caller } from './callers.ts';
import type { TrafficEntry } from './entry.ts';
import type { Links } from './links.ts';
import { type Matched, urlOf } from './match.ts';

/** The reason why the answer of an entry cannot be judged. */
export type Unjudged =
  | 'no answer was recorded'
  | 'the body of the answer was not recorded'
  | 'the body of the answer was cut off'
  | 'a gateway answered, or the server was busy'
  | 'a page was read by a cursor URL that no recorded page shows'
  | 'the answer cannot be read without more choices'
  | 'the request cannot be read with these choices';

export interface Converted {
  exchange: Exchange;
  unjudged?: Unjudged;
}

export interface ConvertOptions {
  /** Reads answers. */
  dialect: Dialect;
  /** Reads requests: who uses the names of the document means them. */
  of_requests: Dialect;
  links: Links;
  network?: TargetNetwork;
}

/** Statuses of who stands before the server, or of a server that says "not now". */
const of_others = new Set([407, 408, 413, 414, 421, 425, 429, 431, 494, 495, 496, 497, 499, 502, 503, 504, 511]);

export function convert(
  entry: TrafficEntry,
  matched: Matched,
  caller: Caller,
  { number, at_ms }: Pick<Exchange, 'number' | 'at_ms'>,
  options: ConvertOptions,
): Converted {
  const { request, unjudged: unread } = requestOf(entry, matched, options);
  const { headers = {}, body } = entry.response;
  const base: Exchange = {
    number,
    step: entry.place,
    principal: caller.name,
    request,
    sent: {
      method: entry.method,
      url: entry.url,
      headers: entry.request.headers ?? {},
      ...(entry.request.body && { body: entry.request.body }),
    },
    at_ms,
    took_ms: Math.round(entry.took_ms),
  };
  const received = { status: entry.status, headers, body: body ?? '' };
  const unjudged = unread ?? whyUnjudged(entry, matched.operation, received, options.network);
  if (entry.status === 0) return { exchange: base, unjudged: 'no answer was recorded' };
  if (unjudged) return { exchange: { ...base, received }, unjudged };
  try {
    const decoded = options.dialect.decodeReply(request, { status: entry.status, headers, body: received.body });
    return { exchange: { ...base, received, decoded } };
  } catch {
    return { exchange: { ...base, received }, unjudged: 'the answer cannot be read without more choices' };
  }
}

function whyUnjudged(
  { status, response }: TrafficEntry,
  operation: OperationId,
  received: { status: number; headers: Record<string, string>; body: string },
  network: TargetNetwork = {},
): Unjudged | undefined {
  if (of_others.has(status) || gatewayEntry(network.gateway, received) !== undefined)
    return 'a gateway answered, or the server was busy';
  const { kind } = operations[operation].success;
  // A sign-in page or the like in the place of data.
  if (kind !== 'text' && /^\s*</.test(received.body)) return 'a gateway answered, or the server was busy';
  if (response.is_cut || isShort(received)) return 'the body of the answer was cut off';
  if (response.body === undefined && !(kind === 'empty' && status < 300))
    return 'the body of the answer was not recorded';
  return undefined;
}

/** Fewer bytes than were announced, and no whole JSON either: whoever masks a recording leaves that whole. */
function isShort({ headers, body }: { headers: Record<string, string>; body: string }): boolean {
  if (headers['content-encoding'] !== undefined) return false;
  const announced = Number(headers['content-length'] ?? Number.NaN);
  return announced > Buffer.byteLength(body) && body !== '' && typeof parsed(body) === 'string';
}

function requestOf(
  entry: TrafficEntry,
  { operation, path }: Matched,
  { of_requests, links }: ConvertOptions,
): { request: CanonicalRequest; unjudged?: Unjudged } {
  const followed = entry.method === 'GET' ? links.find(entry.url) : undefined;
  const { headers = {}, body } = entry.request;
  // A followed cursor URL keeps the request that began the walk.
  if (followed && followed.from.request.operation === operation) return keptBy(entry.url, followed.from.request);
  const pairs = readQueryString(urlOf(entry.url).search.slice(1));
  try {
    const request = of_requests.decodeRequest(operation, path, pairs, headers, parsed(body));
    const { cursor, unknown = [] } = request.query;
    const is_amid = isIn('lists', operation) && (cursor !== undefined || unknown.length > 0);
    return {
      request,
      ...(is_amid && { unjudged: 'a page was read by a cursor URL that no recorded page shows' as const }),
    };
  } catch {
    return { request: { operation, path, query: {} }, unjudged: 'the request cannot be read with these choices' };
  }
}

/** A cursor URL may leave embeds behind; whether it did, it need not show. */
function keptBy(url: string, request: CanonicalRequest): { request: CanonicalRequest; unjudged?: Unjudged } {
  const { embed } = request.query;
  const is_kept =
    embed === undefined || (Array.isArray(embed) && embed.every((one) => url.includes(encodeURIComponent(one))));
  return is_kept ? { request } : { request, unjudged: 'a page was read by a cursor URL that no recorded page shows' };
}

function parsed(body: string | undefined): unknown {
  if (body === undefined || body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/** A refusal in one of the envelopes of the text, which no gateway writes. */
export function isOwnEnvelope({ decoded }: Exchange): boolean {
  const { json } = decoded ?? {};
  if (!isObject(json)) return false;
  return Array.isArray(json.detail) || (Array.isArray(json.errors) && ('code' in json || 'message' in json));
}
