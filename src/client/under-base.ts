/** Reach of credentials: below the base URL, and nowhere else. Every sender of one asks this right before. */

/** True where a URL, in normal form, has origin and path prefix of the base URL, and no user information. */
export function isUnderBase(base_url: string, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const [base, asked] = [new URL(base_url), new URL(url)];
  const prefix = base.pathname.replace(/\/+$/, '');
  // Without user information, a URL of HTTP begins with its origin. The path of any other scheme is opaque.
  return asked.origin === base.origin && asked.href.startsWith(`${base.origin + prefix}/`);
}
