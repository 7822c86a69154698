/** The way of a request and its answer: signed, repeated where that is safe, bounded in time, refusals thrown. */
import { mergeHeaders } from 'openapi-fetch';
import { routes } from '../generated/client-routes.ts';
import { isUnderBase } from '../input/under-base.ts';
import { type Expected, readAnswer } from './answers.ts';
import { type ClientOptions, checkCallOptions, checkNames, headerText } from './client-options.ts';
import { withDeadline } from './deadline.ts';
import { followUrl } from './follow-url.ts';
import type { AskedRequest } from './model-run-error.ts';
import type { CallOptions, HeaderParameters, OperationId } from './operations.ts';
import { sendWithRetries } from './retries.ts';

type Query = Readonly<Record<string, unknown>>;

/** Path, query and header parameters, and the body. */
export interface AnyRequest {
  path?: unknown;
  query?: unknown;
  header?: unknown;
  body?: unknown;
}

/** A request past the interface: to storage. */
interface ForeignRequest {
  asked: AskedRequest;
  make(): Request;
  /** None: as fetch sends it. */
  send: ((request: Request) => Promise<Response>) | false | undefined;
  /** False where its body can be read once. */
  may_repeat: boolean;
}

export interface Transport {
  /**
   * @param needed JSON Pointers to what the answer must have
   * @throws ModelRunError for whatever is no success; TypeError for a request that cannot be made
   */
  call(id: OperationId, request: AnyRequest, options: CallOptions, needed?: readonly string[]): Promise<unknown>;
  /** Requests a cursor URL of a list. The token goes to the implementation alone, wherever the URL leads. */
  follow(list: OperationId, url: string, request: AnyRequest, options: CallOptions): Promise<unknown>;
  /** Without a token. */
  send(request: ForeignRequest, signal: AbortSignal): Promise<unknown>;
}

/**
 * @param header_prefix what stands before `Request-Id` in the answers
 * @param writeQuery writes a query as the implementation spells it
 */
export function createTransport(
  options: ClientOptions,
  header_prefix: string,
  writeQuery: (id: OperationId, query: Query) => Query = (_, query) => query,
): Transport {
  const { organization, token, timeout_ms } = options;
  const retries = options.retries === false ? { times: 0 } : (options.retries ?? {});
  const base_url = new URL(options.base_url).href.replace(/\/+$/, '');
  // Looked up at each request, so that what is put in its place later is used.
  const fetchIt = options.fetch ?? ((request: Request) => fetch(request));

  const tokenFor = async (refused?: string): Promise<string> =>
    headerText('token', typeof token === 'string' ? token : await token(refused));

  const answerOf = (
    operation: OperationId,
    url: string,
    { header, body }: AnyRequest,
    given: CallOptions,
    needed?: readonly string[],
  ): Promise<unknown> => {
    const { method, expected } = routeOf(operation);
    const bounds = { signal: given.signal, timeout_ms: given.timeout_ms ?? timeout_ms };
    return withDeadline(bounds, operation, async (signal) => {
      const text = body === undefined ? body : textOf(operation, body);
      if (text === undefined && method.startsWith('P')) throw new TypeError(`${operation}: body is missing`);
      // As fetch follows it, a redirect makes a GET of a POST, or posts its body elsewhere.
      const redirect = method === 'GET' ? 'follow' : 'manual';
      const own = { 'x-organization-id': organization?.trim(), 'content-type': text && 'application/json' };
      const given_headers = [given.header, header as HeaderParameters];
      for (const one of given_headers) checkValues(`${operation}: header`, one ?? {});
      const headers = mergeHeaders(own, ...given_headers);
      let bearer = '';
      const make = async (renewed?: string) => {
        bearer = renewed ?? (await tokenFor());
        const request = requestOf(url, { method, signal, redirect, headers, body: text ?? null });
        if (!isUnderBase(base_url, request.url)) throw new RangeError(`no token goes to ${request.url}`);
        request.headers.set('authorization', `Bearer ${bearer}`);
        return request;
      };
      let answer = await sendWithRetries(() => make(), fetchIt, retries, signal);
      if (answer.response.status === 401) {
        const refused = bearer;
        const renewed = await tokenFor(refused);
        // Nothing was done yet, so that every request may be sent again.
        if (renewed !== refused) answer = await sendWithRetries(() => make(renewed), fetchIt, retries, signal);
      }
      return readAnswer({ operation, method, url }, answer, header_prefix, expected, needed);
    });
  };

  return {
    async call(id, request, given, needed) {
      checkNames(id, request, 'path, query, header, body');
      checkCallOptions(id, given);
      const asked = (request.query ?? {}) as Query;
      checkValues(`${id}: query`, asked, true);
      const joined = Object.entries(asked).map(([name, value]) => [
        name,
        // An empty one is left out.
        Array.isArray(value) && value.length > 0 ? value.join() : value,
      ]);
      const query = queryOf(writeQuery(id, Object.fromEntries(joined)));
      return answerOf(id, base_url + pathOf(id, request.path) + (query && `?${query}`), request, given, needed);
    },
    async follow(list, url, { path, header }, given) {
      const followed = typeof url === 'string' && followUrl(base_url, base_url + pathOf(list, path, '-'), url);
      if (!followed) throw new RangeError(`the list names a page at ${url}, which is no URL of HTTP`);
      return answerOf(list, followed, { header }, given);
    },
    async send({ asked, make, send, may_repeat }, signal) {
      const tries = may_repeat ? retries : { times: 0 };
      const answer = await sendWithRetries(async () => make(), send || fetchIt, tries, signal);
      return readAnswer(asked, answer, header_prefix, 'empty');
    },
  };
}

function routeOf(id: OperationId): { method: string; path: string; expected: Expected } {
  const [method, path, expected = 'record'] = routes[id].split(' ') as [string, string, Expected?];
  return { method, path, expected };
}

/**
 * The path of an operation, with its parameters.
 * @param unknown stands for those that are missing
 * @throws TypeError for one that is missing, for half a character, and for dots alone, which lead to another path however
 *   they are encoded
 */
function pathOf(id: OperationId, given: unknown, unknown = ''): string {
  const path = routeOf(id).path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = String((given as Query | undefined)?.[name] ?? unknown);
    if (/^\.{0,2}$|\p{Cs}/u.test(value)) throw new TypeError(`${id}: path.${name} is ${value || 'missing'}`);
    return encodeURIComponent(value);
  });
  return `/v1${path}`;
}

/**
 * @param lists whether a value may be a list
 * @throws TypeError for what a text would change or lose, such as a date, half a character, and null in a list
 */
function checkValues(what: string, values: object, lists = false): void {
  for (const [name, value] of Object.entries(values)) {
    const all = lists ? [value ?? []].flat() : value === undefined ? [] : [value];
    const is_plain = (one: unknown) =>
      typeof one === 'string' ? one.isWellFormed() : /^(boo|big)/.test(typeof one) || Number.isFinite(one);
    if (!all.every(is_plain)) throw new TypeError(`${what}.${name} is no text or number`);
  }
}

/** A list is a parameter several times, as in the dialects where each condition of a filter has one. */
function queryOf(query: Query): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    [value ?? []].flat().map((one) => [name, one as string].map(encodeURIComponent).join('=')),
  );
  return parts.join('&');
}

/** @throws TypeError for what JSON cannot hold, and for what it would make null or an empty object, such as a file */
function textOf(id: OperationId, body: unknown): string {
  try {
    return JSON.stringify(body, (name, value: unknown) => {
      const is_number = typeof value === 'number';
      const is_plain = is_number ? Number.isFinite(value) : / (Object|Array|Null)]/.test({}.toString.call(value));
      if (!is_plain && (is_number || typeof value === 'object')) throw new Error(`${name} would be lost`);
      return value;
    });
  } catch (error) {
    throw new TypeError(`${id}: body is no JSON: ${String(error).split('\n')[0]}`);
  }
}

/** A signal of another realm, as in jsdom, is no signal to fetch: it ends the wait, and not the request. */
export function requestOf(url: string, { signal, ...init }: RequestInit): Request {
  try {
    return new Request(url, { ...init, ...(signal && { signal }) });
  } catch {
    return new Request(url, init);
  }
}
