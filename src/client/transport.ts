/** The way of a request and its answer: signed, repeated where that is safe, refusals thrown. */
import createFetchClient from 'openapi-fetch';
import { routes } from '../generated/client-routes.ts';
import type { paths } from '../generated/client-types.ts';
import { followUrl } from './follow-url.ts';
import { ModelRunError } from './model-run-error.ts';
import type { CallOptions, OperationId } from './operations.ts';
import { type RetryOptions, retryAfter_s, withRetries } from './retries.ts';
import { isUnderBase } from './under-base.ts';

export interface TransportOptions {
  /** URL of the implementation, up to and without `/v1`. */
  base_url: string;
  /** The bearer token, or what gives one; it is asked anew for each request. */
  token: string | (() => string | Promise<string>);
  /** The organization to act in (`X-Organization-Id`), for the token of a user. */
  organization?: string;
  /** Takes the place of the platform's own. */
  fetch?: (request: Request) => Promise<Response>;
  /** Repeats of requests that may be sent again; false for none. */
  retries?: Partial<RetryOptions> | false;
}

type Query = Readonly<Record<string, unknown>>;

/** Path, query and header parameters, and the body. */
export interface AnyRequest {
  path?: unknown;
  query?: unknown;
  header?: unknown;
  body?: unknown;
}

export interface Transport {
  /** @throws ModelRunError for whatever is no success */
  call(id: OperationId, request: AnyRequest, options: CallOptions): Promise<unknown>;
  /** Requests a cursor URL of a list. The token goes to the implementation alone, wherever the URL leads. */
  follow(list: OperationId, url: string, request: AnyRequest, options: CallOptions): Promise<unknown>;
  /** Without a token: to storage. */
  send(request: Request): Promise<Response>;
}

/**
 * @param header_prefix what stands before `Request-Id` in the answers
 * @param writeQuery writes a query as the implementation spells it
 * @throws TypeError for a base URL that is none
 */
export function createTransport(
  options: TransportOptions,
  header_prefix: string,
  writeQuery: (id: OperationId, query: Query) => Query = (_, query) => query,
): Transport {
  const { organization, token, retries = {} } = options;
  const base_url = new URL(options.base_url).href.replace(/\/$/, '');
  // Looked up at each request, so that what is put in its place later is used.
  const send = options.fetch ?? ((request) => fetch(request));
  const signed = async (request: Request) => {
    if (!isUnderBase(base_url, request.url)) throw new RangeError(`no token goes to ${request.url}`);
    request.headers.set('authorization', `Bearer ${typeof token === 'string' ? token : await token()}`);
    if (organization !== undefined && !request.headers.has('x-organization-id')) {
      request.headers.set('x-organization-id', organization);
    }
    return send(request);
  };
  const repeated = retries === false ? signed : withRetries(signed, retries);
  const client = createFetchClient<paths>({
    baseUrl: base_url,
    // Each list that a request takes is joined by commas.
    querySerializer: { array: { style: 'form', explode: false } },
  });
  // Paths are checked where calls are typed by their operation.
  const request = client.request as unknown as (...given: unknown[]) => Promise<{ response: Response }>;

  const taken = (operation: OperationId) => async (asked: Request) => {
    const response = await repeated(asked);
    if (response.ok) return response;
    const { status, headers } = response;
    throw new ModelRunError(operation, {
      status,
      body: await bodyOf(response),
      request_id: headers.get(`${header_prefix}Request-Id`) ?? undefined,
      retry_after_s: retryAfter_s(headers),
    });
  };

  return {
    async call(id, { body, query, ...rest }, { signal }) {
      const [method, path] = routes[id];
      const params = { ...rest, query: writeQuery(id, (query ?? {}) as Query) };
      const given = { ...(body !== undefined && { body }), ...(signal && { signal }) };
      const init = { params, parseAs: 'stream', fetch: taken(id), ...given };
      const { response } = await request(method.toLowerCase(), path, init);
      return bodyOf(response);
    },
    async follow(list, url, request, { signal }) {
      const path = (request.path ?? {}) as Query;
      const at = routes[list][1].replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(path[name])));
      const followed = followUrl(base_url, base_url + at, url);
      if (followed === undefined) throw new RangeError(`the list names a page at ${url}, which is no URL of HTTP`);
      return bodyOf(await taken(list)(new Request(followed, { ...(signal && { signal }) })));
    },
    send,
  };
}

/** Parsed where it says that it is JSON, and is; undefined where there is none. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  if (!/[/+]json\b/i.test(response.headers.get('content-type') ?? '')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
