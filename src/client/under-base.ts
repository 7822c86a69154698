/** Reach of credentials: below the base URL, and nowhere else. Every sender of one asks this right before. */
import { isBelowPath } from '../input/base-path.ts';

/** True where a URL, in normal form, has origin and path prefix of the base URL, and no user information. */
export function isUnderBase(base_url: string, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const base = new URL(base_url);
  const there = new URL(url);
  const { protocol, host, username, password } = there;
  // The path of any other scheme is opaque: put behind an origin, it may name another host.
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  if (username !== '' || password !== '') return false;
  return protocol === base.protocol && host === base.host && isBelowPath(there, base);
}
