/** Reach of credentials: below the base URL, and nowhere else. Every sender of one asks this right before. */
import { isBelowPath } from './base-path.ts';

/** True where a URL, in normal form, has origin and path prefix of the base URL, and no user information. */
export function isUnderBase(base_url: string, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const [base, asked] = [new URL(base_url), new URL(url)];
  const is_anonymous = asked.username === '' && asked.password === '';
  // The path of another scheme is opaque: put behind an origin, it may name another host.
  const is_there = asked.protocol === base.protocol && asked.origin === base.origin;
  return is_there && is_anonymous && isBelowPath(asked, base);
}
