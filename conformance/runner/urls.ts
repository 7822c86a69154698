/**
 * Where a URL that the target gave leads. Cursor URLs are followed under the base URL only, so that no credential ever
 * reaches another origin; presigned URLs go where the target file allows.
 */

export interface FollowedUrl {
  /** The URL to request: path and query of the given one, under the base URL. */
  url: string;
  /** True when the given one pointed elsewhere: observed, never a failure by itself. */
  elsewhere: boolean;
}

/**
 * Resolves a cursor URL by RFC 3986 against the request that brought it, then puts its path and query under the base
 * URL where it points outside.
 * @returns undefined when the text is no URL reference
 */
export function followUrl(base_url: string, request_url: string, given: string): FollowedUrl | undefined {
  if (!URL.canParse(given, request_url)) return undefined;
  const target = new URL(given, request_url);
  const base = new URL(base_url);
  const prefix = base.pathname.replace(/\/+$/, '');
  const inside = target.origin === base.origin && (prefix === '' || target.pathname.startsWith(`${prefix}/`));
  if (inside) return { url: target.href, elsewhere: false };
  const at = target.pathname.indexOf('/v1/');
  const path = at > 0 && !target.pathname.startsWith('/v1/') ? target.pathname.slice(at) : target.pathname;
  return { url: `${base.origin}${prefix}${path}${target.search}`, elsewhere: true };
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
