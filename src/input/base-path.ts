/** The path of a base URL, which stands before every path of the interface. */

/** @returns `/team/api` without a slash at its end; empty where the URL has none */
export function basePath(base: URL): string {
  return base.pathname.replace(/\/+$/, '');
}

/** True where the path of a URL, of whatever origin, is below that of a base URL. */
export function isBelowPath(url: URL, base: URL): boolean {
  return url.pathname.startsWith(`${basePath(base)}/`);
}
