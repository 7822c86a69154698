/** URLs of receivers, parsed once and cached: events go to the same few receivers again and again. */

export interface ParsedUrl {
  origin: string;
  /** With its query. */
  path: string;
}

/** More than the receivers that one world sends to at a time. */
const most_kept = 1_000;

const kept = new Map<string, ParsedUrl>();

/** @returns undefined when the text is not a URL */
export function parseUrl(url: string): ParsedUrl | undefined {
  const known = kept.get(url);
  if (known) return known;
  const read = URL.parse(url);
  if (!read) return undefined;
  const place = { origin: read.origin, path: read.pathname + read.search };
  if (kept.size >= most_kept) kept.clear();
  kept.set(url, place);
  return place;
}
