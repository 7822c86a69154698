/**
 * Target of a cursor URL: exactly as it was given at the base URL's origin, and nothing at any other. The origins of the
 * replicas of one target stand for each other.
 */
import { basePath, isBelowPath } from '../../src/input/base-path.ts';
import { type BaseUrls, baseUrlsOf, isHome } from '../target/base-urls.ts';
import type { Target } from '../target/target.ts';
import { queryAsGiven } from './query-as-given.ts';

export type CursorTarget =
  /** To be requested. */
  | { url: string }
  /** Nothing may be requested: it is at another origin, which stands for nothing. `place` is its URL without the query. */
  | { origin: string; place: string }
  /** No URL of HTTP. */
  | 'unreadable';

/**
 * Resolves it by RFC 3986. At an origin of `network.cursor_origins`, path and query are put under the base URL: in the
 * place of the entry's own path, as they are where they begin with the base URL's, and else behind that.
 * @param request_url the URL that brought it
 */
export function cursorTarget(
  target: BaseUrls & Pick<Target, 'network'>,
  request_url: string,
  given: string,
): CursorTarget {
  if (!URL.canParse(given, request_url)) return 'unreadable';
  const found = new URL(given, request_url);
  if (found.protocol !== 'http:' && found.protocol !== 'https:') return 'unreadable';
  // No part of where it leads: a URL may name somebody, whose word is not ours.
  found.username = '';
  found.password = '';
  found.hash = '';
  const query = queryAsGiven(given) || found.search;
  if (isHome(target, found.origin)) return { url: `${found.origin}${found.pathname}${query}` };
  const { base_url, network = {} } = target;
  const base = new URL(base_url);
  const standIn = (network.cursor_origins ?? [])
    .map((one) => new URL(one))
    .find((one) => one.origin === found.origin && isBelowPath(found, one));
  if (!standIn) return { origin: found.origin, place: `${found.origin}${found.pathname}` };
  const [prefix, own] = [base, standIn].map(basePath) as [string, string];
  const path = found.pathname.slice(own.length);
  const is_below = own === '' && isBelowPath(found, base);
  return { url: `${base.origin}${is_below ? '' : prefix}${path}${found.search}` };
}

/** One line for whoever can mend it. */
export function whyNotFollowed(target: BaseUrls, { origin, place }: { origin: string; place: string }) {
  return `cursor URLs point at ${place}, another origin than that of ${baseUrlsOf(target).join(' and ')}: nothing is requested there unless network.cursor_origins names ${origin}`;
}
