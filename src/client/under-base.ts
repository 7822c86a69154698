/** Reach of credentials: below the base URL, and nowhere else. Every sender of one asks this right before. */

/** True where a URL, in normal form, has origin and path prefix of the base URL, and no user information. */
export function isUnderBase(base_url: string, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const base = new URL(base_url);
  const { protocol, host, username, password, pathname } = new URL(url);
  // The path of any other scheme is opaque: put behind an origin, it may name another host.
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (username !== '' || password !== '') return false;
  const prefix = base.pathname.replace(/\/+$/, '');
  return protocol === base.protocol && host === base.host && pathname.startsWith(`${prefix}/`);
}
