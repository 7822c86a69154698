/** Where a URL leads. Events go to the same few receivers again and again, so each URL is read once and kept. */

export interface Place {
  origin: string;
  /** With its query. */
  path: string;
}

/** More than a world has receivers that are busy at once. */
const most_kept = 1_000;

const kept = new Map<string, Place>();

/** @returns undefined for what is no URL */
export function placeOf(url: string): Place | undefined {
  const known = kept.get(url);
  if (known) return known;
  const read = URL.parse(url);
  if (!read) return undefined;
  const place = { origin: read.origin, path: read.pathname + read.search };
  if (kept.size >= most_kept) kept.clear();
  kept.set(url, place);
  return place;
}
