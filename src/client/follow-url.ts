/** Target of a cursor URL: under the base URL only, so that no credential ever reaches another origin. */
import { basePath, isBelowPath } from '../input/base-path.ts';

/**
 * Resolves a cursor URL by RFC 3986 against the request that brought it. Where it points outside the base URL, its path
 * and query are put under the base URL. The result has the origin of the base URL and no user information.
 * @returns undefined when the text is no URL reference, or one of another scheme than http and https
 */
export function followUrl(base_url: string, request_url: string, given: string): string | undefined {
  if (!URL.canParse(given, request_url)) return undefined;
  const target = new URL(given, request_url);
  // The path of `mailto:@host` and the like is opaque: put behind an origin, it would name another host.
  if (!/^https?:$/.test(target.protocol)) return undefined;
  const base = new URL(base_url);
  const prefix = basePath(base);
  const inside = target.origin === base.origin && isBelowPath(target, base);
  const own = new URL(request_url).pathname.slice(prefix.length);
  const followed = new URL(base.origin);
  followed.pathname = inside ? target.pathname : `${prefix}${pathBelowBase(target.pathname, own)}`;
  followed.search = target.search;
  return followed.href;
}

/**
 * The part of a path on another origin that the interface knows: what stands before the path of the list itself is that
 * origin's own, or else what stands before `/v1/`.
 */
function pathBelowBase(path: string, own: string): string {
  if (path.endsWith(own)) return own;
  const at = path.indexOf('/v1/');
  return at > 0 ? path.slice(at) : path;
}
