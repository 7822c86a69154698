/**
 * The query of a URL, with its `?`, as whoever gave the URL wrote it: `URL` writes an apostrophe as `%27`, which RFC 3986
 * (section 3.4) lets stand, and a server that compares texts takes for another cursor.
 */
export function queryAsGiven(url: string): string {
  const [, query] = /^[^?#]*\?([^#]*)/.exec(url) ?? [];
  const written = query?.split("'").map((piece) => new URL(`http://host/?${piece}`).search.slice(1));
  return written === undefined ? '' : `?${written.join("'")}`;
}
