/** The base URLs of a target: one, or one for each replica of a service that runs several times over the same records. */

import { basePath } from '../../src/input/base-path.ts';
import { isUnderBase } from '../../src/input/under-base.ts';
import type { Target } from './target.ts';

/** The part of a target file that names them. */
export type BaseUrls = Pick<Target, 'base_url' | 'base_urls'>;

/** Of each replica, in the order of the target file. */
export function baseUrlsOf({ base_url, base_urls }: BaseUrls): readonly string[] {
  return base_urls ?? [base_url];
}

/** The base URL that a URL lies below; undefined where there is none. Of two that fit, the longer one. */
export function baseAbove(target: BaseUrls, url: string): string | undefined {
  return baseUrlsOf(target)
    .filter((base_url) => isUnderBase(base_url, url))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** True for the origin of any of them: credentials, and what else is for the target alone, may go there. */
export function isHome(target: BaseUrls, origin: string): boolean {
  return baseUrlsOf(target).some((base_url) => new URL(base_url).origin === origin);
}

/**
 * The same URL at another replica: what stands behind the base URL of the one goes behind that of the other. A path
 * outside of the base URL's stays as it is, and only the origin is another.
 * @param url at the origin of one of them
 */
export function movedTo(target: BaseUrls, url: string, base_url: string): string {
  const above = baseAbove(target, url);
  if (above === base_url) return url;
  // As text: `URL` would write some characters in another way.
  if (above !== undefined && url.startsWith(above)) return `${base_url}${url.slice(above.length)}`;
  const { pathname, search } = new URL(url);
  if (above === undefined) return `${new URL(base_url).origin}${pathname}${search}`;
  return `${base_url}${pathname.slice(basePath(new URL(above)).length)}${search}`;
}
