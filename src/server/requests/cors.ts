/**
 * Browsers from other origins: which pages may read what the interface and storage answer, and what is told to a browser
 * that asks beforehand. A refusal is readable as any other answer is, so the path and the method that are asked about do
 * not matter. The control interface has rules of its own (`control/cross-origin.ts`).
 */
import type { IncomingMessage } from 'node:http';
import { requestIdHeader } from '../../engine/header-names.ts';
import type { World } from '../parts.ts';

/** Origins of pages that may read the interface and storage, `*` for all; none where it is off. */
export type CorsOrigins = '*' | readonly string[];

/** The parts of a request that are looked at. */
type Asked = Pick<IncomingMessage, 'method' | 'headers'>;

export interface Cors {
  /** True for a preflight, which is answered with 204 and nothing but `headers`. */
  answers(request: Asked): boolean;
  /**
   * Headers of every answer, whatever its status.
   * @param world whose answer it is; undefined where no world answers
   * @returns an object of its own, which may be added to
   */
  headers(request: Asked, world: Pick<World, 'choices'> | undefined): Record<string, string>;
}

/** In seconds. A page may have been loaded from another server by then, one of other options on the same port. */
const preflight_max_age_s = 600;

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** Headers that may be sent, for a preflight that does not name its own. */
const sendable = 'Authorization, Content-Type, X-Organization-Id, Prefer, Range, If-Range, traceparent, tracestate';

/** Headers that pages may read beside the few that they always may. */
const readable =
  'Retry-After, Location, ETag, Content-Range, Accept-Ranges, Allow, Preference-Applied, WWW-Authenticate, Date';

export function createCors(origins: CorsOrigins): Cors {
  const is_off = origins.length === 0;
  const answers = (request: Asked) => !is_off && isPreflight(request);
  /** Headers that are the same on all answers of a world. */
  const to_all = new WeakMap<World['choices'], Record<string, string>>();

  function told(world: Pick<World, 'choices'>): Record<string, string> {
    const known = to_all.get(world.choices) ?? { 'access-control-allow-origin': '*', ...reading(world) };
    to_all.set(world.choices, known);
    return known;
  }

  /** The origin that is told it may read; undefined for those that may not. */
  function allowed({ headers: { origin } }: Asked): string | undefined {
    if (origins === '*') return '*';
    return origin !== undefined && origins.includes(origin) ? origin : undefined;
  }

  return {
    answers,
    headers(request, world) {
      if (is_off) return {};
      if (origins === '*' && world && !answers(request)) return { ...told(world) };
      // An answer to all is the same for all; caches are to keep the others apart.
      const vary = origins === '*' ? undefined : { vary: 'Origin' };
      const origin = allowed(request);
      if (origin === undefined) return { ...vary };
      const granted = { ...vary, 'access-control-allow-origin': origin, ...withCredentials(origin) };
      return answers(request) ? { ...granted, ...sending(request) } : { ...granted, ...reading(world) };
    },
  };
}

/** Browsers refuse an answer to a page that asks with credentials unless it names the page (Fetch, 3.3.5). */
export function withCredentials(origin: string): Record<string, string> {
  return origin === '*' ? {} : { 'access-control-allow-credentials': 'true' };
}

function sending({ headers }: Asked): Record<string, string> {
  const is_private = headers['access-control-request-private-network'] === 'true';
  return {
    'access-control-allow-methods': methods,
    'access-control-allow-headers': String(headers['access-control-request-headers'] ?? sendable),
    'access-control-max-age': String(preflight_max_age_s),
    ...(is_private && { 'access-control-allow-private-network': 'true' }),
  };
}

function reading(world: Pick<World, 'choices'> | undefined): Record<string, string> {
  const own = world && `${requestIdHeader(world)}, `;
  return { 'access-control-expose-headers': `${own ?? ''}${readable}` };
}

/** True for a preflight: a browser asks what a page of another origin may send. */
export function isPreflight({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return method === 'OPTIONS' && headers.origin !== undefined && 'access-control-request-method' in headers;
}
