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
