/**
 * Where the suite goes with a URL that the target gave. A cursor URL is requested under the base URL only, so that no
 * credential ever reaches another origin; a presigned URL is requested where the target file allows.
 */

/**
 * Resolves a cursor URL by RFC 3986 against the request that brought it. Where it points outside the base URL, its path
 * and query are put under the base URL. The result has the origin of the base URL and no user information.
 * @returns undefined when the text is no URL reference, or one of another scheme than http and https
 */
export function followUrl(base_url: string, request_url: string, given: string): string | undefined {
  if (!URL.canParse(given, request_url)) return undefined;
  const target = new URL(given, request_url);
  // The path of `mailto:@host` and the like is opaque: put behind an origin, it would name another host.
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return undefined;
  const base = new URL(base_url);
  const prefix = base.pathname.replace(/\/+$/, '');
  const inside = target.origin === base.origin && (prefix === '' || target.pathname.startsWith(`${prefix}/`));
  const followed = new URL(base.origin);
  followed.pathname = inside ? target.pathname : `${prefix}${pathBelowBase(target.pathname)}`;
  followed.search = target.search;
  return followed.href;
}

/** The part of a path on another origin that the interface knows: what stands before `/v1/` is that origin's own. */
function pathBelowBase(path: string): string {
  const at = path.indexOf('/v1/');
  return at > 0 ? path.slice(at) : path;
}

/**
 * Tells whether a presigned URL may be requested.
 * @param origins what the target file names; where it names none at all, the base URL's host at any port
 */
export function isAllowedStorage(base_url: string, origins: readonly string[] | undefined, given: string): boolean {
  if (!URL.canParse(given)) return false;
  const url = new URL(given);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  if (origins === undefined) return url.hostname === new URL(base_url).hostname;
  return origins.some((origin) => new URL(origin).origin === url.origin);
}
